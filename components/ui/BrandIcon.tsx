import { suggestion } from '@/lib/nearest'
import { LineDrawing } from './LineDrawing'

// Icons drawn for this site to represent the networks. They do not use the artwork of the logos.
const glyphs = {
  slack: 'M9.5 4v16M14.5 4v16M4 9.5h16M4 14.5h16',
  github:
    'M9 19c-4 1.4-4-2-6-2.4M15 21v-3.2c0-1 .1-1.5-.5-2.1 2.8-.3 5.5-1.4 5.5-6a4.7 4.7 0 0 0-1.3-3.2 4.3 4.3 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12 12 0 0 0-6.2 0C6.5 3 5.4 3.3 5.4 3.3a4.3 4.3 0 0 0-.1 3.2A4.7 4.7 0 0 0 4 9.7c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V21',
  linkedin: 'M4 9.5V20M4 4.5v.1M9.5 20V9.5M9.5 14c0-2.8 1.6-4.5 4.4-4.5S18.5 11 18.5 14v6',
  youtube: 'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3ZM10 9.2v5.6l4.8-2.8Z',
  instagram:
    'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4ZM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2M16.8 7.2v.1',
  x: 'm4 4 16 16M20 4 4 20',
} as const

type BrandIconName = keyof typeof glyphs

/** Outline icon of a network. An unknown name throws an error that suggests the most similar one. */
export function BrandIcon({ name, size = 20 }: { name: string; size?: number }) {
  if (!(name in glyphs)) throw new Error(`Unknown icon "${name}".${suggestion(name, Object.keys(glyphs))}`)
  return <LineDrawing path={glyphs[name as BrandIconName]} size={size} weight={1.7} />
}
