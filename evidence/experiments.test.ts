import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { EvidenceRecord } from '../lib/evidence'
import { comparedPart, experimentNames, loadExperiment, missingPrograms, recordOf } from './experiment'
import { undoAll } from './programs/temporary'

/** Runs every experiment whose programs are installed, and compares the output with its record. */

afterAll(undoAll)

const majorOf = (version = '') => version.split('.')[0]

/** Why an experiment cannot be compared on this machine. */
function reasonToSkip(experiment: Awaited<ReturnType<typeof loadExperiment>>, { programs }: EvidenceRecord): string | undefined {
  const [missing] = missingPrograms(experiment)
  if (missing) return missing.install
  const other = experiment.programs.find(
    (program) => majorOf(program.version()) !== majorOf(programs.find(({ name }) => name === program.name)?.version),
  )
  return other && `it was recorded with another major version of ${other.name} than ${other.version()}, which is installed`
}

const experiments = await Promise.all(experimentNames().map(async (name) => ({ name, experiment: await loadExperiment(name) })))

describe('the output of each experiment is the same as its record', () => {
  for (const { name, experiment } of experiments) {
    const record: EvidenceRecord = JSON.parse(readFileSync(`content/data/evidence/${name}.json`, 'utf8'))
    const reason = reasonToSkip(experiment, record)
    if (reason) console.warn(`The experiment ${name} was not run: ${reason}.`)
    test.skipIf(reason !== undefined)(name, async () => {
      const { title, outputs } = await recordOf(name, experiment, record.recorded)
      expect({ title, outputs: outputs.map(comparedPart) }).toEqual({ title: record.title, outputs: record.outputs.map(comparedPart) })
    })
  }
})
