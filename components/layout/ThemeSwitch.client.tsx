'use client'

import { useTheme } from 'next-themes'
import { useEffect, useSyncExternalStore } from 'react'
import { isTheme, nextTheme, type Theme, themeSettings } from '@/lib/color-mode'
import { settings } from '@/lib/site.mjs'

const subscribe = () => () => {}

/** Icon paths: a screen, a sun and a moon. CSS shows the icon of the theme in `data-theme-choice` or `data-theme` of the document. */
const drawings: Record<Theme, string> = {
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  dark: 'M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7Z',
}

/**
 * Button that changes the color theme. It switches between light and dark or, with `followSystem`, cycles through system, light and dark.
 * The HTML contains all icons and CSS shows one, so the button does not change during hydration.
 */
export function ThemeSwitch({ followSystem = settings.colorMode.followSystem }: { followSystem?: boolean }) {
  const { themes } = themeSettings({ followSystem })
  const { theme, setTheme } = useTheme()
  const known = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const current = known && isTheme(theme, themes) ? theme : undefined

  useEffect(() => {
    if (followSystem && current) document.documentElement.setAttribute('data-theme-choice', current)
  }, [followSystem, current])

  const next = nextTheme(theme, themes)
  const cycle = current ? `Theme: ${current}. Switch to ${next} theme` : 'Switch between system, light and dark theme'
  return (
    <button
      type="button"
      data-cycles={followSystem ? '' : undefined}
      className="theme-switch needs-js grid size-11 flex-none place-items-center rounded-control text-muted transition hover:text-ink"
      onClick={() => setTheme(next)}
      aria-label={followSystem ? cycle : 'Switch between light and dark theme'}
    >
      <svg
        width="1.125rem"
        height="1.125rem"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {themes.map((name) => (
          <path key={name} d={drawings[name]} data-shows={name} />
        ))}
      </svg>
    </button>
  )
}
