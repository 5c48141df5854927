import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** Code that `next build` compiled and that a later export can use. */

/** Says for which code the compiled files are. */
const MARK = '.next/compiled.json'
/** A file that each compilation writes. */
const COMPILED = '.next/server/app-paths-manifest.json'

const markOf = (code: Record<string, string>) => JSON.stringify({ code, written: statSync(COMPILED, { throwIfNoEntry: false })?.mtimeMs })

/** Whether the last compilation, by whatever command, was for this code, and its types were right. */
export const isCompiled = (code: Record<string, string>): boolean => existsSync(MARK) && readFileSync(MARK, 'utf8') === markOf(code)

export const markCompiled = (code: Record<string, string>): void => writeFileSync(MARK, markOf(code))

/** `next build` in the mode without compilation would copy the pages that this list of the last build names, also deleted ones. */
export const forgetRenderedPages = (): void => rmSync('.next/prerender-manifest.json', { force: true })
