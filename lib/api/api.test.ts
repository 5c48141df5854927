import { expect, test } from 'vitest'
import { apiReference } from '../schema/api-schema'
import { endpointSamples, endpointTables } from './api'

const [group] = apiReference.parse([
  {
    id: 'jobs',
    title: 'Jobs',
    endpoints: [
      {
        id: 'start',
        method: 'POST',
        path: '/jobs/{id}/sync',
        summary: 'Starts a job',
        authentication: 'session',
        parameters: [{ name: 'id', in: 'path', type: 'integer', required: true, description: 'The job' }],
        request: { example: '{ "a": 1 }\n' },
        response: { status: 200, example: '{}' },
        errors: [{ status: 404, cause: 'There is no such job.' }],
        curl: 'curl -X POST "$OLAKE_URL/jobs/1/sync"\n',
      },
    ],
  },
])
const endpoint = group?.endpoints[0]

test('an endpoint shows its parameters and errors, and no table without rows', () => {
  expect(endpoint && endpointTables(endpoint).map(({ label, rows }) => [label, rows])).toEqual([
    ['Parameters', [['`id`', 'path', 'integer', 'yes', 'The job']]],
    ['Errors', [['404', '–', 'There is no such job.', '–']]],
  ])
})

test('the samples come in the order of use: command, body, response', () => {
  expect(endpoint && endpointSamples(endpoint)).toEqual([
    { title: 'Request with curl', language: 'bash', code: 'curl -X POST "$OLAKE_URL/jobs/1/sync"' },
    { title: 'Body of the request', language: 'json', code: '{ "a": 1 }' },
    { title: 'Response, status 200', language: 'json', code: '{}' },
  ])
})

test('a path without a slash and an unknown method are rejected', () => {
  const broken = [{ ...group, endpoints: [{ ...endpoint, path: 'jobs', method: 'FETCH' }] }]
  expect(apiReference.safeParse(broken).error?.issues.map(({ path }) => path.at(-1))).toEqual(['method', 'path'])
})
