import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ImportSummary } from '../convert/report'
import { type ImportOptions, importSite } from './import-site'

/** A small Docusaurus site in a folder of its own. `write` returns the path of a file. */
export type SmallSite = {
  folder: string
  write: (file: string, text: string) => string
  /** Imports the site. `messages` are the notes as `file:line message`; `read` returns the text of an imported file. */
  run: (options?: ImportOptions) => { summary: ImportSummary; messages: string[]; read: (file: string) => string }
  remove: () => void
}

/** Writes a Docusaurus site with the given files. @param config the properties of its configuration, as code */
export function smallSite(config: string, files: Record<string, string>): SmallSite {
  const root = mkdtempSync(path.join(tmpdir(), 'small-site-'))
  const folder = path.join(root, 'site')
  const out = path.join(root, 'content')
  const write = (file: string, text: string) => {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
    return target
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
  write('docusaurus.config.js', `module.exports = { title: 'Harbor', url: 'https://harbor.example', ${config} }`)
  return {
    folder,
    write,
    run: (options) => {
      const summary = importSite({ site: folder, out, reportFolder: path.join(root, 'import-report') }, options)
      return {
        summary,
        messages: summary.notes.map(({ file, line, message }) => `${file}:${line} ${message}`),
        read: (file) => readFileSync(path.join(out, file), 'utf8'),
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}
