import { readingPath, type SeriesPlace, seriesOf } from '../blog/reading-path'
import type { BlogId } from '../blogs'
import type { GlyphName } from '../figures/glyphs'
import { suggestion } from '../nearest'
import { readingPathList, seriesList } from '../schema/data-files'
import { dataFiles } from './data-file'
import { pagesOf } from './documents'
import { listedPages } from './lists'
import type { ContentPage } from './page'
import { tagOf } from './tags'

/** Number of articles of a reading path that the blog's front page shows. */
const COUNT = 3

const pathFiles = dataFiles(readingPathList)
const seriesFiles = dataFiles(seriesList)

/** A reading path with its first articles; `tag` is its first tag, whose list page contains more articles. */
export type ReadingPath = { title: string; text: string; glyph: GlyphName; tag: string; posts: ContentPage[] }

/** The reading paths of a blog; empty if it has no `reading-paths.yml`. Throws on an unknown tag. */
export function readingPaths(blog: BlogId): ReadingPath[] {
  const file = `content/${blog}/reading-paths.yml`
  return (pathFiles.optional(file) ?? []).map(({ title, text, glyph, tags }) => {
    const [first] = tags.map((tag) => tagOf(blog, tag))
    if (!first) throw new Error(`${file}: "${title}" has no tags.`)
    return { title, text, glyph, tag: first.id, posts: readingPath(listedPages(blog), tags, COUNT) }
  })
}

/** The series that an article belongs to. Throws if a series refers to an unknown article and suggests the nearest one. */
export function seriesPlace(post: ContentPage): SeriesPlace<ContentPage> | undefined {
  const file = `content/${post.collection}/series.yml`
  const series = seriesFiles.optional(file)
  if (!series) return undefined
  const known = pagesOf(post.collection).map(({ slug }) => slug)
  const wrong = series.flatMap(({ posts }) => posts).find((slug) => !known.includes(slug))
  if (wrong) throw new Error(`${file}: unknown article "${wrong}".${suggestion(wrong, known)}`)
  return seriesOf(post.slug, series, listedPages(post.collection))
}
