import { readFileSync, statSync } from 'node:fs'
import version from '@/.generated/content-version.json'
import { input } from '../build/inputs.server'
import { routes } from '../routes'

/**
 * Data that `tools/delivery/build/build-content.ts` collects before each build. It is read, not imported, because Next.js compiles modules again whose
 * imports changed.
 */

/** In development, it changes with the data and with the list of pages: Next.js then loads this module again, and all that use it. */
export const contentVersion: number = version

const generated = (name: string) => JSON.parse(readFileSync(`.generated/${name}.json`, 'utf8'))

/**
 * Git history of each file, by its path relative to the repository root; empty if git is not available. `change` is the last commit that
 * changed the text of the file and is not listed in `.git-blame-ignore-revs`; `newest` is the date of the last commit. Dates are ISO dates.
 */
export type FileHistory = Record<string, { change?: { date: string; author: string }; newest: string }>

/** An optimized image: its original size in pixels and its files, narrowest first; no files if the original is served unchanged. */
export type BuiltImage = { width: number; height: number; original: string; files: Array<{ src: string; width: number }> }

/** For lists of all files. Pages use `changeOf`. */
export const fileHistory: FileHistory = generated('history')
const builtImages: Record<string, BuiltImage> = generated('images')
/** Paths, relative to the content folder, of files whose URL is already used by another page, as determined by the content check. */
export const leftOutFiles: ReadonlySet<string> = new Set<string>(generated('left-out'))

/** The last commit that changed the text of a file, by its path relative to the repository root. */
export const changeOf = input('history', (file) => fileHistory[file]?.change)

/** The files of an image of content, by its key; undefined if the build has none. */
export const builtImage = input('image', (key): BuiltImage | undefined => builtImages[key])

/** Size in bytes of the documentation as one file; undefined unless `npm run pdf` has written it. */
export const manualSize = input('manual', (): number | undefined => statSync(`public${routes.manual()}`, { throwIfNoEntry: false })?.size)
