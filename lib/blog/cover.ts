import { type GlyphName, glyphs, type Topic } from '../figures/glyphs'
import type { ListedPost } from './groups'

/** How an article's cover looks besides its own depth lines. */
export type CoverLook = { glyph: GlyphName; topic: Topic }

/**
 * The look of an article's cover: the glyph that its front matter names, else that of its first tag.
 * @param glyphOfTag glyph of a tag's id
 */
export function coverLook(post: Pick<ListedPost, 'tags'> & { glyph?: GlyphName }, glyphOfTag: (tag: string) => GlyphName): CoverLook {
  const first = post.tags[0]
  const glyph = post.glyph ?? (first === undefined ? 'mark' : glyphOfTag(first))
  return { glyph, topic: glyphs[glyph].topic }
}
