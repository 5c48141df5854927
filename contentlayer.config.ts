import { type ComputedFields, defineDocumentType, makeSource } from 'contentlayer2/source-files'
import { environment } from '#environment'
import { blogFiles, blogs } from './lib/blog/blogs'
import { addressOf, collectionNames, collections } from './lib/collections'
import { analyseBody } from './lib/mdx/analyse'
import { rehypePlugins, remarkPlugins } from './lib/mdx/pipeline'
import { slugOf } from './lib/routes'
import { contentlayerFields } from './lib/schema/contentlayer-fields'

type Source = { _raw: { flattenedPath: string }; slug?: string; kind?: string; body: { raw: string } }

const computedFields = {
  url: { type: 'string', resolve: (doc: Source) => addressOf(doc._raw.flattenedPath, doc) },
  slugPath: { type: 'string', resolve: (doc: Source) => slugOf(doc._raw.flattenedPath, doc) },
  /** Headings, excerpt and reading time, which are computed together so that the body is parsed once. */
  facts: {
    type: 'json',
    resolve: (doc: Source) => {
      const { headings, excerpt, readingMinutes } = analyseBody(doc.body.raw)
      return { headings, excerpt, readingMinutes }
    },
  },
} as unknown as ComputedFields<string>

/** One document type per collection. Its name is that of the collection in Pascal case: `QueryEngine` for `query-engine`. */
const documentTypes = collectionNames.map((collection) =>
  defineDocumentType(() => ({
    name: collection.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()),
    filePathPattern: `${collection}/**/*.mdx`,
    contentType: 'mdx',
    fields: contentlayerFields(collections[collection].schema),
    computedFields,
  })),
)

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
  documentTypes,
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
  mdx: { remarkPlugins, rehypePlugins },
})
