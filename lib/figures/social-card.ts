import { site } from '../site.mjs'
import { depthPaths } from './cover'
import { type GlyphName, glyphs, type Topic } from './glyphs'
import { outlineOf, widthOf, wrap } from './outline.server'

/** The image size that social networks recommend, in pixels. */
const cardSize = { width: 1200, height: 630 }

/** Content of a social image. `drawing` is the name from which its depth lines are derived. */
export type SocialCard = { drawing: string; title: string; section: string; byline?: string; glyph: GlyphName }

// Colors of the dark theme. Keep them in sync with app/styles/tokens.css.
const paper = '#0a0f1c'
const ink = '#e7ecf6'
const muted = '#9ca9c0'
const tints: Record<Topic, string> = {
  sources: '#56cbe6',
  tables: '#8da2ff',
  engines: '#4ed2a0',
  operations: '#f2b84b',
  product: '#8da2ff',
}

const MARGIN = 80
const TITLE_WIDTH = 900
/** Title sizes from large to small, with the number of lines that fit at each size. */
const titleSizes = [
  { size: 80, lines: 3 },
  { size: 66, lines: 4 },
  { size: 54, lines: 5 },
]

function titleLines(title: string): { size: number; lines: string[] } {
  const fitting = titleSizes.map(({ size, lines }) => ({ size, max: lines, lines: wrap(title, size, TITLE_WIDTH) }))
  const chosen = fitting.find(({ lines, max }) => lines.length <= max) ?? fitting.at(-1)
  return { size: chosen?.size ?? 54, lines: chosen?.lines.slice(0, chosen.max) ?? [title] }
}

const glyph = (name: GlyphName, x: number, y: number, size: number, color: string, weight: number) =>
  `<path transform="translate(${x} ${y}) scale(${size / 24})" d="${glyphs[name].path}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`

type Area = { left: number; top: number; width: number; height: number }

/** The part of a social image that contains all words, in pixels. Drawing only this part takes a third less time. */
export const wordsArea: Area = { left: 64, top: 190, width: 1072, height: 382 }

const frame = (content: string, { left, top, width, height }: Area) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

const tintOf = (card: Pick<SocialCard, 'glyph'>) => tints[glyphs[card.glyph].topic]

/** Background of a social image: depth lines in the topic's tint that fade out towards the left, and the name of the site. */
export function cardBackgroundSvg(card: Pick<SocialCard, 'drawing' | 'glyph'>): string {
  const { width, height } = cardSize
  const tint = tintOf(card)
  // The color of the strokes fades. A mask, which looks the same, would take a third longer to draw.
  const fade = `<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" gradientTransform="scale(${width} ${height})" x1="0" x2="1" y1="0" y2=".35"><stop offset=".25" stop-color="${tint}" stop-opacity=".066"/><stop offset=".95" stop-color="${tint}" stop-opacity=".55"/></linearGradient></defs>`
  const ground = `<rect width="${width}" height="${height}" fill="${paper}"/>`
  const lines = `<g fill="none" stroke="url(#f)" stroke-width="1.4">${depthPaths(card.drawing, cardSize, 9)}</g>`
  const name = `${glyph('mark', MARGIN, 78, 50, tints.product, 2)}<path d="${outlineOf(site.name, MARGIN + 70, 116, 38)}" fill="${ink}"/>`
  return frame(fade + ground + lines + name, { left: 0, top: 0, ...cardSize })
}

/** Text of a social image as outlines (title, section and byline), and the glyph. */
export function cardWordsSvg(card: SocialCard): string {
  const tint = tintOf(card)
  const { size, lines } = titleLines(card.title)
  const first = 250 + (size * 0.76) / 2
  const title = lines.map((line, index) => `<path d="${outlineOf(line, MARGIN, first + index * size * 1.1, size)}"/>`).join('')
  const foot = [card.section, card.byline].filter(Boolean).join('  /  ')
  const footX = MARGIN + 56
  const rule = Math.min(footX + widthOf(foot, 30) + 28, cardSize.width - MARGIN)
  return frame(
    `<g fill="${ink}">${title}</g>${glyph(card.glyph, MARGIN, 520, 38, tint, 1.6)}<path d="${outlineOf(foot, footX, 549, 30)}" fill="${muted}"/><path d="M${rule} 539H${cardSize.width - MARGIN}" stroke="${tint}" stroke-opacity=".35" stroke-width="1.4"/>`,
    wordsArea,
  )
}
