import { Icon } from '@/components/ui/Icon'
import { designTokens } from '@/lib/content/design-tokens'
import { contrast } from '@/lib/figures/contrast'

const colors = [
  { token: 'brand', theme: 'light', name: 'Brand blue', use: 'links and buttons' },
  { token: 'brand', theme: 'dark', name: 'Brand blue, dark', use: 'links, dark theme' },
  { token: 'water', theme: 'light', name: 'Water', use: 'figures' },
  { token: 'water', theme: 'dark', name: 'Water, dark', use: 'figures, dark theme' },
  { token: 'ink', theme: 'light', name: 'Ink', use: 'text' },
  { token: 'muted', theme: 'light', name: 'Muted', use: 'secondary text' },
  { token: 'paper', theme: 'dark', name: 'Deep', use: 'page, dark theme' },
  { token: 'sunken', theme: 'light', name: 'Shoal', use: 'secondary backgrounds' },
] as const

/** Brand colors with their contrast to the light and dark background. The values are the design tokens of the site. */
export function BrandColors() {
  const themes = { light: designTokens('light'), dark: designTokens('dark') }
  const papers = [themes.light.paper ?? '#ffffff', themes.dark.paper ?? '#000000'] as const
  return (
    <ul className="not-prose grid grid-cols-2 gap-4 desktop:grid-cols-4">
      {colors.map(({ token, theme, name, use }) => {
        const hex = (themes[theme][token] ?? '').toUpperCase()
        const [onWhite, onDark] = papers.map((paper) => contrast(hex.toLowerCase(), paper).toFixed(1))
        return (
          <li key={name} className="overflow-hidden rounded-panel border border-line">
            <div className="h-20 border-b border-line" style={{ backgroundColor: hex }} />
            <div className="mt-0 p-4">
              <p className="font-medium">{name}</p>
              <p className="mt-0 text-sm text-muted">{use}</p>
              <button
                type="button"
                data-copy-text={hex}
                aria-label={`Copy ${hex}, ${name}`}
                className="group mt-1 inline-flex min-h-11 items-center gap-2 font-mono text-sm"
              >
                {hex}
                <Icon name="copy" size={14} className="needs-js text-muted group-data-done:hidden" />
                <span className="hidden font-sans text-good group-data-done:inline">Copied</span>
              </button>
              <dl className="mt-1 grid grid-cols-[1fr_auto] gap-y-0.5 text-sm text-muted tabular-nums">
                <dt>on white</dt>
                <dd className="text-right">{onWhite} : 1</dd>
                <dt>on dark</dt>
                <dd className="text-right">{onDark} : 1</dd>
              </dl>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
