import { z } from 'zod'
import { environment } from '#environment'
import { dataFiles } from './data-file'

/** `tools/delivery/dev/show-changes.ts` writes this file. */
const EDITS_FILE = '.generated/edits.json'

const textHashes = z.record(z.string(), z.string())
const files = dataFiles(textHashes)
const none: z.infer<typeof textHashes> = {}

/**
 * Hashes of the texts that changed while `npm run dev` runs, by path relative to the content folder. They replace those of Contentlayer,
 * which is a second slower. The same object is returned until the next change. Empty in builds.
 */
export const editedBodies = () => (environment.NODE_ENV === 'development' ? (files.optional(EDITS_FILE) ?? none) : none)
