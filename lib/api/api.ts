import GithubSlugger from 'github-slugger'
import type { z } from 'zod'
import { dataFiles } from '../content/data-file'
import { inlineText } from '../mdx/inline'
import { suggestion } from '../nearest'
import { routes } from '../routes'
import { apiReference } from '../schema/api-schema'

/** Endpoints that belong together, from `content/data/api.yml`. Each group has a page of its own. */
export type ApiGroup = z.infer<typeof apiReference>[number]
export type Endpoint = ApiGroup['endpoints'][number]
type Field = Pick<Endpoint['parameters'][number], 'name' | 'type' | 'required' | 'description'>

const FILE = 'content/data/api.yml'
const files = dataFiles(apiReference)

/** All groups in the order of their pages. */
export const apiGroups = (): ApiGroup[] => files.required(FILE)

/** Returns a group of endpoints by ID. Throws on an unknown ID and suggests the nearest one. */
export function apiGroup(id: string): ApiGroup {
  const groups = apiGroups()
  const group = groups.find((candidate) => candidate.id === id)
  const known = groups.map((candidate) => candidate.id)
  if (!group) throw new Error(`${FILE} has no group "${id}".${suggestion(id, known)}`)
  return group
}

/** URL of the page of a group. */
export const groupUrl = ({ id }: Pick<ApiGroup, 'id'>) => routes.docs(`api/${id}`)

/** Anchor ID of a group in the overview. */
export const groupAnchor = ({ title }: Pick<ApiGroup, 'title'>) => new GithubSlugger().slug(title)

/** Anchor ID that an endpoint had while all endpoints were on one page. Links from other sites still have it. */
export const formerAnchor = ({ id }: Pick<Endpoint, 'id'>) => `api.${id}`

/** What an endpoint does, in one sentence without a period, as plain text. */
export const purposeOf = ({ summary }: Pick<Endpoint, 'summary'>) => inlineText(summary).split('. ')[0] ?? ''

/** What a request needs to be accepted, for readers. */
export const accessText: Record<Endpoint['authentication'], string> = { none: 'No session needed', session: 'Requires a session' }

/** Parameters, fields or errors of an endpoint. `label` names the list. Texts are inline Markdown, except `names` and `type`. */
type EndpointList = { label: string; items: Array<{ id: string; names: string[]; type?: string; required?: 'yes'; meaning: string }> }

/** The parameters, the fields of the body and the errors of an endpoint, in this order. Empty lists are left out. */
export function endpointLists({ id, parameters, request, errors }: Endpoint): EndpointList[] {
  const fields = (label: string, place: string, list: readonly Field[]): EndpointList => ({
    label,
    items: list.map(({ name, type, required, description }) => ({
      id: `${id}.${place}.${name}`,
      names: [name],
      ...(type !== '–' && { type }),
      ...(required && { required: 'yes' }),
      meaning: description,
    })),
  })
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const lists = [
    fields('Path parameters', 'path', at('path')),
    fields('Query parameters', 'query', at('query')),
    fields('Fields of the request', 'body', request?.fields ?? []),
    {
      label: 'Errors',
      items: errors.map(({ status, message, cause, fix }) => ({
        id: `${id}.error.${status}`,
        names: [String(status)],
        ...(message && { type: message }),
        meaning: fix ? `${cause} ${fix}` : cause,
      })),
    },
  ]
  return lists.filter(({ items }) => items.length > 0)
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
