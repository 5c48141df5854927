import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { writeWholeFile } from '../lib/files/whole-file.server'

/** Writes data for pages to `.generated/NAME.json`. An unchanged file is not written, so that `next dev` does not reload. */
export function saveGenerated(name: string, data: unknown): void {
  const file = `.generated/${name}.json`
  const text = JSON.stringify(data)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync('.generated', { recursive: true })
  writeWholeFile(file, text)
}
