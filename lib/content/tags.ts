import { tagsFile } from '../blog/blogs'
import { type GlyphName, glyphOf } from '../figures/glyphs'
import { suggestion } from '../nearest'
import { yamlFile } from './yaml-file'

/** A subject of a blog's articles. `glyph` draws the covers of articles about it. */
export type Tag = { id: string; label: string; description: string; glyph: GlyphName }

/** All tags of a blog, in the order of its file. Throws on an unknown glyph. */
export function tagsOf(blog: string): Tag[] {
  const file = `content/${tagsFile(blog)}`
  const tags = yamlFile<Record<string, Omit<Tag, 'id' | 'glyph'> & { glyph: string }>>(file)
  return Object.entries(tags).map(([id, tag]) => ({ id, ...tag, glyph: glyphOf(tag.glyph, `${file}, ${id}`) }))
}

/** A tag of a blog. Throws on an unknown one, with the nearest. */
export function tagOf(blog: string, id: string): Tag {
  const tags = tagsOf(blog)
  const tag = tags.find((candidate) => candidate.id === id)
  if (tag) return tag
  const known = tags.map((candidate) => candidate.id)
  throw new Error(`content/${tagsFile(blog)} has no tag "${id}".${suggestion(id, known)}`)
}
