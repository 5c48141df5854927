import { type GlyphName, glyphOf } from '../figures/glyphs'
import { suggestion } from '../nearest'
import { yamlFile } from './yaml-file'

/** A team that signs articles. `glyph` draws its avatar. */
export type Author = { id: string; name: string; about: string; url?: string; glyph: GlyphName }

const AUTHORS_FILE = 'content/authors.yml'

/** Every team, in the order of the file. Throws on an unknown glyph. */
export function allAuthors(): Author[] {
  const known = yamlFile<Record<string, Omit<Author, 'id' | 'glyph'> & { glyph: string }>>(AUTHORS_FILE)
  return Object.entries(known).map(([id, author]) => ({ id, ...author, glyph: glyphOf(author.glyph, `${AUTHORS_FILE}, ${id}`) }))
}

/** The teams with these ids, in order. Throws on an unknown one, naming the nearest. */
export function authorsOf(ids: readonly string[]): Author[] {
  const authors = allAuthors()
  return ids.map((id) => {
    const author = authors.find((candidate) => candidate.id === id)
    const known = authors.map((candidate) => candidate.id)
    if (!author) throw new Error(`${AUTHORS_FILE} has no author "${id}".${suggestion(id, known)}`)
    return author
  })
}
