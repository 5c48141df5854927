import type { GlyphName } from '../../../lib/figures/glyphs'
import { addressKey, keyOf } from './convert-addresses'

/** A tag of this site. */
type ImportedTag = { label: string; description: string; glyph: GlyphName }

/** An author of this site. */
type ImportedAuthor = { name: string; about: string; url?: string; glyph: GlyphName }

type Entry = Record<string, unknown>

const asEntry = (value: unknown): Entry => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {})
const asText = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)

const tagOf = (label: string, description?: string): ImportedTag => ({
  label,
  description: description ?? `Articles about ${label}.`,
  glyph: 'document',
})

/** Collects the tags of a blog and gives them keys. */
export type Tags = {
  used: Map<string, ImportedTag>
  /** Key by former address, without that of the list of tags. */
  keyByAddress: Map<string, string>
  /** The keys of an article's tags: names in `tags.yml`, texts, or objects with a label. */
  keysOf: (value: unknown) => string[]
}

/**
 * The tags of a blog. Those of `tags.yml` have a description; those that articles define themselves get one from their label.
 * @param file content of `tags.yml`, by key
 */
export function collectTags(file: unknown): Tags {
  const used: Tags['used'] = new Map()
  const keyByAddress: Tags['keyByAddress'] = new Map()
  const listed = asEntry(file)
  const keyFor = (tag: unknown): string[] => {
    const name = typeof tag === 'number' ? String(tag) : (asText(tag) ?? asText(asEntry(tag).label))
    if (!name) return []
    const { label, description, permalink } = name in listed ? asEntry(listed[name]) : asEntry(tag)
    const own = keyOf(name)
    const shown = asText(label) ?? name
    // Readers cannot tell tags with the same label apart.
    const key = used.has(own) ? own : ([...used].find(([, tag]) => tag.label.toLowerCase() === shown.toLowerCase())?.[0] ?? own)
    keyByAddress.set(addressKey(asText(permalink) ?? '') || own, key)
    if (!used.has(key)) used.set(key, tagOf(shown, asText(description)))
    return [key]
  }
  const keysOf = (value: unknown) => {
    const list: unknown[] = Array.isArray(value) ? value : asText(value) ? String(value).split(',') : []
    return [...new Set(list.flatMap(keyFor))]
  }
  return { used, keyByAddress, keysOf }
}

/** Collects the authors of all blogs and gives them keys. */
export type Authors = {
  used: Map<string, ImportedAuthor>
  /**
   * The keys of an article's authors: names in `authors.yml`, or objects with a name. An article without authors gets the team of the site.
   * @param file content of the `authors.yml` of the blog, by key
   */
  keysOf: (fields: Entry, file: unknown) => { keys: string[]; isDefault: boolean }
}

/**
 * The authors of `authors.yml` that have a page: its former address below that of the list of authors, and the author's key.
 * @param file content of `authors.yml`, by key
 */
export const authorPages = (file: unknown): Array<{ former: string; key: string }> =>
  Object.entries(asEntry(file)).flatMap(([name, author]) => {
    const { page } = asEntry(author)
    return page ? [{ former: addressKey(asText(asEntry(page).permalink) ?? '') || keyOf(name), key: keyOf(name) }] : []
  })

/** The authors that an article names, each as one object. Docusaurus 1 had fields such as `author_title`. */
function givenAuthors(fields: Entry, listed: Entry): Entry[] {
  const legacy = asText(fields.author) ? [{ name: fields.author, title: fields.author_title, url: fields.author_url }] : []
  const given = [fields.authors ?? legacy].flat().filter((author) => author !== null && author !== undefined && author !== '')
  return given.map((author: unknown) => {
    if (typeof author === 'string') return { ...asEntry(listed[author]), key: author }
    return { ...asEntry(listed[String(asEntry(author).key)]), ...asEntry(author) }
  })
}

/** The authors of a site. @param siteTitle name of the site, for texts that the authors lack */
export function collectAuthors(siteTitle: string): Authors {
  const used: Authors['used'] = new Map()
  const keyFor = (author: Entry): string[] => {
    const name = asText(author.name) ?? asText(author.key)
    if (!name) return []
    const key = keyOf(asText(author.key) ?? name)
    const url = asText(author.url)
    const about = asText(author.description) ?? asText(author.title) ?? `Writes about ${siteTitle}.`
    if (!used.has(key)) used.set(key, { name, about, ...(url && /^https?:\/\/[^\s/]+/.test(url) && { url }), glyph: 'people' })
    return [key]
  }
  const team = { key: 'team', name: `${siteTitle} team` }
  return {
    used,
    keysOf: (fields, file) => {
      const keys = givenAuthors(fields, asEntry(file)).flatMap(keyFor)
      return keys.length > 0 ? { keys: [...new Set(keys)], isDefault: false } : { keys: keyFor(team), isDefault: true }
    },
  }
}
