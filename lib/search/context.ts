import { forEachBlog } from '../blog/blogs'
import type { Collection } from '../routes'
import { locale } from '../site.mjs'

/** Names of the sections that results are grouped by. */
export const searchSections: Record<Collection, string> = {
  docs: 'Documentation',
  ...forEachBlog(({ label }) => label),
  'query-engine': 'Query engines',
  community: 'Community',
  webinar: 'Webinars',
}

/** Tags that tell the collections apart to a hosted index, in the form that its crawler expects. */
export const searchTag = (collection: Collection) => (collection === 'docs' ? 'docs-default-current' : `docs-${collection}-current`)

/** Language and version that every page carries for crawlers and filters. */
export const searchLanguage = locale.code
export const searchVersion = 'current'
