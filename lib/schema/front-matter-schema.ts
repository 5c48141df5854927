import { z } from 'zod'
import { industries } from '../blog/story'
import { glyphNames } from '../figures/glyphs'
import { engineRecord } from './engine-schema'
import { date, formerPath, keyOf, name, text, textOf } from './values'

/** Lengths of titles and descriptions in characters. Search results cut off longer ones. */
export const lengths = { title: { min: 2, max: 70 }, description: { min: 110, max: 160 } } as const

/** Fields that pages of all collections can have. Editors show the descriptions as hints. */
export const commonFields = {
  title: textOf(lengths.title.min, lengths.title.max).describe(
    `Title of the page, ${lengths.title.min} to ${lengths.title.max} characters. Titles must be unique.`,
  ),
  description: textOf(lengths.description.min, lengths.description.max).describe(
    `One or two sentences for search results and lists, ${lengths.description.min} to ${lengths.description.max} characters.`,
  ),
  slug: text()
    .optional()
    .describe(
      'Last segment of the URL, if it differs from the file name. With a leading slash, the complete path below that of the collection.',
    ),
  redirect_from: z.array(formerPath()).optional().describe('Former paths of this page, which redirect to it.'),
  keywords: z.array(text()).optional().describe('Additional search terms for this page.'),
  image: text().optional().describe('Image for social networks, instead of the generated one.'),
  draft: z.boolean().optional().describe('Include this page only in development and preview builds.'),
  unlisted: z.boolean().optional().describe('Exclude this page from lists, search and the sitemap.'),
  last_update: z
    .strictObject({ date: date().optional(), author: text().optional() })
    .optional()
    .describe('Date and author of the last update, instead of those from Git.'),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: z.int().min(2).max(6).optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
}

const sidebarLabel = { sidebar_label: text().optional().describe('Label of the page in the sidebar, if it differs from the title.') }

/** Front matter of a documentation page. */
export const docsFrontMatter = z.strictObject({
  ...commonFields,
  ...sidebarLabel,
  heading: text().optional().describe('Heading of the page, if it is shorter than the title, which search results show.'),
})

/** Front matter of a blog article. */
export const articleFrontMatter = z.strictObject({
  ...commonFields,
  date: date().describe('Date of publication.'),
  tags: z
    .array(name('tag'))

    .describe('Tags from the tags.yml file of the blog. The first tag determines the cover.'),
  authors: z.array(name('author')).min(1, 'needs at least one author').describe('Authors of the article, from content/authors.yml.'),
  glyph: z.enum(glyphNames).optional().describe('Illustration on the cover, instead of that of the first tag.'),
})

/** Front matter of a customer story. Its tags are the source databases. */
export const storyFrontMatter = articleFrontMatter.extend({
  customer: text().describe('Name of the customer, as published.'),
  industry: keyOf(industries).describe('Kind of business. Readers can filter the list of stories by it.'),
  destination: text().describe('Where OLake writes to, in a few words, such as "Parquet on S3".'),
})

/** Front matter of a query engine guide. */
export const engineFrontMatter = z.strictObject({ ...commonFields, ...sidebarLabel, engine: engineRecord.optional() })
