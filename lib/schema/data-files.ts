import { z } from 'zod'
import { blogs } from '../blog/blogs'
import { glyphNames, topics } from '../figures/glyphs'
import { communityData, contributorData, contributorProgram } from './community'
import { homeText } from './home'
import { benchmarkData } from './measurements'
import { flagList, reference } from './reference'
import { name, text, webAddress } from './values'

const glyph = z.enum(glyphNames)
const href = () => z.string().regex(/^(\/|#|https:\/\/)/, 'must be an address that begins with /, # or https://')

/** `content/authors.yml`: teams that sign articles, by their ids. */
export const authorList = z.record(text(), z.strictObject({ name: text(), about: text(), url: webAddress().optional(), glyph }))

/** `content/speakers.yml`: people of sessions, by their ids. `linkedin` is the last part of a profile's address. */
export const speakerList = z.record(text(), z.strictObject({ name: text(), role: text(), linkedin: text().optional() }))

/** `content/topics.yml`: what each topic is called, and where its articles send a reader who wants to do it. */
export const topicTexts = z.record(
  z.enum(topics),
  z.strictObject({ label: text(), call: z.strictObject({ title: text(), text: text(), action: text(), href: href() }) }),
)

/** `tags.yml` of a blog: subjects of its articles, by their ids. `glyph` draws the covers of articles about it. */
export const tagList = z.record(text(), z.strictObject({ label: text(), description: text(), glyph }))

/** `reading-paths.yml` of a blog: ways into it, whose articles are found by tags. */
export const readingPathList = z.array(z.strictObject({ title: text(), text: text(), glyph, tags: z.array(name('tag')).min(1) }))

/** `series.yml` of a blog: articles that build on each other, by their slugs. */
export const seriesList = z.array(z.strictObject({ title: text(), posts: z.array(text()).min(2) }))

/** Schemas of data files, by a pattern of their paths below `content/`: `*` stands for any text without a slash. */
export const dataFileSchemas: Readonly<Record<string, z.ZodType>> = {
  'authors.yml': authorList,
  'speakers.yml': speakerList,
  'topics.yml': topicTexts,
  ...Object.fromEntries(
    blogs.flatMap(({ id }) => [
      [`${id}/tags.yml`, tagList],
      [`${id}/reading-paths.yml`, readingPathList],
      [`${id}/series.yml`, seriesList],
    ]),
  ),
  'data/home.yml': homeText,
  'data/community.yml': communityData,
  'data/contributor-program.yml': contributorProgram,
  'data/contributors.json': contributorData,
  'data/benchmarks.json': benchmarkData,
  'data/reference/flags.yml': flagList,
  'data/reference/*.yml': reference,
}

/** The schema of a data file, or undefined if it has none. @param path its path below `content/` */
export function dataFileSchema(path: string): z.ZodType | undefined {
  const pattern = Object.keys(dataFileSchemas).find((key) => {
    const [before = '', after] = key.split('*')
    if (after === undefined) return key === path
    return path.startsWith(before) && path.endsWith(after) && !path.slice(before.length).includes('/')
  })
  return pattern === undefined ? undefined : dataFileSchemas[pattern]
}
