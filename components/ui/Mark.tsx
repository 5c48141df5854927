import { glyphs } from '@/lib/figures/glyphs'
import { LineDrawing } from './LineDrawing'

/** The mark: an open O of nested depth lines whose lowest line is level, like water in a bowl. One weight, one color. */
export const Mark = ({ size = 24, className }: { size?: number; className?: string }) => (
  <LineDrawing path={glyphs.mark.path} size={size} weight={2} className={className} />
)
