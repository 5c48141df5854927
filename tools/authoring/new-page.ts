import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { writeWholeFile } from '../../lib/files/whole-file.server'
import { suggestion } from '../../lib/nearest'
import { ask, Cancelled } from './ask'
import { type Answers, type Question, valuesOf } from './check/question'
import { readSiteFacts } from './check/read-site-facts'
import type { SiteFacts } from './check/site-facts'
import { rejectOptionsOfNpm, wantsHelp } from './command/help'
import { flattenedOf } from './scaffold/address'
import { buildPage, NEXT_STEP, type NewPage, pageProblems } from './scaffold/build-new-page'
import { answerProblems, furtherOptions, kindOf, type PageKind, pageKinds, questionsFor } from './scaffold/kinds'

/**
 * npm run new: writes a new page with front matter, an outline and its entry in the sidebar. It never overwrites a file.
 *
 *   npm run new -- post "Title"
 *   npm run new -- doc "Title" --description "…" --after install/setup
 *
 * Each question of tools/authoring/scaffold/kinds.ts has an option of the same name. What no option gives is asked for in the terminal. Without a terminal,
 * the command lists the missing options.
 */

/** All options of a kind of page, by name. Questions that depend on answers have the same names for all answers. */
function optionNames(kind: PageKind, facts: SiteFacts): string[] {
  return [...questionsFor(kind, facts, {}).map(({ name }) => name), ...Object.keys(furtherOptions[kind])]
}

const usage = () =>
  [
    'Usage: npm run new -- KIND "Title" [--option value …]',
    ...Object.entries(pageKinds).map(([kind, what]) => `  ${kind.padEnd(8)} ${what}`),
    'The command asks for what it needs. Each question is also an option, such as --description.',
    'npm run new -- KIND --help lists the options of a kind.',
  ].join('\n')

/** The options of a kind of page, with what they are. */
function optionList(kind: PageKind, facts: SiteFacts): string {
  const messages = new Map(questionsFor(kind, facts, {}).map((question) => [question.name, question.message + valuesOf(question)]))
  const options = optionNames(kind, facts).map(
    (option) => `  --${option.padEnd(12)} ${messages.get(option) ?? furtherOptions[kind][option]}`,
  )
  return [`Usage: npm run new -- ${kind} "Title" [--option value …]`, ...options].join('\n')
}

/** Reads the options of a command line. @throws an error that suggests the nearest option */
function readOptions(args: string[], kind: PageKind, facts: SiteFacts): Record<string, string> {
  const names = optionNames(kind, facts)
  const { values, positionals, tokens } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  const options = names.map((each) => `--${each}`)
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!names.includes(token.name))
      throw new Error(`A new ${kind} has no option --${token.name}; it has ${options.join(', ')}.${suggestion(`--${token.name}`, options)}`)
    if (token.value === undefined) throw new Error(`--${token.name} has no value. Write it after the name of the option.`)
  }
  const [, title, ...others] = positionals
  if (others.length > 0)
    throw new Error(
      `"${others[0]}" is not an option. Put the title in quotes, and write commas between the entries of a list: --tags cdc,postgres.`,
    )
  const given = values as Record<string, string>
  return { ...(title !== undefined && { title }), ...given, ...(given.after !== undefined && { after: pageIdOf(given.after, facts) }) }
}

/** The ID that the sidebar has for a page, which authors also name by its file or address. */
const pageIdOf = (name: string, { contentDir }: SiteFacts) => flattenedOf(name, contentDir).replace(/^(?:docs|query-engine)\//, '')

/** Completes the answers: by defaults, then by questions. @throws an error that lists the missing options if there is no terminal */
async function complete(kind: PageKind, given: Answers, facts: SiteFacts, interactive: boolean): Promise<Answers> {
  const answers: Record<string, string> = { ...given }
  const next = (): Question | undefined => questionsFor(kind, facts, answers).find(({ name }) => answers[name] === undefined)
  const missing: string[] = []
  for (let question = next(); question; question = next()) {
    const { name, message, initial } = question
    if (initial === undefined && !interactive) missing.push(`  --${name}: ${message}${valuesOf(question)}`)
    answers[name] = initial ?? (interactive ? await ask(question) : '')
  }
  const questions = questionsFor(kind, facts, answers)
  const lines = answerProblems(questions, given).map((problem) => `\n  ${problem}`)
  if (missing.length > 0) {
    throw new Error(`These options are missing, and there is no terminal to ask for them:\n${missing.join('\n')}${lines.join('')}`)
  }
  const problems = answerProblems(questions, answers)
  if (problems.length > 0) throw new Error(`The page was not written:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  return answers
}

/** Writes a page and its sidebar. @throws if the file exists */
function write({ file, text, sidebar }: NewPage): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text, { flag: 'wx' })
  if (sidebar) writeWholeFile(sidebar.file, sidebar.text)
}

/** Runs the command. @returns the lines to print. @throws Cancelled, or an error with what to do */
export async function newPage(args: string[], interactive: boolean): Promise<string[]> {
  const [name] = args
  if (name === '--help' || name === '-h') return [usage()]
  if (name === undefined || name.startsWith('-')) throw new Error(usage())
  const kind = kindOf(name)
  const { names, ...facts } = await readSiteFacts()
  if (wantsHelp(args)) return [optionList(kind, facts)]
  const answers = await complete(kind, readOptions(args, kind, facts), facts, interactive)
  const page = buildPage(kind, answers, facts)
  const problems = pageProblems(page, facts, names)
  if (problems.length > 0) throw new Error(`${page.file} was not written:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  write(page)
  return [`✓ ${page.file}`, ...(page.sidebar ? [`✓ ${page.sidebar.file}`] : []), `Address: ${page.url}`, NEXT_STEP]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    rejectOptionsOfNpm('new', ['after', 'authors', 'blog', 'date', 'kind', 'slug', 'speakers', 'tags', 'topics'], process.env)
    const interactive = Boolean(process.stdin.isTTY && process.stdout.isTTY)
    for (const line of await newPage(process.argv.slice(2), interactive)) console.log(line)
  } catch (cause) {
    console.error(cause instanceof Cancelled ? 'Nothing was written.' : `✗ ${(cause as Error).message}`)
    process.exitCode = 1
  }
}
