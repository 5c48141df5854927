import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { suggestion } from '../nearest'

/** A team that signs articles. */
export type Author = { id: string; name: string; about: string; url?: string }

const AUTHORS_FILE = 'content/authors.yml'

/** The teams with these ids, in order. Throws on an unknown one, naming the nearest. */
export function authorsOf(ids: readonly string[]): Author[] {
  const known = parse(readFileSync(AUTHORS_FILE, 'utf8')) as Record<string, Omit<Author, 'id'>>
  return ids.map((id) => {
    const author = known[id]
    if (!author) throw new Error(`${AUTHORS_FILE} has no author "${id}".${suggestion(id, Object.keys(known))}`)
    return { id, ...author }
  })
}
