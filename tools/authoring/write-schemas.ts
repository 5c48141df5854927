import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { collectionNames, collections } from '../../lib/collections'
import { dataFileGroups } from '../../lib/schema/data-files'
import { startCommand } from './command/help'

/**
 * npm run schemas: writes the schemas of front matter and data files as JSON Schema for editors, and the VS Code settings that use them.
 * Run it after changing a schema. A test fails if the files are outdated.
 */

const FOLDER = '.vscode/schemas'

/** JSON Schema of the input of a schema, which is the value that an author writes. */
const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Text of every file that this script writes, by path relative to the root of the repository. */
export function editorFiles(): Map<string, string> {
  const files = new Map<string, string>()
  const yaml: Record<string, string[]> = {}
  const jsonSchemas: Array<{ fileMatch: string[]; url: string }> = []
  const add = (name: string, schema: z.ZodType, patterns: readonly string[]) => {
    const file = `${FOLDER}/${name}.json`
    files.set(file, json(jsonSchema(schema)))
    const paths = patterns.map((pattern) => `content/${pattern}`)
    if (paths.every((pattern) => pattern.endsWith('.json'))) {
      jsonSchemas.push({ fileMatch: paths.map((pattern) => `/${pattern}`), url: `./${file}` })
    } else yaml[`./${file}`] = paths
  }
  for (const name of collectionNames) add(`front-matter-${name}`, collections[name].schema, [`${name}/**/*.mdx`])
  for (const { name, schema, files: paths } of dataFileGroups) add(name, schema, paths)
  files.set('.vscode/settings.json', json({ 'yaml.schemas': yaml, 'json.schemas': jsonSchemas }))
  return files
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  startCommand()
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [file, text] of editorFiles()) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`✓ ${FOLDER} and .vscode/settings.json`)
}
