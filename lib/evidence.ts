import type { z } from 'zod'
import { dataFiles } from './content/data-file'
import { formatDay } from './locale'
import { evidenceRecord } from './schema/evidence-schema'
import { repository } from './site.mjs'

const files = dataFiles(evidenceRecord)

/** What an experiment printed, and with which programs. */
export type EvidenceRecord = z.infer<typeof evidenceRecord>
export type EvidenceOutput = EvidenceRecord['outputs'][number]
export type EvidenceTable = Extract<EvidenceOutput, { kind: 'table' }>

/** The record of an experiment by its name. Throws if no experiment has the name. */
export function evidenceOf(name: string): EvidenceRecord {
  const record = files.optional(`content/data/evidence/${name}.json`)
  if (!record) throw new Error(`Unknown evidence "${name}". Run: npm run evidence -- --only ${name}`)
  return record
}

/** Programs, machine and day of a record, for example `PostgreSQL 15.18, 2 cores, 24 GB of memory, November 28, 2026`. */
export const circumstances = ({ programs, machine, recorded }: EvidenceRecord): string =>
  [
    ...programs.map(({ name, version }) => `${name} ${version}`),
    `${machine.cores} ${machine.cores === 1 ? 'core' : 'cores'}`,
    `${machine.memory} GB of memory`,
    formatDay(recorded),
  ].join(', ')

/** Address of the script of a record in the repository. */
export const scriptAddress = ({ script }: EvidenceRecord): string => `${repository.website}/blob/${repository.branch}/${script}`

/** A cell as readers see it: numbers with separators between thousands. */
export const cellText = (cell: string | number): string => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)

/** Whether a column contains only numbers, which are aligned to the right. */
export const isNumeric = ({ rows }: EvidenceTable, column: number): boolean => rows.every((row) => typeof row[column] === 'number')
