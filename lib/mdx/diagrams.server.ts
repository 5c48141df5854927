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

/** Whether the SVG of a diagram exists. */
export const isDrawn = (source: string): boolean => existsSync(fileOf(diagramId(source)))

const svgOf = input('diagram', (id) => {
  const file = fileOf(id)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
})

/** The SVG of a diagram with its natural size in pixels, or undefined if the browser must render it. */
export function drawingOf(source: string): { svg: string; width: number; height: number } | undefined {
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
