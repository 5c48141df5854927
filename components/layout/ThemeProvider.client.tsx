'use client'

import { ThemeProvider as NextThemes, useTheme } from 'next-themes'
import { type ReactNode, useEffect } from 'react'
import { isTheme, themeSettings } from '@/lib/color-mode'
import { colorMode } from '@/lib/site.mjs'

const { themes, ...settings } = themeSettings(colorMode)

/** Lets a frame of the site's own origin set the theme by message; all other origins are ignored. */
function ThemeMessages() {
  const { setTheme } = useTheme()
  useEffect(() => {
    const receive = (event: MessageEvent<{ theme?: unknown } | null>) => {
      if (event.origin !== window.location.origin) return
      const theme = event.data?.theme
      if (isTheme(theme, themes)) setTheme(theme)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [setTheme])
  return null
}

/** Applies the color theme before the first paint, stores the reader's choice under `theme` and shares it between tabs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes attribute="data-theme" {...settings} disableTransitionOnChange>
      <ThemeMessages />
      {children}
    </NextThemes>
  )
}
