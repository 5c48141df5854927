import { depthField, seedOf } from './depth-lines'

/** Size of a cover in SVG units. Pages scale it. */
const coverSize = { width: 960, height: 400 }

/** Depth lines derived from a name, from shallow to deep, as SVG paths. */
export function depthPaths(name: string, size: { width: number; height: number }, levels = 8): string {
  return depthField({ seed: seedOf(name), ...size, levels, grain: 3 })
    .levels.map((path, depth, all) => `<path d="${path}" opacity="${(0.4 + (0.6 * depth) / all.length).toFixed(2)}"/>`)
    .join('')
}

/** An article's cover as an SVG file with black lines, to be used as a mask over a theme color. */
export function coverSvg(name: string): string {
  const { width, height } = coverSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="#000" stroke-width="1.4">${depthPaths(name, coverSize)}</svg>`
}
