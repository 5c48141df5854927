import { storageKeys } from './site.mjs'

/** A theme that a reader can choose. `system` follows the theme of the operating system. */
export type Theme = 'system' | 'light' | 'dark'

/** Settings for next-themes, including the available themes. */
export type ThemeSettings = {
  themes: readonly Theme[]
  defaultTheme: Theme
  enableSystem: boolean
  storageKey: string
  /** Value of `data-theme` for each stored theme. */
  value?: Record<Theme, string>
}

/**
 * Theme settings for a site with or without system themes. A browser may still have `system` stored from a time when the site followed
 * the system; if it no longer does, that value falls back to the default theme.
 */
export function themeSettings({ followSystem }: { followSystem: boolean }): ThemeSettings {
  const shared = { enableSystem: followSystem, storageKey: storageKeys.theme }
  return followSystem
    ? { ...shared, themes: ['system', 'light', 'dark'], defaultTheme: 'system' }
    : { ...shared, themes: ['light', 'dark'], defaultTheme: 'light', value: { system: 'light', light: 'light', dark: 'dark' } }
}

/** Whether a value is one of the available themes. */
export const isTheme = (value: unknown, themes: readonly Theme[]): value is Theme => themes.includes(value as Theme)

/** The theme that the switch selects next. An unknown or unavailable theme is treated as the first one. */
export function nextTheme(current: string | undefined, themes: readonly Theme[]): Theme {
  const index = themes.indexOf(current as Theme)
  return themes[(Math.max(index, 0) + 1) % themes.length] ?? 'light'
}
