import { parse } from 'yaml'
import type { BodyAnalysis } from '../../../lib/mdx/analyse'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from '../../../lib/problem'
import { sampleSnapshots, snapshotAnchor } from '../../../lib/tools/iceberg/sample-table'
import { error } from '../problem'

type Component = BodyAnalysis['components'][number]

/** Names in the data files that attributes of components refer to. A missing value means that its file is not valid. */
export type DataNames = {
  /** IDs of the examples and paths of the objects of each configuration reference. */
  references: ReadonlyMap<string, { examples: string[]; objects: string[] } | undefined>
  /** IDs of the measures of each benchmark suite. */
  suites?: ReadonlyMap<string, string[]>
  /** IDs of the endpoints of each group of an API, which are anchors of the page that shows the group. */
  groups?: ReadonlyMap<string, string[]>
  /** Sources whose types have a file. */
  typeSources: string[]
  /** Names of the experiments that have a record. */
  evidence: string[]
  /** Names of the diagrams. */
  diagrams: string[]
}

const readable = <Data>(text: string | undefined): Data | undefined => {
  try {
    return text === undefined ? undefined : (parse(text) as Data)
  } catch {
    // The check of data files reports it.
    return undefined
  }
}

type Reference = { examples?: Array<{ id: string }>; objects?: Array<{ path: string }> }

/** Reads the names from the text of each data file by its path. */
export function dataNames(files: ReadonlyMap<string, string>, contentDir: string): DataNames {
  const folder = `${contentDir}/data`
  const namesIn = (group: string, extension: string) =>
    [...files.keys()].flatMap((file) =>
      file.startsWith(`${folder}/${group}/`) ? [file.slice(`${folder}/${group}/`.length, -extension.length)] : [],
    )
  const references = [...files].flatMap(([file, text]) => {
    const name = file.startsWith(`${folder}/reference/`) ? file.match(/([^/]+)\.yml$/)?.[1] : undefined
    const data = name === undefined ? undefined : readable<Reference>(text)
    if (name === undefined) return []
    return [
      [
        name,
        // The check of data files reports a file without objects.
        data?.objects && { examples: (data.examples ?? []).map(({ id }) => id), objects: data.objects.map(({ path }) => path) },
      ] as const,
    ]
  })
  const benchmarks = readable<{ suites: Record<string, { measures: object }> }>(files.get(`${folder}/benchmarks.json`))
  const groups = readable<Array<{ id: string; endpoints?: Array<{ id: string }> }>>(files.get(`${folder}/api.yml`))
  return {
    references: new Map(references),
    typeSources: namesIn('types', '.yml'),
    evidence: namesIn('evidence', '.json'),
    diagrams: namesIn('diagrams', '.yml'),
    ...(benchmarks && { suites: new Map(Object.entries(benchmarks.suites).map(([id, { measures }]) => [id, Object.keys(measures)])) }),
    ...(groups && { groups: new Map(groups.map(({ id, endpoints = [] }) => [id, endpoints.map((endpoint) => endpoint.id)])) }),
  }
}

const unknown = (what: string, name: string, known: Iterable<string>) => {
  const names = [...known].filter(Boolean)
  return `unknown ${what} "${name}"; write one of ${names.join(', ')}.${suggestion(name, names)}`
}

/** The message about a name in an attribute that no data file has; undefined if all exist. */
function messageFor(
  { name, attributes }: Component,
  { references, suites, groups, typeSources, evidence, diagrams }: DataNames,
): string | undefined {
  const value = (attribute: string) => (typeof attributes[attribute] === 'string' ? attributes[attribute] : '')
  if (name === 'ConfigTable' || name === 'ConfigExample') {
    if (!references.has(value('name'))) return unknown('reference', value('name'), references.keys())
    const reference = references.get(value('name'))
    if (!reference) return undefined
    if (name === 'ConfigExample') {
      return reference.examples.includes(value('example')) ? undefined : unknown('example', value('example'), reference.examples)
    }
    return reference.objects.includes(value('object')) ? undefined : unknown('object', value('object'), reference.objects)
  }
  if (name.startsWith('Benchmark') && suites) {
    const measures = suites.get(value('suite'))
    if (!measures) return unknown('suite', value('suite'), suites.keys())
    if (name === 'BenchmarkChart' && !measures.includes(value('measure'))) return unknown('measure', value('measure'), measures)
  }
  if (name === 'MappingTable' && !typeSources.includes(value('source'))) return unknown('source', value('source'), typeSources)
  if (name === 'Evidence' && !evidence.includes(value('name'))) return unknown('evidence', value('name'), evidence)
  if (name === 'FlowDiagram' && !diagrams.includes(value('name'))) return unknown('diagram', value('name'), diagrams)
  if (name === 'ApiEndpoints' && groups && !groups.has(value('group'))) return unknown('group', value('group'), groups.keys())
  return undefined
}

/** Finds names in attributes that no data file has, in the body of a page. */
export const checkDataNames = (body: BodyAnalysis | undefined, names: DataNames): Problem[] =>
  (body?.components ?? []).flatMap((component) => {
    const message = messageFor(component, names)
    return message === undefined ? [] : error(component, message)
  })

/** Anchors that components add to a page from data files. */
export const dataIds = (body: BodyAnalysis, { groups }: DataNames): string[] =>
  body.components.flatMap(({ name, attributes }) => {
    if (name === 'ApiEndpoints') return groups?.get(String(attributes.group)) ?? []
    return name === 'IcebergExplorer' ? sampleSnapshots.map(({ number }) => snapshotAnchor(number)) : []
  })
