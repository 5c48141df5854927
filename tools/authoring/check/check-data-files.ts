import { dataFileGroups, dataFileSchema } from '../../../lib/schema/data-files'
import { parseData } from '../../../lib/schema/parse-data'
import type { Finding } from './finding'
import { sampleProblem } from './samples'

/** What to do with a data file that the site does not read. @param path path below `content/` */
function unknownFile(path: string): string {
  const [name = '', folder = ''] = path.split('/').reverse()
  if (/^_category_\./.test(name)) return 'has no effect; delete it, and order the pages in content/navigation/docs-sidebar.yml'
  if (dataFileSchema(path.replace(/\.yaml$/, '.yml')))
    return `ends in .yaml, and has no effect; rename it to ${name.replace(/\.yaml$/, '.yml')}`
  const place = dataFileGroups.flatMap(({ files }) => files).find((file) => file.endsWith(`/${name}`) || file === name)
  if (place && folder) return `has no effect in this folder; move it to content/${place}`
  return 'has no effect, because the site knows no data file of this name; delete it. A developer adds new ones in lib/schema/data-files.ts'
}

/** Validates every data file against its schema. @param files content of each file by its path relative to the repository root */
export function checkDataFiles(files: ReadonlyMap<string, string>, contentDir: string): Finding[] {
  return [...files].flatMap(([file, text]): Finding[] => {
    const schema = dataFileSchema(file.slice(contentDir.length + 1))
    if (!schema) return [{ file, line: 1, kind: 'error', message: unknownFile(file.slice(contentDir.length + 1)) }]
    // The YAML parser, which gives the positions, also accepts what JSON does not allow.
    const broken = file.endsWith('.json') ? sampleProblem('json', text) : undefined
    if (broken) return [{ file, line: broken.line, column: broken.column, kind: 'error', message: `is not valid JSON: ${broken.reason}` }]
    return parseData(text, schema).problems.map((problem) => ({ ...problem, file, kind: 'error' }))
  })
}
