import type { z } from 'zod'
import { environment } from '#environment'
import { tagsFile } from '../blogs'
import { suggestion } from '../nearest'
import { tagList } from '../schema/data-files'
import { dataFiles } from './data-file'

/** A tag of a blog. `glyph` is the icon on the covers of its articles. */
export type Tag = z.infer<typeof tagList>[string] & { id: string }

const files = dataFiles(tagList)

/** All tags of a blog, in the order of its file, which a blog without articles need not have. */
export const tagsOf = (blog: string): Tag[] =>
  Object.entries(files.optional(`content/${tagsFile(blog)}`) ?? {}).map(([id, tag]) => ({ id, ...tag }))

/**
 * Returns a tag of a blog. Throws on an unknown ID and suggests the nearest one. In development, the content check reports it instead, and the
 * page shows its ID.
 */
export function tagOf(blog: string, id: string): Tag {
  const tags = tagsOf(blog)
  const tag = tags.find((candidate) => candidate.id === id)
  if (tag) return tag
  if (environment.NODE_ENV === 'development') return { id, label: id, description: '', glyph: 'document' }
  const known = tags.map((candidate) => candidate.id)
  throw new Error(`content/${tagsFile(blog)} has no tag "${id}".${suggestion(id, known)}`)
}
