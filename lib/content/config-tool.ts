import type { PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import { link, text } from '../markdown-export/nodes'
import { inlineText } from '../mdx/inline'
import { type Reference, referenceOf } from '../reference/reference'
import { routes } from '../routes'
import { STREAMS } from '../schema/reference-schema'
import { absoluteUrl } from '../seo/metadata'
import { type DestinationId, destinationIds, type SourceId, sourceIds, systemLabel } from '../systems'
import { type JsonSchema, jsonSchemaOf } from '../tools/config/json-schema'
import type { ToolData, ToolReference } from '../tools/config/tool-data'
import { releases } from './releases'

const destinationPages: Record<DestinationId, string> = { iceberg: 'core/configs/writer', parquet: 'writers/parquet/config' }

type ReferenceName = SourceId | DestinationId | typeof STREAMS

/** The page that describes all keys of a configuration file. */
function pageOf(name: ReferenceName): string {
  if (name === STREAMS) return routes.docs('core/configs/catalog')
  return routes.docs(name === 'iceberg' || name === 'parquet' ? destinationPages[name] : `connectors/${name}/config`)
}

/** What a file is for: a source, a destination, or the streams of a job. */
const labelOf = (name: ReferenceName) => (name === STREAMS ? 'streams of a job' : systemLabel(name))

/** Inline Markdown whose links work on every page. @param resolve the complete address of a link */
const linked = (text: string, page: string, resolve: (href: string) => string) =>
  text.replace(/\]\((#|\/)([^)]*)\)/g, (_, start: string, rest: string) => `](${resolve(start === '#' ? `${page}#${rest}` : `/${rest}`)})`)

/** A reference with other texts for meanings and combinations. */
const withTexts = (reference: Reference, change: (text: string) => string): Reference => ({
  ...reference,
  objects: reference.objects.map(({ path, keys }) => ({ path, keys: keys.map((key) => ({ ...key, meaning: change(key.meaning) })) })),
  combinations: reference.combinations.map((one) => ({ ...one, text: change(one.text) })),
})

function toolReference(name: ReferenceName): ToolReference {
  const href = pageOf(name)
  const reference = withTexts(referenceOf(name), (text) => linked(text, href, (address) => address))
  return { ...reference, examples: [], label: labelOf(name), href }
}

const recordOf = <Id extends string, Value>(ids: readonly Id[], make: (id: Id) => Value) =>
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, Value>

/** Releases of the engine, newest first. The first one is the version that all commands name. */
const engineVersions = () => releases().flatMap(({ product, version }) => (product === 'engine' ? [version] : []))

/** The data that the configuration tool loads. */
export const configToolData = (): ToolData => ({
  versions: engineVersions(),
  sources: recordOf(sourceIds, toolReference),
  destinations: recordOf(destinationIds, toolReference),
  streams: toolReference(STREAMS),
})

/** File names of the published JSON Schemas, with the references that they are made from. */
export const schemaFiles: ReadonlyMap<string, ReferenceName> = new Map<string, ReferenceName>([
  ...sourceIds.map((id) => [`source-${id}.json`, id] as const),
  ...destinationIds.map((id) => [`destination-${id}.json`, id] as const),
  [`${STREAMS}.json`, STREAMS],
])

/** The published JSON Schema of a configuration file, with descriptions for editors. Undefined for an unknown name. */
export function publishedSchema(file: string): JsonSchema | undefined {
  const name = schemaFiles.get(file)
  if (!name) return undefined
  const page = pageOf(name)
  const reference = referenceOf(name)
  const { $schema, ...schema } = jsonSchemaOf(reference, ({ meaning, since }) => {
    const added = since ? ` (${since} or later)` : ''
    return {
      description: inlineText(meaning) + added,
      markdownDescription: linked(meaning, page, absoluteUrl) + added,
    }
  })
  return {
    $schema,
    $id: absoluteUrl(routes.schema(file)),
    title: `${reference.file}, ${labelOf(name)}`,
    description: `Keys that OLake ${engineVersions()[0]} reads. Reference: ${absoluteUrl(page)}`,
    ...schema,
  }
}

/** Each configuration file with the pages and files that describe it. Addresses have no base path. */
export const configFiles = () =>
  [...schemaFiles].map(([schema, name]) => ({
    file: referenceOf(name).file,
    label: labelOf(name),
    href: pageOf(name),
    schema,
    schemaHref: routes.schema(schema),
  }))

const cell = (...children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })
const row = (...cells: TableCell[]): TableRow => ({ type: 'tableRow', children: cells })

/** The configuration files as a table in Markdown. */
export const configFilesNode = (): RootContent => ({
  type: 'table',
  children: [
    row(...['File', 'All keys', 'JSON Schema'].map((head) => cell(text(head)))),
    ...configFiles().map(({ file, label, href, schema, schemaHref }) =>
      row(cell({ type: 'inlineCode', value: file }, text(`, ${label}`)), cell(link(href, `${label} keys`)), cell(link(schemaHref, schema))),
    ),
  ],
})
