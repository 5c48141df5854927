import { z } from 'zod'
import { href, insteadOfField, misplacedFields, text } from './values'

/** An entry of a sidebar; see `sidebar`. */
export type SidebarItem =
  | string
  | { header: string }
  | { page: string; label: string }
  | { label: string; href: string }
  | { label: string; link?: string; items: SidebarItem[] }

const item: z.ZodType<SidebarItem> = z.lazy(() =>
  z.union([
    text(),
    z.strictObject({ header: text() }).register(misplacedFields, {
      items: 'a header has no items; write them below it, in the column of its hyphen, or write label instead of header for a group',
      label: 'a header has no label; delete this line, or write label with items instead of header for a group',
    }),
    // First, because an entry with only a label is most often a group.
    z.strictObject({
      label: text(),
      link: text().optional(),
      items: z
        .array(item)
        .min(1)
        .register(insteadOfField, { advice: 'or, for an entry without others, write page (a page) or href (any address) beside label' }),
    }),
    z.strictObject({ page: text(), label: text() }),
    z.strictObject({ label: text(), href: href() }),
  ]),
)

/**
 * `content/navigation/*-sidebar.yml`: the entries of a sidebar in reading order. A text is the path of a page within its collection (`index`
 * for the root), `header` begins a section, an entry with `page` gives a page another label, an entry with `href` is a link to any address,
 * and an entry with `items` is a collapsible group. `link` is the page that the label of a group links to.
 */
export const sidebar = z.array(item)
