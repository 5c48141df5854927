import type { Collection } from '../collections'
import { locale } from '../site.mjs'

/** Tags that tell the collections apart to a hosted index, in the form that its crawler expects. */
export const searchTag = (collection: Collection) => (collection === 'docs' ? 'docs-default-current' : `docs-${collection}-current`)

/** Language and version that every page carries for crawlers and filters. */
export const searchLanguage = locale.code
export const searchVersion = 'current'
