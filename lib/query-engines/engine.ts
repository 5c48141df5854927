import { suggestion } from '../nearest'

/** How well an engine does something, from most to least. */
export const supportLevels = ['full', 'partial', 'preview', 'none'] as const
export type SupportLevel = (typeof supportLevels)[number]

/** What a level is called, and what it counts in an engine's total. */
export const levelFacts: Record<SupportLevel, { label: string; weight: number }> = {
  full: { label: 'Full support', weight: 4 },
  partial: { label: 'Partial support', weight: 2 },
  preview: { label: 'Preview', weight: 1 },
  none: { label: 'Not supported', weight: 0 },
}

/** What engines are compared by, in the order of the matrix. */
export const engineFeatures = ['catalogs', 'readWrite', 'dml', 'morCow', 'streaming', 'formatV3', 'timeTravel', 'security'] as const
export type EngineFeature = (typeof engineFeatures)[number]

export const featureFacts: Record<EngineFeature, { label: string; short: string; meaning: string }> = {
  catalogs: { label: 'Catalog support', short: 'Catalogs', meaning: 'which Iceberg catalogs can be attached' },
  readWrite: { label: 'Read and write', short: 'R/W', meaning: 'SELECT, CREATE, CTAS, INSERT' },
  dml: { label: 'Row-level changes', short: 'DML', meaning: 'UPDATE, DELETE, MERGE' },
  morCow: { label: 'Delete files and rewriting', short: 'MoR/CoW', meaning: 'reading and writing delete files, or rewriting data files' },
  streaming: { label: 'Streaming', short: 'Stream', meaning: 'continuous ingest, incremental reads' },
  formatV3: { label: 'Format version 3', short: 'V3', meaning: 'deletion vectors, row lineage, new types' },
  timeTravel: { label: 'Time travel', short: 'Time travel', meaning: 'queries of a snapshot or a moment' },
  security: { label: 'Security', short: 'Security', meaning: 'rights, masking, audit' },
}

export const engineCategories = {
  'cloud-native': 'Cloud native',
  'general-purpose': 'General purpose',
  analytics: 'Analytics',
  embedded: 'Embedded',
  streaming: 'Streaming',
} as const
type EngineCategory = keyof typeof engineCategories

/** One cell of the matrix; `section` is an anchor of the guide that explains it, without `#`. */
type EngineSupport = { level: SupportLevel; note: string; section: string }

/** What an engine needs from tables that OLake writes. `mode` is how to write for it. */
export type OlakeFit = { catalogs: string; deletes: string; mode: 'upsert' | 'append or compact' | 'append' }

/** The record of an engine, in the front matter of its guide; hub and guide read nothing else. */
export type EngineRecord = {
  name: string
  version: string
  category: EngineCategory
  blurb: string
  website: string
  docs: string
  olake: OlakeFit
  features: Record<EngineFeature, EngineSupport>
}

const modes = ['upsert', 'append or compact', 'append']
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const oneOf = (name: string, value: unknown, known: readonly string[]) =>
  known.includes(String(value))
    ? []
    : [`${name} is "${String(value)}", which is none of ${known.join(', ')}.${suggestion(String(value), known)}`]

/** Everything that is wrong with an engine's record, each with the path of its field. `sections` are anchors of the guide. */
export function engineProblems(record: unknown, sections: ReadonlySet<string>): string[] {
  if (!isRecord(record)) return ['must be a record; see lib/query-engines/engine.ts']
  const texts = ['name', 'version', 'blurb', 'website', 'docs']
    .filter((field) => !isText(record[field]))
    .map((field) => `${field} is missing`)
  const fit = isRecord(record.olake) ? record.olake : {}
  const fitTexts = ['catalogs', 'deletes'].filter((field) => !isText(fit[field])).map((field) => `olake.${field} is missing`)
  const features = isRecord(record.features) ? record.features : {}
  const cells = engineFeatures.flatMap((feature) => {
    const cell = isRecord(features[feature]) ? features[feature] : {}
    const at = `features.${feature}`
    return [
      ...oneOf(`${at}.level`, cell.level, supportLevels),
      ...(isText(cell.note) ? [] : [`${at}.note is missing`]),
      ...(sections.has(String(cell.section))
        ? []
        : [`${at}.section "${String(cell.section)}" names no heading of the guide.${suggestion(String(cell.section), sections)}`]),
    ]
  })
  const unknown = Object.keys(features)
    .filter((feature) => !engineFeatures.some((known) => known === feature))
    .map((feature) => `features.${feature} is no feature.${suggestion(feature, engineFeatures)}`)
  return [
    ...texts,
    ...oneOf('category', record.category, Object.keys(engineCategories)),
    ...fitTexts,
    ...oneOf('olake.mode', fit.mode, modes),
    ...cells,
    ...unknown,
  ]
}

/** An engine's total: the weights of all its levels; 32 is full support of everything. */
export const engineScore = ({ features }: Pick<EngineRecord, 'features'>) =>
  engineFeatures.reduce((sum, feature) => sum + levelFacts[features[feature].level].weight, 0)
