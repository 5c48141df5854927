import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a fact for pages to `.generated/`. A file that says the same already is left alone, so that `next dev` has nothing to reload. */
export function saveGenerated(name: string, data: unknown): void {
  const file = `.generated/${name}.json`
  const text = JSON.stringify(data)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync('.generated', { recursive: true })
  writeFileSync(file, text)
}
