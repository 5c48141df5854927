import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** Where `npm run diagrams` keeps the drawings of `mermaid` fences, by the hash of their source. */
export const DIAGRAMS_FOLDER = 'content/diagrams'

/** Name of a diagram's drawing. White space at line ends does not change it. */
export function diagramId(source: string): string {
  const text = source
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
  return `d${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
}

const fileOf = (id: string) => `${DIAGRAMS_FOLDER}/${id}.svg`

/** Whether a diagram has been drawn. */
export const isDrawn = (source: string): boolean => existsSync(fileOf(diagramId(source)))

/** A diagram's drawing with its natural size in pixels, or undefined for one that the browser must draw. */
export function drawingOf(source: string): { svg: string; width: number; height: number } | undefined {
  if (!isDrawn(source)) return undefined
  const svg = readFileSync(fileOf(diagramId(source)), 'utf8')
  const [, , width = 0, height = 0] = (svg.match(/viewBox="([^"]+)"/)?.[1] ?? '').split(/\s+/).map(Number)
  return { svg, width, height }
}
