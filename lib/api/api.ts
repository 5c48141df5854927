import type { z } from 'zod'
import { dataFiles } from '../content/data-file'
import { suggestion } from '../nearest'
import { apiReference } from '../schema/api-schema'

/** Endpoints that belong together, from `content/data/api.yml`. */
export type ApiGroup = z.infer<typeof apiReference>[number]
export type Endpoint = ApiGroup['endpoints'][number]

const FILE = 'content/data/api.yml'
const files = dataFiles(apiReference)

/** Returns a group of endpoints by ID. Throws on an unknown ID and suggests the nearest one. */
export function apiGroup(id: string): ApiGroup {
  const groups = files.required(FILE)
  const group = groups.find((candidate) => candidate.id === id)
  const known = groups.map((candidate) => candidate.id)
  if (!group) throw new Error(`${FILE} has no group "${id}".${suggestion(id, known)}`)
  return group
}

/** Anchor ID of an endpoint. */
export const endpointId = (id: string) => `api.${id}`

/** What a request needs to be accepted, for readers. */
export const accessText: Record<Endpoint['authentication'], string> = { none: 'No session needed', session: 'Requires a session' }

/** Cells of the tables of an endpoint: inline Markdown, and whether the first cell is code. Tables without rows are left out. */
export function endpointTables({ parameters, request, errors }: Endpoint): Array<{ label: string; head: string[]; rows: string[][] }> {
  const code = (value: string) => `\`${value}\``
  const required = (value: boolean | undefined) => (value === undefined ? '–' : value ? 'yes' : 'no')
  const tables = [
    {
      label: 'Parameters',
      head: ['Parameter', 'In', 'Type', 'Required', 'Meaning'],
      rows: parameters.map((row) => [code(row.name), row.in, row.type, required(row.required), row.description]),
    },
    {
      label: 'Fields of the request',
      head: ['Field', 'Type', 'Required', 'Meaning'],
      rows: (request?.fields ?? []).map((row) => [code(row.name), row.type, required(row.required), row.description]),
    },
    {
      label: 'Errors',
      head: ['Status', 'Message', 'Cause', 'What to do'],
      rows: errors.map((row) => [String(row.status), row.message ? code(row.message) : '–', row.cause, row.fix ?? '–']),
    },
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

/** The samples of an endpoint in the order in which readers use them. */
export function endpointSamples({ curl, request, response }: Endpoint): Array<{ title: string; language: string; code: string }> {
  const body = (title: string, code: string, type = 'application/json') => ({
    title,
    language: /json/.test(type) ? 'json' : 'text',
    code: code.trim(),
  })
  return [
    { title: 'Request with curl', language: 'bash', code: curl.trim() },
    ...(request ? [body('Body of the request', request.example, request.contentType)] : []),
    ...(response.example ? [body(response.status ? `Response, status ${response.status}` : 'Response', response.example)] : []),
  ]
}
