import { z } from 'zod'
import { href, text } from './values'

/**
 * `content/data/docs-home.yml`: texts of the first page of the documentation. `starters` are queries that visitors can start with, and
 * `guides` are lists of links by task. A link is the label of a page and its address; the build fails if the documentation has no such page.
 */
export const docsHomeText = z.strictObject({
  lead: text(),
  starters: z.array(text()).length(6),
  guides: z.array(z.strictObject({ title: text(), text: text(), links: z.record(text(), href()) })).length(4),
})
