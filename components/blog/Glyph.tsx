import { type GlyphName, glyphs } from '@/lib/figures/glyphs'

/** A drawing of a subject, in the text's colour. Decoration: hidden from assistive technology. */
export function Glyph({
  name,
  size = 24,
  weight = 1.5,
  className,
}: {
  name: GlyphName
  size?: number
  weight?: number
  className?: string
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={glyphs[name].path} />
    </svg>
  )
}
