import type { Collection } from '../collections'
import { locale } from '../site.mjs'

/** Tags by which a hosted index tells the documentation from all other pages, as in sites made with Docusaurus. Searches accept both. */
export const searchTags = { docs: 'docs-default-current', other: 'default' } as const

/** Value of `docusaurus_tag` of the pages of a collection. */
export const searchTag = (collection: Collection) => (collection === 'docs' ? searchTags.docs : searchTags.other)

/** Language and version in the metadata of every page, which crawlers and search filters use. */
export const searchLanguage = locale.code
export const searchVersion = 'current'
