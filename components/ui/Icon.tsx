import { ICON_SPRITE, type IconName } from '@/lib/figures/icons'
import { basePath } from '@/lib/site.mjs'

/** Icon in the color of the text, hidden from screen readers. `size` is in pixels, `strokeWidth` in units of a grid of 24. */
export function Icon({
  name,
  size,
  strokeWidth = 2,
  className,
}: {
  name: IconName
  size: number
  strokeWidth?: number
  className?: string
}) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} width={size} height={size} strokeWidth={strokeWidth} aria-hidden="true">
      <use href={`${basePath}${ICON_SPRITE}#${name}`} />
    </svg>
  )
}
