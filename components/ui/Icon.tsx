import { ICON_SPRITE, type IconName } from '@/lib/figures/icons'
import { basePath } from '@/lib/site.mjs'

/**
 * Icon in the color of the text, hidden from screen readers. `size` is in pixels at the usual size of text, with which icons grow;
 * `strokeWidth` is in units of a grid of 24.
 */
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
  const width = `${size / 16}rem`
  return (
    <svg className={className ? `icon ${className}` : 'icon'} width={width} height={width} strokeWidth={strokeWidth} aria-hidden="true">
      <use href={`${basePath}${ICON_SPRITE}#${name}`} />
    </svg>
  )
}
