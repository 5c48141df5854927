import { depthField, seedOf } from './depth-lines'

const banner = { width: 1440, height: 340, levels: 8, grain: 3 }

/**
 * Brand patterns shown on pages. They are separate files, so that they are cached and their paths do not increase the size of each page.
 */
export const figures = {
  home: { width: 1680, height: 720, levels: 12, grain: 3 },
  'query-engine': banner,
  community: banner,
  company: banner,
  webinar: banner,
  'not-found': { width: 1440, height: 520, levels: 9, grain: 2 },
  contact: { width: 1600, height: 420, levels: 7, grain: 2 },
  video: { width: 800, height: 450, levels: 7, grain: 2 },
}

export type FigureName = keyof typeof figures

/** A pattern as an SVG file. Its lines (`#lines`) use `currentColor`, so that the page determines their color. */
export function figureSvg(name: FigureName): string {
  const { width, height, levels, grain } = figures[name]
  const paths = depthField({ seed: seedOf(name), width, height, levels, grain }).levels.map(
    (path, depth, all) =>
      `<path d="${path}" vector-effect="non-scaling-stroke" opacity="${(0.45 + (0.55 * depth) / all.length).toFixed(2)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g id="lines" fill="none" stroke="currentColor" stroke-width="1.2">${paths.join('')}</g></svg>`
}
