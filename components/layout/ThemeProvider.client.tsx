'use client'

import { ThemeProvider as NextThemes, useTheme } from 'next-themes'
import { type ReactNode, useEffect } from 'react'
import { isTheme, themeSettings } from '@/lib/color-mode'
import { colorMode } from '@/lib/site.mjs'

const { themes, ...settings } = themeSettings(colorMode)

/** Sets the theme on a `postMessage` from a frame of the same origin. Messages from other origins are ignored. */
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

/** Applies the color theme before the first paint, stores the visitor's choice under `theme` and synchronizes it between tabs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes attribute="data-theme" {...settings} disableTransitionOnChange>
      <ThemeMessages />
      {children}
    </NextThemes>
  )
}
