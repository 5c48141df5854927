import type { PageHeading } from '../mdx/heading-ids'

/** Headings for a page's table of contents, in order. */
export function contentsOf(headings: readonly PageHeading[], levels: { hidden: boolean; min: number; max: number }): PageHeading[] {
  return levels.hidden ? [] : headings.filter(({ depth }) => depth >= levels.min && depth <= levels.max)
}
