import { type FigureName, figures } from '@/lib/figures/catalog'
import { basePath } from '@/lib/site.mjs'

const fades = {
  none: undefined,
  /** Visible on the right, in the space that a column of text of at most 46 rem leaves free. Narrow windows show no lines. */
  left: 'linear-gradient(to right, transparent max(50% + 15rem, 56rem), black max(50% + 34rem, 76rem))',
  /** Visible around a button and a short line of text in the middle. */
  center: 'radial-gradient(transparent 6rem, black 20rem)',
} as const

/**
 * Brand pattern that fills its parent. The lines are in a separate SVG file and included with `<use>`, so that they have the color of the
 * theme and browsers do not treat them as the largest contentful paint, unlike a background image. Decorative, so hidden from assistive
 * technology.
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
