import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'

/** Files to write, by their path below the content folder: a text, or the bytes of another file. */
export type Plan = Map<string, string | Buffer>

/** The text of a YAML file with a comment at its top. */
export const yamlFile = (comment: string, data: unknown) => `# ${comment}\n${stringify(data, { lineWidth: 0 })}`

/** What happened to the files of a plan. Paths are below the content folder. */
export type Written = { written: string[]; unchanged: string[]; kept: string[] }

const bytesOf = (content: string | Buffer) => (typeof content === 'string' ? Buffer.from(content) : content)

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Writes the files that do not exist. A file that exists with another content stays as it is, and the imported one is written to the folder
 * for the report, so that a person can compare them.
 */
export function writePlan(plan: Plan, out: string, reportFolder: string): Written {
  const result: Written = { written: [], unchanged: [], kept: [] }
  for (const [name, content] of [...plan].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = path.join(out, name)
    if (!existsSync(file)) {
      write(file, content)
      result.written.push(name)
    } else if (readFileSync(file).equals(bytesOf(content))) {
      result.unchanged.push(name)
    } else {
      write(path.join(reportFolder, name), content)
      result.kept.push(name)
    }
  }
  return result
}
