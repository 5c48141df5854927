import { depthField, seedOf } from './depth-lines'

/** Size of a cover in its own units; pages scale it. */
const coverSize = { width: 960, height: 400 }

/** Depth lines of a field that a name decides, shallow to deep, as SVG paths. */
export function depthPaths(name: string, size: { width: number; height: number }, levels = 8): string {
  return depthField({ seed: seedOf(name), ...size, levels, grain: 3 })
    .levels.map((path, depth, all) => `<path d="${path}" opacity="${(0.4 + (0.6 * depth) / all.length).toFixed(2)}"/>`)
    .join('')
}

/** An article's cover as an SVG file: black lines, to be used as a mask over a colour of the theme. */
export function coverSvg(name: string): string {
  const { width, height } = coverSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="#000" stroke-width="1.4">${depthPaths(name, coverSize)}</svg>`
}
