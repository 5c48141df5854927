import type { Finding } from '../../../lib/problem'
import { dataFileGroups, dataFileSchema } from '../../../lib/schema/data-files'
import { parseData } from '../../../lib/schema/parse-data'
import { error } from '../problem'
import { sampleProblem } from './samples'

/** What to do with a data file that the site does not read. @param path path below `content/` */
function unknownFile(path: string): string {
  const name = path.split('/').at(-1) ?? ''
  const place = dataFileGroups.flatMap(({ files }) => files).find((file) => file.endsWith(`/${name}`) || file === name)
  if (place && path.includes('/')) return `has no effect in this folder; move it to content/${place}`
  return 'has no effect, because the site knows no data file of this name; delete it. A developer adds new ones in lib/schema/data-files.ts'
}

/** Validates every data file against its schema. @param files content of each file by its path relative to the repository root */
export function checkDataFiles(files: ReadonlyMap<string, string>, contentDir: string): Finding[] {
  return [...files].flatMap(([file, text]): Finding[] => {
    const path = file.slice(contentDir.length + 1)
    const schema = dataFileSchema(path)
    if (!schema) return [{ file, ...error({ line: 1 }, unknownFile(path)) }]
    // The YAML parser, which gives the positions, also accepts what JSON does not allow.
    const broken = file.endsWith('.json') ? sampleProblem('json', text) : undefined
    if (broken) return [{ file, ...broken, message: `is not valid JSON: ${broken.message}` }]
    return parseData(text, schema).problems.map((problem) => ({ ...problem, file }))
  })
}
