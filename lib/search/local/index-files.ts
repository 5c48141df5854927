import type { LocalSearch } from './build'

/** Names of the files of the index below `/search-index/`. The first one has titles and headings, the second one the words of the texts. */
export const HEADINGS_FILE = 'index.json'
export const TEXT_FILE = 'text.json'
/** Name of the file with the texts of a page. @param page its number in the index */
export const pageFile = (page: number) => `${page}.json`

/** The content of each file of the index, by name. */
export const indexFiles = ({ index, texts }: LocalSearch): Record<string, unknown> => ({
  [HEADINGS_FILE]: index.headings,
  [TEXT_FILE]: index.text,
  ...Object.fromEntries(texts.map((page, number) => [pageFile(number), page])),
})
