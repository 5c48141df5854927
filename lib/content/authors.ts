import type { z } from 'zod'
import { environment } from '#environment'
import { suggestion } from '../nearest'
import { authorList } from '../schema/data-files'
import { dataFiles } from './data-file'

/** A team that publishes articles. `glyph` is the icon on its avatar. */
export type Author = z.infer<typeof authorList>[string] & { id: string }

const AUTHORS_FILE = 'content/authors.yml'
const files = dataFiles(authorList)

/** All teams, in the order of the file. */
export const allAuthors = (): Author[] => Object.entries(files.required(AUTHORS_FILE)).map(([id, author]) => ({ id, ...author }))

/**
 * The teams with these IDs, in order. Throws on an unknown ID and suggests the nearest one. In development, the content check reports it
 * instead, and the team is left out.
 */
export function authorsOf(ids: readonly string[]): Author[] {
  const authors = allAuthors()
  return ids.flatMap((id) => {
    const author = authors.find((candidate) => candidate.id === id)
    const known = authors.map((candidate) => candidate.id)
    if (!author && environment.NODE_ENV === 'development') return []
    if (!author) throw new Error(`${AUTHORS_FILE} has no author "${id}".${suggestion(id, known)}`)
    return author
  })
}
