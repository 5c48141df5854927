import { glyphs } from '@/lib/figures/glyphs'
import { LineDrawing } from './LineDrawing'

/** Logo mark: an open O of nested depth lines with a horizontal lowest line. It has one stroke width and one color. */
export const Mark = ({ size = 24, className }: { size?: number; className?: string }) => (
  <LineDrawing path={glyphs.mark.path} size={size} weight={2} className={className} />
)
