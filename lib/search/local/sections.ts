import { type Hierarchy, levels, type SearchRecord } from '../types'

/** The unit of the local index: a heading with the text up to the next heading. */
export type Section = {
  hierarchy: Hierarchy
  url: string
  /** Index of the page. Texts are stored in one file per page. */
  page: number
  /** Index of the section within its page. */
  part: number
  texts: string[]
  /** Words that are searched as the texts are, and not shown. */
  keywords?: string
}

/** Returns the heading of a section, which is its deepest level. For the first section of a page, this is the page title. */
export const headingOf = ({ hierarchy }: Pick<Section, 'hierarchy'>): string =>
  [...levels]
    .reverse()
    .map((level) => hierarchy[level])
    .find(Boolean) ?? ''

/** Groups records into sections, page by page. */
export function sectionsOf(pages: readonly SearchRecord[][]): Section[] {
  return pages.flatMap((records, page) => {
    const sections: Section[] = []
    for (const { type, hierarchy, url, content, keywords } of records) {
      const section = sections.at(-1)
      if (type !== 'content') sections.push({ hierarchy, url, page, part: sections.length, texts: [] })
      else if (content && section) {
        if (keywords) section.keywords = content
        else section.texts.push(content)
      }
    }
    return sections
  })
}
