import { depthField, seedOf } from './depth-lines'
import { sectionContours } from './section-contours'

/** Depth lines derived from a name, from shallow to deep, as SVG paths. */
export function depthPaths(name: string, size: { width: number; height: number }, levels = 8): string {
  return depthField({ seed: seedOf(name), ...size, levels, grain: 3 })
    .levels.map(
      (path, depth, all) =>
        `<path d="${path}" vector-effect="non-scaling-stroke" opacity="${(0.4 + (0.6 * depth) / all.length).toFixed(2)}"/>`,
    )
    .join('')
}

/** Size of a cover in SVG units. Pages scale it. */
const coverSize = { width: 640, height: 400 }

/**
 * An article's cover as an SVG file with black lines, to be used as a mask over a theme color: one closed line for each section.
 * @param shares length of each section as a share of all
 */
export function coverSvg(name: string, shares: readonly number[]): string {
  const { width, height } = coverSize
  const lines = sectionContours({ seed: seedOf(name), ...coverSize, shares }).map(
    (path, depth, all) =>
      `<path d="${path}" vector-effect="non-scaling-stroke" opacity="${(0.45 + (0.55 * (depth + 1)) / all.length).toFixed(2)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="#000" stroke-width="1.25">${lines.join('')}</svg>`
}
