import type { z } from 'zod'
import { engineCategories, engineFeatures, supportLevels } from '../engine-facts'
import type { engineRecord } from '../schema/engine-schema'

export { engineCategories, engineFeatures, supportLevels }

export type SupportLevel = (typeof supportLevels)[number]

/** Label of each level, and its weight in an engine's score. */
export const levelFacts: Record<SupportLevel, { label: string; weight: number }> = {
  full: { label: 'Full support', weight: 4 },
  partial: { label: 'Partial support', weight: 2 },
  preview: { label: 'Preview', weight: 1 },
  none: { label: 'Not supported', weight: 0 },
}

export type EngineFeature = (typeof engineFeatures)[number]

export const featureFacts: Record<EngineFeature, { label: string; short: string; meaning: string }> = {
  catalogs: { label: 'Catalog support', short: 'Catalogs', meaning: 'Iceberg catalogs that the engine can use' },
  readWrite: { label: 'Read and write', short: 'R/W', meaning: 'SELECT, CREATE, CTAS, INSERT' },
  dml: { label: 'Row-level changes', short: 'DML', meaning: 'UPDATE, DELETE, MERGE' },
  morCow: { label: 'Delete files and rewriting', short: 'MoR/CoW', meaning: 'reading and writing delete files, or rewriting data files' },
  streaming: { label: 'Streaming', short: 'Stream', meaning: 'continuous writes, incremental reads' },
  formatV3: { label: 'Format version 3', short: 'V3', meaning: 'deletion vectors, row lineage, new types' },
  timeTravel: { label: 'Time travel', short: 'Time travel', meaning: 'queries of an earlier snapshot or point in time' },
  security: { label: 'Security', short: 'Security', meaning: 'permissions, masking, auditing' },
}

/** The record of an engine, from the front matter of its guide. The hub page and the guide use the same record. */
export type EngineRecord = z.infer<typeof engineRecord>
export type OlakeFit = EngineRecord['olake']

/** An engine's score: the sum of the weights of all its levels. The maximum is 32, full support of all eight features. */
export const engineScore = ({ features }: Pick<EngineRecord, 'features'>) =>
  engineFeatures.reduce((sum, feature) => sum + levelFacts[features[feature].level].weight, 0)
