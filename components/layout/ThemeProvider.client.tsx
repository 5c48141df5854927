'use client'

import { ThemeProvider as NextThemes, useTheme } from 'next-themes'
import { type ReactNode, useEffect } from 'react'
import { storageKeys } from '@/lib/site.mjs'

/** Lets a frame of the site's own origin set the theme by message; all other origins are ignored. */
function ThemeMessages() {
  const { setTheme } = useTheme()
  useEffect(() => {
    const receive = (event: MessageEvent<{ theme?: unknown } | null>) => {
      if (event.origin !== window.location.origin) return
      const theme = event.data?.theme
      if (theme === 'light' || theme === 'dark') setTheme(theme)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [setTheme])
  return null
}

/** Light by default; the system's preference is not followed. The choice is stored under `theme` and shared between tabs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes attribute="data-theme" defaultTheme="light" enableSystem={false} storageKey={storageKeys.theme} disableTransitionOnChange>
      <ThemeMessages />
      {children}
    </NextThemes>
  )
}
