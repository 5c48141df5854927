import type { AddressFields } from '../routes'

/** The lines of `---` at the beginning of a content file, and the front matter between them. */
export const FRONT_MATTER = /^---\n([\s\S]*?\n)?---(?:\n|$)/

/** Parts of a content file, as they are written: YAML between two lines of `---`, and MDX. */
export type ContentParts = { frontMatter: string; body: string }

/** Splits a content file without parsing its parts; undefined if the lines around its front matter are wrong. */
export function contentParts(text: string): ContentParts | undefined {
  const match = text.match(FRONT_MATTER)
  return match ? { frontMatter: match[1] ?? '', body: text.slice(match[0].length) } : undefined
}

/** The front matter fields that affect a page's URL. */
export function addressFields(fields: Record<string, unknown>): AddressFields {
  return {
    ...(typeof fields.slug === 'string' && { slug: fields.slug }),
    ...(typeof fields.kind === 'string' && { kind: fields.kind }),
  }
}
