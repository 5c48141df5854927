import type { FigureName } from '@/lib/figures/catalog'
import { basePath } from '@/lib/site.mjs'

const fades = {
  none: '',
  /** Strong at the right, gone under text at the left. */
  left: 'linear-gradient(100deg, transparent 34%, black 80%)',
  bottom: 'linear-gradient(to bottom, black, transparent 85%)',
} as const

/**
 * The brand pattern, filling its parent. A mask, so that its colour is the theme's. Decoration only: hidden from assistive technology.
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
  const drawing = `url(${basePath}/figures/${name}.svg) center / cover no-repeat`
  const mask = fades[fade] ? `${fades[fade]}, ${drawing}` : drawing
  return <div aria-hidden="true" className="depth-lines" style={{ backgroundColor: color, mask, maskComposite: 'intersect' }} />
}
