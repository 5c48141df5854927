import { storageKeys } from './site.mjs'

/** What a reader can choose. `system` stands for the theme of the reader's system. */
export type Theme = 'system' | 'light' | 'dark'

/** Settings of next-themes, and the themes that can be chosen. */
export type ThemeSettings = {
  themes: readonly Theme[]
  defaultTheme: Theme
  enableSystem: boolean
  storageKey: string
  /** The value of `data-theme` for each stored theme. */
  value?: Record<Theme, string>
}

/**
 * Settings for a site that follows the system's theme, or does not. A site that stops following it may find `system` stored from before;
 * it then shows the default theme.
 */
export function themeSettings({ followSystem }: { followSystem: boolean }): ThemeSettings {
  const shared = { enableSystem: followSystem, storageKey: storageKeys.theme }
  return followSystem
    ? { ...shared, themes: ['system', 'light', 'dark'], defaultTheme: 'system' }
    : { ...shared, themes: ['light', 'dark'], defaultTheme: 'light', value: { system: 'light', light: 'light', dark: 'dark' } }
}

/** Whether a value is one of the themes that can be chosen. */
export const isTheme = (value: unknown, themes: readonly Theme[]): value is Theme => themes.includes(value as Theme)

/** The theme after one press of the switch. An unknown or disallowed theme counts as the first. */
export function nextTheme(current: string | undefined, themes: readonly Theme[]): Theme {
  const index = themes.indexOf(current as Theme)
  return themes[(Math.max(index, 0) + 1) % themes.length] ?? 'light'
}
