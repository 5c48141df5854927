import { z } from 'zod'
import { date, text } from './values'

/** Output as the program printed it. `compared` says whether a later run must print the same. */
const textOutput = z.strictObject({ kind: z.literal('text'), label: text(), text: text(), compared: z.boolean() })

/** Output as rows. A later run must have the same columns and, in the columns that `compared` names, the same values. */
const tableOutput = z.strictObject({
  kind: z.literal('table'),
  label: text(),
  columns: z.array(text()).min(1),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).min(1),
  compared: z.array(text()),
})

/**
 * `content/data/evidence/NAME.json`: what the script `evidence/experiments/NAME.ts` printed. `npm run evidence` writes it. `memory` is the
 * memory of the machine in GB.
 */
export const evidenceRecord = z.strictObject({
  title: text(),
  script: text(),
  recorded: date(),
  programs: z.array(z.strictObject({ name: text(), version: text() })).min(1),
  machine: z.strictObject({ cores: z.number().int().positive(), memory: z.number().int().positive() }),
  outputs: z.array(z.discriminatedUnion('kind', [textOutput, tableOutput])).min(1),
})
