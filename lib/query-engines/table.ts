import { csvOf } from '../csv'
import { type EngineRecord, engineCategories, engineFeatures, engineScore, featureFacts, levelFacts } from './engine'
import { olakeAdvice } from './olake-advice'

/** An engine with the URL of its guide. */
export type ListedEngine = { id: string; url: string; record: EngineRecord }

/** The matrix as CSV (RFC 4180): a row for each engine, with separate columns for level and note of each feature. */
export function engineCsv(engines: readonly ListedEngine[]): string {
  const head = [
    'Engine',
    'Version',
    'Category',
    'Total',
    ...engineFeatures.flatMap((feature) => [featureFacts[feature].label, `${featureFacts[feature].label}: note`]),
    'Catalogs shared with OLake',
    'Delete files',
    'Write mode',
    'Guide',
  ]
  const rows = engines.map(({ url, record }) => [
    record.name,
    record.version,
    engineCategories[record.category],
    String(engineScore(record)),
    ...engineFeatures.flatMap((feature) => [levelFacts[record.features[feature].level].label, record.features[feature].note]),
    record.olake.catalogs,
    record.olake.deletes,
    record.olake.mode,
    url,
  ])
  return csvOf([head, ...rows])
}

/** The matrix as JSON. */
export const engineJson = (engines: readonly ListedEngine[]) =>
  `${JSON.stringify(
    engines.map(({ id, url, record }) => ({ id, guide: url, total: engineScore(record), ...record })),
    null,
    2,
  )}\n`

/** The summary of an engine guide as Markdown. */
export function engineMarkdown(record: EngineRecord): string {
  const rows = engineFeatures.map((feature) => {
    const { level, note } = record.features[feature]
    return `| ${featureFacts[feature].label} | ${levelFacts[level].label} | ${note.replaceAll('|', '\\|')} |`
  })
  const { catalogs, deletes, mode } = record.olake
  return [
    `${record.name} ${record.version}, ${engineCategories[record.category].toLowerCase()}. ${record.blurb}`,
    ['| Feature | Level | Note |', '|---|---|---|', ...rows].join('\n'),
    `**With OLake.** ${olakeAdvice[mode]} Catalogs: ${catalogs}. Delete files: ${deletes}.\n`,
  ].join('\n\n')
}
