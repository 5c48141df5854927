import { z } from 'zod'
import { blogs } from '../blogs'
import { glyphNames, topics } from '../figures/glyphs'
import { sourceIds } from '../systems'
import { apiReference } from './api-schema'
import { communityData, contributorData, contributorProgram } from './community-schema'
import { docsHomeText } from './docs-home-schema'
import { evidenceRecord } from './evidence-schema'
import { flowDiagram } from './flow-diagram-schema'
import { homeText } from './home-schema'
import { benchmarkData } from './measurements'
import { redirectList } from './redirects-schema'
import { flagList, reference, referenceNames, STREAMS } from './reference-schema'
import { releaseList } from './releases-schema'
import { sidebar } from './sidebar-schema'
import { typeMapping } from './types-schema'
import { href, name, text, webAddress } from './values'

const glyph = z.enum(glyphNames)

/** `content/authors.yml`: teams that are named as authors of articles, by id. */
export const authorList = z.record(text(), z.strictObject({ name: text(), about: text(), url: webAddress().optional(), glyph }))

const profileName = z
  .string()
  .regex(/^[^/\s]+$/, 'must be the name of the profile, which is the last part of its address: linkedin.com/in/NAME/')

/** `content/speakers.yml`: speakers and hosts of sessions, by id. `linkedin` is the last segment of the profile URL. */
export const speakerList = z.record(text(), z.strictObject({ name: text(), role: text(), linkedin: profileName.optional() }))

/** `content/topics.yml`: the label of each topic, and the call to action at the end of its articles. */
export const topicTexts = z.record(
  z.enum(topics),
  z.strictObject({ label: text(), call: z.strictObject({ title: text(), text: text(), action: text(), href: href() }) }),
)

/** The id of a tag, which is part of its address. */
const tagId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'becomes part of an address; write it with lowercase letters, digits and hyphens, such as data-lake')

/** Reports labels that two tags share, which readers could not tell apart. */
const reportSameLabels = ({ value, issues }: z.core.ParsePayload<Record<string, { label: string }>>) => {
  const ids = new Map<string, string>()
  for (const [id, { label }] of Object.entries(value)) {
    const first = ids.get(label.toLowerCase())
    if (first)
      issues.push({ code: 'custom', input: label, path: [id, 'label'], message: `is also the label of "${first}"; write another one` })
    else ids.set(label.toLowerCase(), id)
  }
}

/** `tags.yml` of a blog: tags of its articles, by id. `glyph` is the drawing on the covers of articles with this tag. */
export const tagList = z.record(tagId, z.strictObject({ label: text(), description: text(), glyph })).check(reportSameLabels)

/** `reading-paths.yml` of a blog: recommended starting points for readers, each with the articles of some tags. */
export const readingPathList = z.array(z.strictObject({ title: text(), text: text(), glyph, tags: z.array(name('tag')).min(1) }))

/** `series.yml` of a blog: articles that build on each other, in order. `posts` contains their slugs. */
export const seriesList = z.array(
  z.strictObject({
    title: text(),
    posts: z.array(name('article')).min(2, 'has fewer than two articles; write at least two, or delete the series'),
  }),
)

/**
 * Data files that share a schema. `files` are paths below `content/`, in which `*` stands for any file name; `name` is the file name of the
 * JSON Schema for editors.
 */
export type DataFileGroup = { name: string; schema: z.ZodType; files: readonly string[] }

const ofEachBlog = (file: string) => blogs.map(({ id }) => `${id}/${file}`)

/** All data files in `content/`. Register a new file here. */
export const dataFileGroups: readonly DataFileGroup[] = [
  { name: 'authors', schema: authorList, files: ['authors.yml'] },
  { name: 'speakers', schema: speakerList, files: ['speakers.yml'] },
  { name: 'topics', schema: topicTexts, files: ['topics.yml'] },
  { name: 'tags', schema: tagList, files: ofEachBlog('tags.yml') },
  { name: 'reading-paths', schema: readingPathList, files: ofEachBlog('reading-paths.yml') },
  { name: 'series', schema: seriesList, files: ofEachBlog('series.yml') },
  { name: 'sidebar', schema: sidebar, files: ['navigation/docs-sidebar.yml', 'navigation/query-engine-sidebar.yml'] },
  { name: 'redirects', schema: redirectList, files: ['redirects/*.yml'] },
  { name: 'home', schema: homeText, files: ['data/home.yml'] },
  { name: 'docs-home', schema: docsHomeText, files: ['data/docs-home.yml'] },
  { name: 'community', schema: communityData, files: ['data/community.yml'] },
  { name: 'contributor-program', schema: contributorProgram, files: ['data/contributor-program.yml'] },
  { name: 'contributors', schema: contributorData, files: ['data/contributors.json'] },
  { name: 'benchmarks', schema: benchmarkData, files: ['data/benchmarks.json'] },
  { name: 'evidence', schema: evidenceRecord, files: ['data/evidence/*.json'] },
  { name: 'flow-diagram', schema: flowDiagram, files: ['data/diagrams/*.yml'] },
  { name: 'api', schema: apiReference, files: ['data/api.yml'] },
  { name: 'releases', schema: releaseList, files: ['data/releases.yml'] },
  { name: 'flags', schema: flagList, files: ['data/reference/flags.yml'] },
  { name: 'types', schema: typeMapping, files: sourceIds.map((name) => `data/types/${name}.yml`) },
  { name: 'reference', schema: reference, files: [...referenceNames, STREAMS].map((name) => `data/reference/${name}.yml`) },
]

/** Whether a path is that of a pattern, in which `*` stands for any file name. */
const matches = (path: string, pattern: string) => {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return path === pattern
  return path.startsWith(before) && path.endsWith(after) && !path.slice(before.length).includes('/')
}

/** Returns the schema of a data file, or undefined if it has none. @param path path below `content/` */
export const dataFileSchema = (path: string): z.ZodType | undefined =>
  dataFileGroups.find(({ files }) => files.some((pattern) => matches(path, pattern)))?.schema
