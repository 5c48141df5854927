import { existsSync, readFileSync } from 'node:fs'
import { input } from '../build/inputs.server'
import { sha256 } from '../files/sha256.mjs'

/** Folder in which `npm run diagrams` stores the SVG files of `mermaid` fences, named by the hash of their source. */
export const DIAGRAMS_FOLDER = 'content/diagrams'

/** File name of a diagram's SVG, without extension. Trailing whitespace does not affect it. */
export function diagramId(source: string): string {
  const text = source
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
  return `d${sha256([text], 12)}`
}

const fileOf = (id: string) => `${DIAGRAMS_FOLDER}/${id}.svg`

/** Minimum scale of a diagram, at which its 16 px text is 11 px. If there is less space, the diagram scrolls. */
export const SMALLEST_SCALE = 0.7

/** Width in pixels up to which a diagram does not scroll on a phone with 390 px, of which 32 are margins. */
const PHONE_WIDTH = (390 - 32) / SMALLEST_SCALE

/** The source of the same flowchart from top to bottom, for phones; undefined for diagrams that do not lead from left to right. */
export const portraitOf = (source: string): string | undefined => {
  const portrait = source.replace(/^(\s*(?:flowchart|graph)\s+)LR\b/m, '$1TB')
  return portrait === source ? undefined : portrait
}

/** Sources of the drawings that a diagram still lacks: its own, and, after that, its portrait form if it is too wide for phones. */
export function missingDrawings(source: string): string[] {
  if (!existsSync(fileOf(diagramId(source)))) return [source]
  const portrait = portraitOf(source)
  const isWide = (drawingOf(source)?.width ?? 0) > PHONE_WIDTH
  return portrait && isWide && !existsSync(fileOf(diagramId(portrait))) ? [portrait] : []
}

const svgOf = input('diagram', (id) => {
  const file = fileOf(id)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
})

/** The SVG of a diagram with its natural size in pixels. */
export type Drawing = { svg: string; width: number; height: number }

/** The drawing of a diagram, or undefined if the browser must render it. */
export function drawingOf(source: string): Drawing | undefined {
  const svg = svgOf(diagramId(source))
  if (svg === undefined) return undefined
  const [, , width = 0, height = 0] = (svg.match(/viewBox="([^"]+)"/)?.[1] ?? '').split(/\s+/).map(Number)
  return { svg, width, height }
}

const stylesOf = input('diagram-styles', (file) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replaceAll(': ', ':')
    .trim(),
)

/**
 * Styles of the diagrams that `<FlowDiagram>` lays out, without comments and unnecessary spaces. They are part of each drawing: few pages
 * have one, and every page loads the style sheet of the site.
 */
export const flowDiagramStyles = (): string => stylesOf('app/styles/flow-diagram.css')
