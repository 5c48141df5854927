import type { Collection } from '../collections'
import { locale } from '../site.mjs'

/** Value of `docusaurus_tag`, by which a hosted index distinguishes collections. The format is that of Algolia's crawler. */
export const searchTag = (collection: Collection) => (collection === 'docs' ? 'docs-default-current' : `docs-${collection}-current`)

/** Language and version in the metadata of every page, which crawlers and search filters use. */
export const searchLanguage = locale.code
export const searchVersion = 'current'
