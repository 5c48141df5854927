import { type FigureName, figures } from '@/lib/figures/catalog'
import { basePath } from '@/lib/site.mjs'

const fades = {
  none: undefined,
  /** Strong at the right, gone under text at the left. */
  left: 'linear-gradient(100deg, transparent 34%, black 80%)',
  bottom: 'linear-gradient(to bottom, black, transparent 85%)',
} as const

/**
 * The brand pattern, filling its parent. Lines of a file, used as a part of the page: they take the theme's color, and browsers do not take
 * them for the page's main picture, as they would a background. Decoration only: hidden from assistive technology.
 */
export function DepthLines({
  name,
  fade = 'none',
  color = 'var(--contour)',
}: {
  name: FigureName
  fade?: keyof typeof fades
  color?: string
}) {
  const { width, height } = figures[name]
  return (
    <svg
      aria-hidden="true"
      className="depth-lines"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      style={{ color, mask: fades[fade] }}
    >
      <use href={`${basePath}/figures/${name}.svg#lines`} />
    </svg>
  )
}
