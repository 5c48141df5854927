import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseBody } from '../../../lib/mdx/analyse'
import { buildLocalSearch } from '../../../lib/search/local/build'
import { indexFiles } from '../../../lib/search/local/index-files'

const COMMAND = ['--import', 'tsx', 'tools/delivery/mcp/serve-mcp.ts']

/** Pages of a small export by path, as Markdown. */
const markdown = {
  '/docs/core/cli/': '# CLI\n\n> Commands of the tool.\n\n## Replication slots\n\nA slot keeps the log & is <dropped> by hand.\n',
  '/docs/release/known-issues/':
    '# Known issues\n\n> What can go wrong.\n\n## Postgres\n\n### Lost slots\n\nThe log is gone.\n\n```bash\n### no heading\n```\n\n## Kafka\n\n### Lost topics\n\nThe topic is gone.\n',
}
const schema = '{ "title": "source.json of Postgres" }'

let folder: string
let client: Client

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

/** Text of a tool's result. An error begins with `error: `. */
async function call(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const text = (content as Array<{ text: string }>).map((part) => part.text).join()
  return isError ? `error: ${text}` : text
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mcp-'))
  const pages = Object.entries(markdown).map(([url, text]) => {
    const [, title = '', description = '', body = ''] = text.match(/^# (.+)\n\n> (.+)\n\n([\s\S]*)$/) ?? []
    // Words in angle brackets are tags in MDX.
    return { collection: 'docs' as const, url, title, description, keywords: [], body: parseBody(body.replace(/<(\w+)>/g, '\\<$1>')) }
  })
  for (const [url, text] of Object.entries(markdown)) write(`${url}index.md`, text)
  for (const [file, content] of Object.entries(indexFiles(buildLocalSearch(pages, { snippet: () => undefined, indexedForms: {} }))))
    write(`search-index/${file}`, JSON.stringify(content))
  write('schemas/source-postgres.json', schema)
  client = new Client({ name: 'test', version: '1.0.0' })
  const env = { ...getDefaultEnvironment(), SITE_DIST: folder }
  await client.connect(new StdioClientTransport({ command: process.execPath, args: COMMAND, env }))
})

afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true })
})

test('the server names its tools, which only read', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'configuration_schema', 'known_issues'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
})

test('search returns the headings, the address and the text of a section', async () => {
  expect(await call('search', { query: 'replication slot', limit: 1 })).toBe(
    '1. CLI › Replication slots\nhttps://olake.io/docs/core/cli/#replication-slots\nA slot keeps the log & is <dropped> by hand.',
  )
  expect(await call('search', { query: 'zzqxw' })).toBe('error: No page contains these words: zzqxw')
  expect(await call('search', { query: 'slot', section: 'Blog' })).toMatch(/^error: .*section/s)
})

test.each(['/docs/core/cli/', 'docs/core/cli', 'https://olake.io/docs/core/cli/#x', '/docs/core/cli/index.md'])(
  'a page is found by %s',
  async (page) => {
    expect(await call('read_page', { page })).toBe(markdown['/docs/core/cli/'])
  },
)

test('an unknown page is answered with similar ones, and files outside of the export are not pages', async () => {
  expect(await call('read_page', { page: '/docs/core/clu/' })).toMatch(
    /^error: There is no page \/docs\/core\/clu\/ with a Markdown copy\. Similar pages: https:\/\/olake\.io\/docs\/core\/cli\/ \(CLI\)/,
  )
  expect(await call('read_page', { page: `/..%2f..${process.cwd()}/README.md` })).toMatch(/^error: There is no page/)
  expect(await call('read_page', { page: 'https://' })).toBe('error: "https://" is not the address of a page.')
})

test('schemas are listed, and found by their name', async () => {
  expect(await call('configuration_schema')).toBe('source-postgres')
  expect(await call('configuration_schema', { name: 'source-postgres' })).toBe(schema)
  expect(await call('configuration_schema', { name: '../search-index/index' })).toBe(
    'error: There is no schema "../search-index/index". Schemas: source-postgres.json',
  )
})

test('known issues are listed by group, or returned in full if they contain all words', async () => {
  expect(await call('known_issues')).toBe('## Postgres\n- Lost slots\n\n## Kafka\n- Lost topics')
  expect(await call('known_issues', { words: 'GONE postgres' })).toBe(
    '### Lost slots\n\nThe log is gone.\n\n```bash\n### no heading\n```\n\n(Postgres)',
  )
  expect(await call('known_issues', { words: 'oracle' })).toMatch(/^No known issue contains all of these words: oracle/)
})

test('without an export, the command says how to create one', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, COMMAND, {
    env: { ...process.env, SITE_DIST: path.join(folder, 'none') },
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('Create one with: npm run export')
})
