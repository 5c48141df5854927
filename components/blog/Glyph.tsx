import type { ComponentProps } from 'react'
import { LineDrawing } from '@/components/ui/LineDrawing'
import { type GlyphName, glyphs } from '@/lib/figures/glyphs'

/** Line drawing for a subject. */
export const Glyph = ({ name, ...look }: { name: GlyphName } & Omit<ComponentProps<typeof LineDrawing>, 'path'>) => (
  <LineDrawing path={glyphs[name].path} {...look} />
)
