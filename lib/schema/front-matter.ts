import { z } from 'zod'
import { glyphNames } from '../figures/glyphs'
import { engineRecord } from './engine'
import { date, formerPath, name, text, textOf } from './values'

/** Fields that pages of all collections can have. Editors show the descriptions as hints. */
export const commonFields = {
  title: textOf(2, 70).describe('Title of the page, 2 to 70 characters. Each page needs its own.'),
  description: textOf(50, 200).describe('One or two sentences for search results and lists, 50 to 200 characters.'),
  slug: text().optional().describe('Last segment of the address, if it differs from the file name. With a leading slash: the whole path.'),
  redirect_from: z.array(formerPath()).optional().describe('Former addresses of this page. Each redirects here.'),
  keywords: z.array(text()).optional().describe('Further words by which readers search for this page.'),
  image: text().optional().describe('Picture for sharing, in place of the one that is drawn.'),
  draft: z.boolean().optional().describe('Build this page in development and previews only.'),
  unlisted: z.boolean().optional().describe('Keep this page out of lists, search and the sitemap.'),
  last_update: z
    .strictObject({ date: date().optional(), author: text().optional() })
    .optional()
    .describe('Day and author of the last change, in place of those from git.'),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: z.int().min(2).max(6).optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
}

const sidebarLabel = { sidebar_label: text().optional().describe('Name of the page in the sidebar, if it differs from the title.') }

/** Front matter of a documentation page. */
export const docsFrontMatter = z.strictObject({
  ...commonFields,
  ...sidebarLabel,
  tags: z.array(text()).optional(),
  authors: z.array(text()).optional(),
  date: date().optional(),
})

/** Front matter of a blog article. */
export const articleFrontMatter = z.strictObject({
  ...commonFields,
  date: date().describe('Day of publication.'),
  tags: z.array(name('tag')).describe('Subjects, from tags.yml of the blog. The first one decides the cover.'),
  authors: z.array(name('author')).describe('Teams that sign the article, from content/authors.yml.'),
  glyph: z.enum(glyphNames).optional().describe('Drawing on the cover, in place of that of the first tag.'),
})

/** Front matter of a query engine guide. */
export const engineFrontMatter = z.strictObject({ ...commonFields, ...sidebarLabel, engine: engineRecord.optional() })
