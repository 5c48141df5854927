import { glyphs } from './glyphs'
import { outlineOf, widthOf } from './outline.server'

/** The mark and the word mark as files; `npm run icons` draws them into public/brand/. */

export const brandColors = { blue: '#193ae6', black: '#0b1220', white: '#ffffff' } as const
export type BrandColor = keyof typeof brandColors
export const brandForms = ['mark', 'wordmark'] as const
export type BrandForm = (typeof brandForms)[number]

/** Side of the mark's square, in units: ten times the grid of its drawing, so that the word's outlines are exact enough. */
const SCALE = 10
const MARK = 24 * SCALE
/** The word beside it: size, baseline and distance. Its capitals stand at the middle of the mark's rings. */
const WORD = { size: 168, baseline: 190, gap: 46 }
const NAME = 'OLake'

/** Name of a file of the brand, below public/brand/. */
export const brandFile = (form: BrandForm, color: BrandColor, extension: 'svg' | 'png') => `olake-${form}-${color}.${extension}`

/** Width and height of a form, in units. */
export const brandSize = (form: BrandForm) => ({
  width: form === 'mark' ? MARK : Math.ceil(MARK + WORD.gap + widthOf(NAME, WORD.size)),
  height: MARK,
})

/** A form of the mark as an SVG file. */
export function brandSvg(form: BrandForm, color: BrandColor): string {
  const { width, height } = brandSize(form)
  const paint = brandColors[color]
  const mark = `<path transform="scale(${SCALE})" d="${glyphs.mark.path}" fill="none" stroke="${paint}" stroke-width="2" stroke-linecap="round"/>`
  const word = `<path d="${outlineOf(NAME, MARK + WORD.gap, WORD.baseline, WORD.size)}" fill="${paint}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="OLake">${mark}${form === 'wordmark' ? word : ''}</svg>\n`
}
