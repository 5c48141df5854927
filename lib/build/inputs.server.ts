import { appendFileSync } from 'node:fs'
import { cache } from 'react'
import { environment } from '#environment'
import { sha256 } from '../files/sha256.mjs'

/**
 * Records what each page of an export is made from, so that the next export renders only pages of which something changed. Code and settings
 * are not recorded: if they change, every page is rendered. What pages read besides is an input: a text, a data file, a list of pages.
 *
 * A module that reads content exports a reader that `input` made, so that nothing is read without a record.
 */

/** File with what the pages of this build used, one record per line; see `PageInput`. `tools/delivery/build/kept-pages.ts` reads it. */
export const INPUTS_FILE = '.generated/page-inputs.jsonl'

/** The URL of a page, an input that it used, and the state of that input. */
export type PageInput = [url: string, input: string, state: string]

/** How the state of an input is read, by the kind of input. */
const readers = new Map<string, (name: string) => unknown>()
const states = new Map<string, string>()

/** How many readers are running. What they read themselves is part of their own state. */
let depth = 0

function silently<Value>(read: () => Value): Value {
  depth++
  try {
    return read()
  } finally {
    depth--
  }
}

const hashOf = (value: unknown) => sha256([JSON.stringify(value) ?? ''])

/**
 * Present state of an input, for example of `text docs/index.mdx`, as a hash; read once, because content does not change during a build.
 * Undefined for a kind of input that does not exist.
 */
export function stateOf(input: string): string | undefined {
  const known = states.get(input)
  if (known) return known
  const space = input.indexOf(' ')
  const read = readers.get(input.slice(0, space))
  if (!read) return undefined
  const state = silently(() => hashOf(read(input.slice(space + 1))))
  states.set(input, state)
  return state
}

/** The page that is being rendered, with its inputs. React returns the same object during a render, and another one for each call outside. */
const currentRender = cache((): { url?: string; inputs: Set<string> } => ({ inputs: new Set() }))

const write = (url: string, inputs: Iterable<string>) =>
  appendFileSync(
    INPUTS_FILE,
    [...inputs].map((input) => `${JSON.stringify([url, input, stateOf(input)] satisfies Partial<PageInput>)}\n`).join(''),
  )

/** Inputs of the call of `inputsOf` that is in progress. */
let collected: Set<string> | undefined

/** Calls a function, and returns its result with the inputs that it used. */
export function inputsOf<Value>(make: () => Value): { value: Value; inputs: ReadonlySet<string> } {
  const outer = collected
  const inputs = new Set<string>()
  collected = inputs
  try {
    return { value: make(), inputs }
  } finally {
    collected = outer
  }
}

function record(input: string): void {
  if (!environment.SITE_KEEP_PAGES || depth > 0) return
  collected?.add(input)
  const render = currentRender()
  if (render.inputs.has(input)) return
  render.inputs.add(input)
  if (render.url) write(render.url, [input])
}

/** Names the page that is being rendered. Routes whose pages can be kept call it in their page component. */
export function rendering(url: string): void {
  if (!environment.SITE_KEEP_PAGES) return
  const render = currentRender()
  if (render.url) return
  render.url = url
  write(url, render.inputs)
}

/**
 * Makes a reader of content whose uses are recorded. Call it for each use, above all caches: otherwise only the first page would be recorded.
 * @param kind name of the kind of input, a word that no other reader has
 * @param read reads the value with a name. It is synchronous, and what it reads through other readers is not recorded
 * @param state everything of a value that pages can show, as JSON; by default the value itself
 */
export function input<Value, Name extends string = string>(
  kind: string,
  read: (name: Name) => Value,
  state: (value: Value) => unknown = (value) => value,
): (name: Name) => Value {
  readers.set(kind, (name) => state(read(name as Name)))
  return (name) => {
    record(`${kind} ${name}`)
    return silently(() => read(name))
  }
}

/** Lists pages without recording what the list is made from, because the list belongs to no page. */
export const unrecorded = silently
