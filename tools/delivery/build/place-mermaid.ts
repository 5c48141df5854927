import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeWholeFile } from '../../../lib/files/whole-file.server'
import { mermaidEntry } from '../../../lib/site.mjs'

/** Mermaid as its package ships it for browsers: an entry module and its chunks, minified. */
const PACKAGE = 'node_modules/mermaid/dist'
const ENTRY = 'mermaid.esm.min.mjs'
const CHUNKS = 'chunks/mermaid.esm.min'

/** The text of a module whose imports end in `.js`: hosts do not know that `.mjs` files are scripts, and browsers then reject them. */
export const withJsImports = (text: string): string => text.replace(/((?:from|import\()?"\.\.?\/[^"\n]+)\.mjs"/g, '$1.js"')

/**
 * Copies Mermaid to `public/`. Diagrams marked `live` load it from there, so that no build has to bundle it, which takes a third of the time
 * of compiling the site. Does nothing if the same version is there already.
 */
export function placeMermaid(target = path.join('public', mermaidEntry)): void {
  const entry = withJsImports(readFileSync(path.join(PACKAGE, ENTRY), 'utf8'))
  // The entry names its chunks by their hashes, so it differs between versions.
  if (existsSync(target) && readFileSync(target, 'utf8') === entry) return
  const folder = path.dirname(target)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, CHUNKS), { recursive: true })
  for (const name of readdirSync(path.join(PACKAGE, CHUNKS))) {
    if (!name.endsWith('.mjs')) continue
    const text = readFileSync(path.join(PACKAGE, CHUNKS, name), 'utf8')
    writeWholeFile(path.join(folder, CHUNKS, name.replace(/\.mjs$/, '.js')), withJsImports(text))
  }
  // Last, so that an interrupted copy is repeated.
  writeWholeFile(target, entry)
}
