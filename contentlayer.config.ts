import {
  type ComputedFields,
  defineDocumentType,
  defineNestedType,
  type FieldDef,
  type FieldDefs,
  makeSource,
} from 'contentlayer2/source-files'
import { environment } from '#environment'
import { blogFiles, blogs } from './lib/blog/blogs'
import { articleFields, eventKinds, type FieldRule, fieldsOf } from './lib/content/fields'
import { glyphNames } from './lib/figures/glyphs'
import { analyseBody } from './lib/mdx/analyse'
import { rehypePlugins, remarkPlugins } from './lib/mdx/pipeline'
import { addressOf, slugOf } from './lib/routes'

const LastUpdate = defineNestedType(() => ({
  name: 'LastUpdate',
  fields: { date: { type: 'date' }, author: { type: 'string' } },
}))

/** Contentlayer's field for a rule of `lib/content/fields`. */
function fieldDefinition(rule: FieldRule): FieldDef {
  const required = rule.required ?? false
  switch (rule.kind) {
    case 'strings':
    case 'tags':
    case 'authors':
    case 'topics':
    case 'paths':
      return { type: 'list', of: { type: 'string' }, required }
    case 'lastUpdate':
      return { type: 'nested', of: LastUpdate, required }
    case 'engine':
    case 'speakers':
      return { type: 'json', required }
    case 'glyph':
      return { type: 'enum', options: glyphNames, required }
    case 'eventKind':
      return { type: 'enum', options: [...eventKinds], required }
    default:
      return { type: rule.kind, required } as FieldDef
  }
}

type Source = { _raw: { flattenedPath: string }; slug?: string; kind?: string; body: { raw: string } }

const computedFields = {
  url: { type: 'string', resolve: (doc: Source) => addressOf(doc._raw.flattenedPath, doc) },
  slugPath: { type: 'string', resolve: (doc: Source) => slugOf(doc._raw.flattenedPath, doc) },
  /** Headings, excerpt and reading time, from one parse of the body. */
  facts: {
    type: 'json',
    resolve: (doc: Source) => {
      const { headings, excerpt, readingMinutes } = analyseBody(doc.body.raw)
      return { headings, excerpt, readingMinutes }
    },
  },
} as unknown as ComputedFields<string>

const documentType = (name: string, folder: string, fields: Record<string, FieldRule>) =>
  defineDocumentType(() => ({
    name,
    filePathPattern: `${folder}/**/*.mdx`,
    contentType: 'mdx',
    fields: Object.fromEntries(Object.entries(fields).map(([key, rule]) => [key, fieldDefinition(rule)])) as FieldDefs,
    computedFields,
  }))

export default makeSource({
  contentDirPath: environment.SITE_CONTENT,
  contentDirExclude: [
    'data',
    'diagrams',
    'navigation',
    'authors.yml',
    'speakers.yml',
    'topics.yml',
    ...blogs.flatMap(({ id }) => blogFiles(id)),
  ],
  documentTypes: [
    documentType('Doc', 'docs', fieldsOf.docs),
    documentType('Post', `@(${blogs.map(({ id }) => id).join('|')})`, articleFields),
    documentType('EngineGuide', 'query-engine', fieldsOf['query-engine']),
    documentType('CommunityPage', 'community', fieldsOf.community),
    documentType('Webinar', 'webinar', fieldsOf.webinar),
  ],
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
  mdx: { remarkPlugins, rehypePlugins },
})
