import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { descriptions, environmentSchema } from '../../lib/environment/schema.mjs'
import { settingsSchema } from '../../lib/settings.mjs'
import { commands } from './command/commands'
import { startCommand } from './command/help'
import { readDescriptors } from './component-descriptors'

/** A Markdown table with aligned columns. @param rows cells of the head and of all rows, as Markdown */
function markdownTable(rows: ReadonlyArray<readonly string[]>): string {
  const cells = rows.map((row) => row.map((text) => text.replaceAll('|', '\\|')))
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = '', ...body] = cells.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}

/** Inline code in a cell. Code that contains backticks is surrounded by spaces. */
const code = (text: string) => (text.includes('`') ? `\` ${text} \`` : `\`${text}\``)

const componentRows = () => [...readDescriptors()].map(([name, { about, example }]) => [code(name), about, code(example)])

const commandRows = () => Object.entries(commands).map(([name, text]) => [code(name === 'test' ? 'npm test' : `npm run ${name}`), text])

/** The value that a variable has if it is not set, in words. */
function defaultOf(schema: z.ZodType, without: string | undefined): string {
  if (without) return without
  const value = schema.safeParse(undefined).data
  return value === undefined ? 'none' : code(String(value))
}

const variableRows = () =>
  Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const { meaning, without } = descriptions.get(schema) ?? { meaning: '' }
    const isOptionSet = name === 'SITE_SETTINGS'
    return [code(name), meaning, isOptionSet ? 'none' : defaultOf(schema, without)]
  })

const settingRow = (name: string, schema: z.ZodType) => {
  const { description, today } = schema.meta() ?? {}
  return [code(name), String(today), String(description)]
}

const settingRows = () =>
  Object.entries(settingsSchema.shape).flatMap(([name, schema]) =>
    schema instanceof z.ZodPrefault
      ? Object.entries(schema.unwrap().shape).map(([inner, each]) => settingRow(`${name}.${inner}`, each))
      : [settingRow(name, schema)],
  )

/** Content of docs/reference.md. */
export const referenceText = (): string => `# Reference

<!-- npm run reference writes this file from the code -->

## Commands

Each command prints its part of this table with \`-- --help\`.

${markdownTable([['Command', 'What it does'], ...commandRows()])}

\`npx next dev\` and \`npx next build\` work too. \`next.config.mjs\` then checks and compiles the content first. Only \`npm run dev\` follows changes to content, and only \`npm run build\` and \`npm run export\` write the sitemap.

## Components

What authors can write in pages. \`/dev/components/\` shows each component in all its states in \`npm run dev\`.

${markdownTable([['Component', 'Description', 'How to write it'], ...componentRows()])}

## Environment variables

All variables are optional. They are checked before every build: a wrong value, or one of a group that is only partly set, stops the build and names the variable. An empty value counts as not set.

${markdownTable([['Variable', 'Meaning', 'If it is not set'], ...variableRows()])}

## Settings

\`lib/settings.mjs\` contains settings that the site does not use today. To turn one on, change its default there. To try one, set \`SITE_SETTINGS\`, for example \`SITE_SETTINGS='{"colorMode":{"followSystem":true}}' npm run dev\`.

${markdownTable([['Setting', 'Today', 'If turned on'], ...settingRows()])}

The Solutions popover is an item of the navigation bar: \`{ type: 'custom-solutions', position: 'left' }\`, with its entries in \`content/navigation/solutions.ts\`. The gallery at \`/dev/components/\` shows all settings in \`npm run dev\`, and the tests build a server with all of them turned on (\`tests/all-settings.ts\`).
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  startCommand()
  writeFileSync('docs/reference.md', referenceText())
}
