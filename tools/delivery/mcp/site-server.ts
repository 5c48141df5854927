import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { site } from '../../../lib/site.mjs'
import type { ExportedSite } from './exported-site'
import { issuesText, knownIssuesOf } from './known-issues'

/** Version of the tools: their names, arguments and results. */
const VERSION = '1.0.0'

/** Address of the page with the known issues. */
const KNOWN_ISSUES = '/docs/release/known-issues/'

/** Tools only read files of this computer. */
const annotations = { readOnlyHint: true, openWorldHint: false }

const result = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] })

/** A server of the Model Context Protocol with the pages of an exported site. Errors that a tool throws are its result. */
export function siteServer(exported: ExportedSite): McpServer {
  const server = new McpServer(
    { name: 'olake-docs', title: `Documentation of ${site.name}`, version: VERSION },
    { instructions: 'Search first, then read the pages that you need. Before you recommend a configuration, check the known issues.' },
  )

  server.registerTool(
    'search',
    {
      title: 'Search the site',
      description: `Searches the documentation and the articles of ${site.name}. Returns titles, addresses and the text around each match.`,
      inputSchema: {
        query: z.string().min(1).max(200).describe('Words to look for, such as: postgres replication slot'),
        section: z.enum(exported.sections()).optional().describe('Part of the site; all parts by default'),
        limit: z.int().min(1).max(20).default(8).describe('Maximum number of results'),
      },
      annotations,
    },
    ({ query, section, limit }) => {
      const found = exported.search(query, limit, section)
      if (found.length === 0) throw new Error(`No page contains these words: ${query}`)
      return result(found.map(({ title, url, text }, index) => `${index + 1}. ${title}\n${url}\n${text}`).join('\n\n'))
    },
  )

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown.',
      inputSchema: { page: z.string().min(1).describe('Address or path of the page, such as /docs/core/cli/') },
      annotations,
    },
    ({ page }) => result(exported.page(page)),
  )

  server.registerTool(
    'configuration_schema',
    {
      title: 'Read the schema of a configuration file',
      description: 'Returns the JSON Schema of a configuration file of a source or destination. Without a name, lists the schemas.',
      inputSchema: { name: z.string().optional().describe('Name of a schema, such as source-postgres') },
      annotations,
    },
    ({ name }) => {
      if (name) return result(exported.schema(name))
      const names = exported.schemaNames()
      if (names.length === 0) throw new Error('This export contains no schemas. Read the configuration page of the connector instead.')
      return result(names.map((file) => file.replace(/\.json$/, '')).join('\n'))
    },
  )

  server.registerTool(
    'known_issues',
    {
      title: 'Look up known issues',
      description: 'Returns the known issues that contain all words, with detection and remedy. Without words, lists the titles of all.',
      inputSchema: { words: z.string().default('').describe('Words that an issue must contain, such as: mongodb _id') },
      annotations,
    },
    ({ words }) => result(issuesText(knownIssuesOf(exported.page(KNOWN_ISSUES)), words)),
  )

  return server
}
