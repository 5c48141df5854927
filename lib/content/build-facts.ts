import history from '@/.generated/history.json'
import images from '@/.generated/images.json'
import leftOut from '@/.generated/left-out.json'

/** Facts that `scripts/build-content.ts` gathers before each build. */

/**
 * What git knows of each file, by its path below the repository; empty without git. `change` is the last commit that changed the file's
 * words and is not listed in `.git-blame-ignore-revs`; `newest` the day of the last commit of any kind. Days are ISO.
 */
export type FileHistory = Record<string, { change?: { date: string; author: string }; newest: string }>

/** A built picture: its real size in pixels and its files, narrowest first; no files where the original is served as it is. */
export type BuiltImage = { width: number; height: number; original: string; files: Array<{ src: string; width: number }> }

export const fileHistory: FileHistory = history
export const builtImages: Record<string, BuiltImage> = images
/** Files, by their path below the content folder, whose address an older page has; the content check finds them. */
export const leftOutFiles: ReadonlySet<string> = new Set<string>(leftOut)
