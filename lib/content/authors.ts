import type { z } from 'zod'
import { suggestion } from '../nearest'
import { authorList } from '../schema/data-files'
import { dataFiles } from './data-file'

/** A team that publishes articles. `glyph` is the icon on its avatar. */
export type Author = z.infer<typeof authorList>[string] & { id: string }

const AUTHORS_FILE = 'content/authors.yml'
const files = dataFiles(authorList)

/** All teams, in the order of the file. */
export const allAuthors = (): Author[] => Object.entries(files.required(AUTHORS_FILE)).map(([id, author]) => ({ id, ...author }))

/** The teams with these IDs, in order. Throws on an unknown ID and suggests the nearest one. */
export function authorsOf(ids: readonly string[]): Author[] {
  const authors = allAuthors()
  return ids.map((id) => {
    const author = authors.find((candidate) => candidate.id === id)
    const known = authors.map((candidate) => candidate.id)
    if (!author) throw new Error(`${AUTHORS_FILE} has no author "${id}".${suggestion(id, known)}`)
    return author
  })
}
