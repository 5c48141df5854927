import { type ComputedFields, defineDocumentType, makeSource } from 'contentlayer2/source-files'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { environment } from '#environment'
import { blogFiles, blogs } from './lib/blogs'
import { addressOf, collectionNames, collections } from './lib/collections'
import { textHash } from './lib/mdx/body-hash.server'
import { slugOf } from './lib/routes'
import { contentlayerFields } from './lib/schema/contentlayer-fields'

type Source = { _raw: { flattenedPath: string; sourceFileDir: string }; slug?: string; kind?: string; body: { raw: string } }

const computedFields = {
  url: { type: 'string', resolve: (doc: Source) => addressOf(doc._raw.flattenedPath, doc) },
  slugPath: { type: 'string', resolve: (doc: Source) => slugOf(doc._raw.flattenedPath, doc) },
  /** Finds the compiled text, which is in a file of its own. The text is removed from the document, so that documents stay small. */
  textHash: {
    type: 'string',
    resolve: (doc: Source) => {
      const { raw } = doc.body
      doc.body.raw = ''
      return textHash(raw, doc._raw.sourceFileDir)
    },
  },
} as unknown as ComputedFields<string>

/** `npm run dev` shows pages with an error as far as possible, and all others; the content check explains the error. A build fails. */
const isDevelopment = environment.NODE_ENV === 'development'

/** One document type per collection. Its name is that of the collection in Pascal case: `QueryEngine` for `query-engine`. */
const documentTypes = collectionNames.map((collection) =>
  defineDocumentType(() => ({
    name: collection.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()),
    filePathPattern: `${collection}/**/*.mdx`,
    contentType: 'markdown',
    fields: contentlayerFields(collections[collection].schema, !isDevelopment),
    computedFields,
  })),
)

/** A processor for text that is neither parsed nor printed. */
function keepText(this: Processor) {
  this.parser = () => ({ type: 'root', children: [] }) as Root
  this.compiler = () => ''
}

export default makeSource({
  contentDirPath: environment.SITE_CONTENT,
  contentDirExclude: [
    'data',
    'diagrams',
    'navigation',
    'redirects',
    'authors.yml',
    'speakers.yml',
    'topics.yml',
    ...blogs.flatMap(({ id }) => blogFiles(id)),
  ],
  documentTypes,
  onExtraFieldData: isDevelopment ? 'warn' : 'fail',
  onMissingOrIncompatibleData: isDevelopment ? 'skip-warn' : 'fail',
  onUnknownDocuments: isDevelopment ? 'skip-warn' : 'fail',
  disableImportAliasWarning: true,
  // `tools/authoring/check/compile-bodies.ts` compiles the text, so Contentlayer leaves it as it is.
  markdown: (builder) => builder.use(keepText),
})
