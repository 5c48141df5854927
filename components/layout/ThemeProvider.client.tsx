'use client'

import { ThemeProvider as NextThemes, useTheme } from 'next-themes'
import { type ReactNode, useEffect, useState } from 'react'
import { isTheme, themeSettings } from '@/lib/color-mode'
import { settings } from '@/lib/site.mjs'

const { themes, ...themeProps } = themeSettings(settings.colorMode)

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

/**
 * Changes colors at once when the theme changes, also by another tab or the operating system. next-themes offers `disableTransitionOnChange`
 * for this, but it also adds and removes a style sheet each time a page is opened, and the browser then calculates the style of every
 * element twice more: 100 to 130 ms of a documentation page.
 */
function useInstantThemes() {
  useEffect(() => {
    const root = document.documentElement
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ oldValue }) => oldValue === root.dataset.theme)) return
      // Applies the new colors, and ends the transitions to them. To disable transitions instead, every element would be styled twice.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    })
    observer.observe(root, { attributeFilter: ['data-theme'], attributeOldValue: true })
    return () => observer.disconnect()
  }, [])
}

/**
 * The theme that an embedding page asked for (see embedded-script.ts), or undefined. It applies only to the frame, so it is not stored: the
 * visitor's choice for the site remains.
 */
function useEmbeddedTheme(): string | undefined {
  const [theme, setTheme] = useState<string>()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.embedded === undefined) return
    const read = () => setTheme(dataset.embedded || undefined)
    read()
    window.addEventListener('message', read)
    return () => window.removeEventListener('message', read)
  }, [])
  return theme
}

/** Applies the color theme before the first paint, stores the visitor's choice under `theme` and synchronizes it between tabs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const embeddedTheme = useEmbeddedTheme()
  useInstantThemes()
  return (
    <NextThemes attribute="data-theme" {...themeProps} {...(embeddedTheme && { forcedTheme: embeddedTheme })}>
      <ThemeMessages />
      {children}
    </NextThemes>
  )
}
