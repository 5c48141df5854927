import { readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { EvidenceOutput, EvidenceRecord } from '../lib/evidence'

/** A program that experiments run. */
export type Program = {
  name: string
  /** How to install it, for people who do not have it. */
  install: string
  /** The installed version, or undefined if the program is not installed. */
  version: () => string | undefined
}

/** A question about databases or file formats, and the code that answers it. */
export type Experiment = {
  /** What is run, as a full sentence or a title that readers understand without the page around it. */
  title: string
  programs: readonly Program[]
  /** Runs the experiment, and stops and deletes everything that it started. */
  run: () => Promise<EvidenceOutput[]>
}

/** Type-checks an experiment. Each file of `evidence/experiments/` has one as its default export. */
export const defineExperiment = (experiment: Experiment): Experiment => experiment

const FOLDER = 'evidence/experiments'

/** Names of all experiments, which are the names of their files. */
export const experimentNames = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort()

export const scriptOf = (name: string): string => `${FOLDER}/${name}.ts`

/** Loads an experiment by its name. */
export const loadExperiment = async (name: string): Promise<Experiment> => {
  // Vite would replace a relative path with a list of files that it keeps, and not find new experiments.
  const script = path.resolve(scriptOf(name))
  return (await import(/* @vite-ignore */ script)).default
}

/** The programs of an experiment that are not installed. */
export const missingPrograms = ({ programs }: Experiment): Program[] => programs.filter(({ version }) => version() === undefined)

/** Runs an experiment. @param recorded ISO date of the run @returns its record */
export async function recordOf(name: string, experiment: Experiment, recorded: string): Promise<EvidenceRecord> {
  return {
    title: experiment.title,
    script: scriptOf(name),
    recorded,
    programs: experiment.programs.map((program) => ({ name: program.name, version: program.version() ?? '' })),
    machine: { cores: os.cpus().length, memory: Math.round(os.totalmem() / 2 ** 30) },
    outputs: await experiment.run(),
  }
}

/** The part of an output that must be the same in each run. */
export function comparedPart(output: EvidenceOutput): object {
  const { kind, label, compared } = output
  if (kind === 'text') return { kind, label, compared, text: compared ? output.text : '' }
  const { columns, rows } = output
  const values = rows.map((row) => Object.fromEntries(columns.flatMap((name, at) => (compared.includes(name) ? [[name, row[at]]] : []))))
  return { kind, label, columns, compared, values }
}
