import { glyphs } from './glyphs'
import { outlineOf, widthOf } from './outline.server'

/** The logo mark and the wordmark as files. `npm run icons` writes them to public/brand/. */

export const brandColors = { blue: '#193ae6', black: '#0b1220', white: '#ffffff' } as const
export type BrandColor = keyof typeof brandColors
export const brandForms = ['mark', 'wordmark'] as const
export type BrandForm = (typeof brandForms)[number]

/** Size of the mark in units: ten times its 24-unit grid, so that the rounded coordinates of the letter outlines are precise enough. */
const SCALE = 10
const MARK = 24 * SCALE
/** Font size, baseline and gap of the word next to the mark. The capitals are vertically centered on the rings of the mark. */
const WORD = { size: 168, baseline: 190, gap: 46 }
const NAME = 'OLake'

/** File name of a brand asset in public/brand/. */
export const brandFile = (form: BrandForm, color: BrandColor, extension: 'svg' | 'png') => `olake-${form}-${color}.${extension}`

/** Width and height of a form in units. */
export const brandSize = (form: BrandForm) => ({
  width: form === 'mark' ? MARK : Math.ceil(MARK + WORD.gap + widthOf(NAME, WORD.size)),
  height: MARK,
})

/** A form of the logo as an SVG file. */
export function brandSvg(form: BrandForm, color: BrandColor): string {
  const { width, height } = brandSize(form)
  const paint = brandColors[color]
  const mark = `<path transform="scale(${SCALE})" d="${glyphs.mark.path}" fill="none" stroke="${paint}" stroke-width="2" stroke-linecap="round"/>`
  const word = `<path d="${outlineOf(NAME, MARK + WORD.gap, WORD.baseline, WORD.size)}" fill="${paint}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="OLake">${mark}${form === 'wordmark' ? word : ''}</svg>\n`
}
