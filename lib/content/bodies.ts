import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { environment } from '#environment'
import { input } from '../build/inputs.server'
import { analyseTree, type BodyAnalysis, parseBody } from '../mdx/analyse'
import { bodyHash } from '../mdx/body-hash.server'
import { type CompiledBody, hasBody, storedBody, storedTree } from '../mdx/body-store.server'
import { contentParts } from './content-parts'
import { generatedDocuments } from './generated-documents'
import type { ContentPage } from './page'

/** What identifies the text of a page. */
export type WithBody = Pick<ContentPage, 'bodyHash' | 'source'>

const compiled = new Map<string, CompiledBody>()

/** Whether the text of a page is compiled. Builds compile all texts in advance, `npm run dev` does not. */
const isCompiled = ({ bodyHash }: WithBody): boolean => compiled.has(bodyHash) || hasBody(bodyHash)

/** Compiled body of a page, or undefined. Bodies are kept in memory, because a build reads each several times. */
function compiledBodyOf({ bodyHash }: WithBody): CompiledBody | undefined {
  const body = compiled.get(bodyHash) ?? storedBody(bodyHash)
  if (body) compiled.set(bodyHash, body)
  return body
}

/** Text of a file and its part without front matter. @throws an error with the name of the file */
function partsOf({ source }: WithBody): { text: string; body: string } {
  const text = readFileSync(path.join(environment.SITE_CONTENT, source), 'utf8')
  const body = contentParts(text)?.body
  if (body === undefined) throw new Error(`content/${source} cannot be read. "npm run check:content" shows the reason.`)
  return { text, body }
}

/** The first error of the parser in the text of a page, with its line in the file; undefined if there is none. */
function errorIn(page: WithBody): string | undefined {
  const { text, body } = partsOf(page)
  try {
    // Messages of the parser mention lines, so the text begins at its own.
    parseBody('\n'.repeat(text.slice(0, text.length - body.length).split('\n').length - 1) + body)
  } catch (cause) {
    const { line = 1, column = 1, reason } = cause as { line?: number; column?: number; reason: string }
    // The message about a missing closing tag names the place of the tag.
    const place = reason.match(/\((\d+:\d+)-/)?.[1] ?? `${line}:${column}`
    return `content/${page.source}:${place} ${reason}`
  }
  return undefined
}

type Parsed = { tree: Root; analysis: Pick<BodyAnalysis, 'headings' | 'images' | 'readingMinutes' | 'components'> }

const parsed = new Map<string, Parsed>()

/** A text that is not compiled yet. It counts as empty while it cannot be parsed: the content check shows the reason. */
function parsedTextOf(page: WithBody): Parsed {
  const known = parsed.get(page.bodyHash)
  if (known) return known
  let result: Parsed = { tree: { type: 'root', children: [] }, analysis: { headings: [], images: [], readingMinutes: 1, components: [] } }
  try {
    const { body } = partsOf(page)
    const tree = parseBody(body)
    result = { analysis: analyseTree(tree, body), tree }
  } catch {}
  parsed.set(page.bodyHash, result)
  return result
}

const analysisOf = (page: WithBody): Parsed['analysis'] => compiledBodyOf(page)?.analysis ?? parsedTextOf(page).analysis

let hashes: ReadonlyMap<string, string> | undefined

/** Hash of the text of a file of this build, by its path relative to `content/`; undefined if there is no such page. */
function textHashOf(source: string): string | undefined {
  hashes ??= new Map(generatedDocuments().map(({ _raw, textHash }) => [_raw.sourceFilePath, textHash]))
  return hashes.get(source)
}

const usedText = input('text', (source) => source, textHashOf)

/** Records that a page shows the text of a page. The readers of this module do that themselves. */
export const usesText = ({ source }: WithBody) => usedText(source)

const usedMinutes = input(
  'minutes',
  (source) => source,
  (source) => analysisOf({ source, bodyHash: bodyHash(textHashOf(source) ?? '') }).readingMinutes,
)

/** Reading time of a page in minutes. Lists show it, and are not rendered again after other changes of the text. */
export function minutesOf(page: WithBody): number {
  usedMinutes(page.source)
  return analysisOf(page).readingMinutes
}

/** What the parser found in the text of a page. */
export function readingOf(page: WithBody): Parsed['analysis'] {
  usesText(page)
  return analysisOf(page)
}

/** A copy of the syntax tree of a page's body, for search, feeds and Markdown. */
export function treeOf(page: WithBody): Root {
  usesText(page)
  return isCompiled(page) ? storedTree(page.bodyHash) : structuredClone(parsedTextOf(page).tree)
}

/** Images of a page's text, by the URLs that its text has. */
export const imagesOf = (page: WithBody) => readingOf(page).images

/** Compiles the text of a page into the store. @throws an error with file and cause */
async function compile(page: WithBody): Promise<void> {
  // The compiler takes long to load. Builds do not need it here.
  const { compileBody } = await import('../mdx/compile-body.server')
  try {
    await compileBody(partsOf(page).body, path.posix.dirname(page.source))
  } catch (cause) {
    const found = errorIn(page)
    // The place of the error in the text is enough.
    if (found) throw Object.assign(new Error(found), { stack: `Error: ${found}` })
    throw new Error(`content/${page.source} cannot be compiled: ${(cause as Error).message}. "npm run check:content" shows the line.`, {
      cause,
    })
  }
}

/**
 * Compiled source of a page's body, which `Mdx` renders. A promise if the text has to be compiled first, which only `npm run dev` does: it
 * shows a page before it has compiled all others. The promise is rejected with an error with file, line and cause if that is not possible.
 */
export function codeOf(page: WithBody): string | Promise<string> {
  usesText(page)
  const body = compiledBodyOf(page)
  if (body) return body.code
  return compile(page).then(() => {
    const { code } = compiledBodyOf(page) ?? {}
    if (code === undefined) throw new Error(`The text of content/${page.source} changed while it was compiled. Reload the page.`)
    return code
  })
}
