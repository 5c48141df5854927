import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { suggestion } from '../lib/nearest'
import { rejectOptionsOfNpm, startCommand } from '../tools/authoring/command/help'
import { experimentNames, loadExperiment, missingPrograms, recordOf } from './experiment'

/** npm run evidence: runs experiments and writes their records. */

const RECORDS = 'content/data/evidence'

/** Data as JSON, with each row of a table on one line. */
function jsonText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isRow = Array.isArray(value) && value.every((cell) => typeof cell !== 'object')
  if (isRow) return `[${value.map((cell) => JSON.stringify(cell)).join(', ')}]`
  const inner = `${indent}  `
  const parts = Object.entries(value).map(
    ([key, part]) => `${Array.isArray(value) ? '' : `${JSON.stringify(key)}: `}${jsonText(part, inner)}`,
  )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

/** Names of the experiments to run. @throws an error that suggests a name */
function chosenNames(args: string[]): string[] {
  rejectOptionsOfNpm('evidence', ['only'], process.env)
  const known = experimentNames()
  const chosen = parseArgs({ args, options: { only: { type: 'string' } } })
    .values.only?.split(',')
    .map((name) => name.trim())
  const unknown = chosen?.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`There is no experiment "${unknown}".${suggestion(unknown, known)}`)
  return chosen ?? known
}

startCommand(['--only'])
try {
  mkdirSync(RECORDS, { recursive: true })
  for (const name of chosenNames(process.argv.slice(2))) {
    const experiment = await loadExperiment(name)
    const missing = missingPrograms(experiment)
    if (missing.length > 0) {
      console.log(`– ${name}: skipped, because ${missing.map((program) => program.install).join(' and ')}`)
      continue
    }
    const start = performance.now()
    const record = await recordOf(name, experiment, new Date().toISOString().slice(0, 10))
    writeFileSync(`${RECORDS}/${name}.json`, `${jsonText(record)}\n`)
    console.log(`✓ ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
} catch (cause) {
  console.error(`✗ ${(cause as Error).message}`)
  process.exitCode = 1
}
