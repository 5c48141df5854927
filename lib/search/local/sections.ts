import { type Hierarchy, levels, type SearchRecord } from '../types'

/** A unit that the local index finds: the text between one heading and the next. */
export type Section = {
  hierarchy: Hierarchy
  url: string
  /** Number of the section's page; its text is kept apart, by page. */
  page: number
  /** Number of the section on its page. */
  part: number
  texts: string[]
}

/** Text of the deepest level of a section: its own heading, or the page's title. */
export const headingOf = ({ hierarchy }: Pick<Section, 'hierarchy'>): string =>
  [...levels]
    .reverse()
    .map((level) => hierarchy[level])
    .find(Boolean) ?? ''

/** Groups records into sections, page by page. */
export function sectionsOf(pages: readonly SearchRecord[][]): Section[] {
  return pages.flatMap((records, page) => {
    const sections: Section[] = []
    for (const { type, hierarchy, url, content } of records) {
      if (type !== 'content') sections.push({ hierarchy, url, page, part: sections.length, texts: [] })
      else if (content) sections.at(-1)?.texts.push(content)
    }
    return sections
  })
}
