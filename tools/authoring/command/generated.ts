import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { writeWholeFile } from '../../../lib/files/whole-file.server'

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
