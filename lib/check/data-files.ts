import { dataFileSchema } from '../schema/data-files'
import { parseData } from '../schema/parse-data'
import type { Finding } from './finding'
import { sampleProblem } from './samples'

/** Validates every data file against its schema. @param files content of each file by its path relative to the repository root */
export function checkDataFiles(files: ReadonlyMap<string, string>, contentDir: string): Finding[] {
  return [...files].flatMap(([file, text]): Finding[] => {
    const schema = dataFileSchema(file.slice(contentDir.length + 1))
    if (!schema) return [{ file, line: 1, kind: 'error', message: 'has no schema; register it in lib/schema/data-files.ts' }]
    // The YAML parser, which gives the positions, also accepts what JSON does not allow.
    const broken = file.endsWith('.json') ? sampleProblem('json', text) : undefined
    if (broken) return [{ file, line: broken.line, column: broken.column, kind: 'error', message: `is not valid JSON: ${broken.reason}` }]
    return parseData(text, schema).problems.map((problem) => ({ ...problem, file, kind: 'error' }))
  })
}
