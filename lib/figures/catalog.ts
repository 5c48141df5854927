import { forEachBlog } from '../blog/blogs'
import { depthField, seedOf } from './depth-lines'

const banner = { width: 1440, height: 340, levels: 8, grain: 3 }

/** Drawings of the brand pattern that pages show. They are files of their own, loaded once, so that no page carries their paths. */
export const figures = {
  home: { width: 1680, height: 720, levels: 12, grain: 3 },
  ...forEachBlog(() => banner),
  'query-engine': banner,
  community: banner,
  company: banner,
  webinar: banner,
  'not-found': { width: 1440, height: 520, levels: 9, grain: 2 },
  footer: { width: 1600, height: 420, levels: 7, grain: 2 },
  video: { width: 800, height: 450, levels: 7, grain: 2 },
}

export type FigureName = keyof typeof figures

/** A drawing as an SVG file: its lines, `#lines`, have the color of the page that uses them. */
export function figureSvg(name: FigureName): string {
  const { width, height, levels, grain } = figures[name]
  const paths = depthField({ seed: seedOf(name), width, height, levels, grain }).levels.map(
    (path, depth, all) => `<path d="${path}" opacity="${(0.45 + (0.55 * depth) / all.length).toFixed(2)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g id="lines" fill="none" stroke="currentColor" stroke-width="1.2">${paths.join('')}</g></svg>`
}
