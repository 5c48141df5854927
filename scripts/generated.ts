import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { writeWholeFile } from '../lib/files/whole-file.server'

const fileOf = (name: string) => `.generated/${name}.json`

/** Writes data for pages to `.generated/NAME.json`. An unchanged file is not written, so that `next dev` does not reload. */
export function saveGenerated(name: string, data: unknown): void {
  const file = fileOf(name)
  const text = JSON.stringify(data)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync('.generated', { recursive: true })
  writeWholeFile(file, text)
}

/** Writes data for pages to `.generated/NAME.json`, unless the file exists. */
export function keepGenerated(name: string, data: unknown): void {
  if (!existsSync(fileOf(name))) saveGenerated(name, data)
}
