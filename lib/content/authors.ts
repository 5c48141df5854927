import type { z } from 'zod'
import { suggestion } from '../nearest'
import { authorList } from '../schema/data-files'
import { dataFiles } from './data-file'

/** A team that signs articles. `glyph` draws its avatar. */
export type Author = z.infer<typeof authorList>[string] & { id: string }

const AUTHORS_FILE = 'content/authors.yml'
const files = dataFiles(authorList)

/** Every team, in the order of the file. */
export const allAuthors = (): Author[] => Object.entries(files.required(AUTHORS_FILE)).map(([id, author]) => ({ id, ...author }))

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
