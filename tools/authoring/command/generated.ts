import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { environment } from '#environment'
import { writeWholeFile } from '../../../lib/files/whole-file.server'
import type { Finding } from '../../../lib/problem'

/** Writes a file to `.generated/`. An unchanged file is not written, so that `next dev` does not reload. */
export function writeGenerated(name: string, text: string): void {
  const file = `.generated/${name}`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync('.generated', { recursive: true })
  writeWholeFile(file, text)
}

/** Writes data for pages to `.generated/NAME.json`. */
export const saveGenerated = (name: string, data: unknown): void => writeGenerated(`${name}.json`, JSON.stringify(data))

/** Writes data for pages to `.generated/NAME.json`, unless the file exists. */
export function keepGenerated(name: string, data: unknown): void {
  if (!existsSync(`.generated/${name}.json`)) saveGenerated(name, data)
}

/**
 * Saves the files that the build must skip, and the findings, which `next dev` shows in the browser.
 * @param edits number of changed bodies since `npm run dev` was started
 */
export function saveFindings({ findings, leftOut }: { findings: readonly Finding[]; leftOut: readonly string[] }, edits = 0): void {
  const skipped = leftOut.map((file) => file.slice(environment.SITE_CONTENT.length + 1))
  saveGenerated('left-out', skipped)
  saveGenerated('problems', { findings, edits })
}
