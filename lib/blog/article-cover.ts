import { type GlyphName, glyphs, type Topic } from '../figures/glyphs'
import type { ListedPost } from './groups'

/** Design of an article's cover, apart from its depth lines. */
export type CoverLook = { glyph: GlyphName; topic: Topic }

/**
 * Design of an article's cover. Uses the glyph from its front matter, otherwise that of its first tag.
 * @param glyphOfTag returns the glyph of a tag ID
 */
export function coverLook(post: Pick<ListedPost, 'tags'> & { glyph?: GlyphName }, glyphOfTag: (tag: string) => GlyphName): CoverLook {
  const first = post.tags[0]
  const glyph = post.glyph ?? (first === undefined ? 'mark' : glyphOfTag(first))
  return { glyph, topic: glyphs[glyph].topic }
}
