import history from '@/.generated/history.json'
import images from '@/.generated/images.json'
import leftOut from '@/.generated/left-out.json'

/** Data that `scripts/build-content.ts` collects before each build. */

/**
 * Git history of each file, by its path relative to the repository root; empty if git is not available. `change` is the last commit that
 * changed the text of the file and is not listed in `.git-blame-ignore-revs`; `newest` is the date of the last commit. Dates are ISO dates.
 */
export type FileHistory = Record<string, { change?: { date: string; author: string }; newest: string }>

/** An optimized image: its original size in pixels and its files, narrowest first; no files if the original is served unchanged. */
export type BuiltImage = { width: number; height: number; original: string; files: Array<{ src: string; width: number }> }

export const fileHistory: FileHistory = history
export const builtImages: Record<string, BuiltImage> = images
/** Paths, relative to the content folder, of files whose URL is already used by an older page, as determined by the content check. */
export const leftOutFiles: ReadonlySet<string> = new Set<string>(leftOut)
