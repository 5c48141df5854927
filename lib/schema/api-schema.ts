import { z } from 'zod'
import { text } from './values'

/** Where a request carries a parameter. */
const places = ['path', 'query'] as const

/**
 * A parameter or a field of a body. `description` is inline Markdown. `required` is left out if it is not known; the type is then often
 * unknown too, and written as `–`.
 */
const field = z.strictObject({ name: text(), type: text(), required: z.boolean().optional(), description: text() })

/** A body as readers see it: a sample, which is JSON unless the content type says otherwise, and its fields. */
const body = z.strictObject({ contentType: text().default('application/json'), example: text(), fields: z.array(field).default([]) })

/** An endpoint. `summary`, `notes` and the texts of responses and errors are inline Markdown. */
const endpoint = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must consist of lower-case letters, digits and hyphens'),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string().regex(/^\//, 'must begin with /'),
  summary: text(),
  authentication: z.enum(['none', 'session']),
  since: text().optional(),
  parameters: z.array(field.extend({ in: z.enum(places) })).default([]),
  request: body.optional(),
  response: z.strictObject({ status: z.int().min(100).max(599).optional(), description: text().optional(), example: text().optional() }),
  errors: z
    .array(z.strictObject({ status: z.int().min(400).max(599), message: text().optional(), cause: text(), fix: text().optional() }))
    .default([]),
  curl: text(),
  notes: z.array(text()).default([]),
})

/** `content/data/api.yml`: the endpoints of an HTTP API in groups. The page of a group is `content/docs/api/{id}.mdx`. */
export const apiReference = z.array(z.strictObject({ id: text(), title: text(), endpoints: z.array(endpoint).min(1) }))
