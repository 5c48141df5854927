import { expect, test } from 'vitest'
import { apiReference } from '../schema/api-schema'
import { endpointLists, endpointSamples, purposeOf } from './api'

const [group] = apiReference.parse([
  {
    id: 'jobs',
    title: 'Jobs',
    endpoints: [
      {
        id: 'start',
        method: 'POST',
        path: '/jobs/{id}/sync',
        summary: '**Starts** a job. Resume it first.',
        authentication: 'session',
        parameters: [{ name: 'id', in: 'path', type: 'integer', required: true, description: 'The job' }],
        request: { example: '{ "a": 1 }\n', fields: [{ name: 'id', type: '–', description: 'The same job' }] },
        response: { status: 200, example: '{}' },
        errors: [{ status: 404, message: 'Not found', cause: 'There is no such job.', fix: 'List the jobs.' }],
        curl: 'curl -X POST "$OLAKE_URL/jobs/1/sync"\n',
      },
    ],
  },
])
const endpoint = group?.endpoints[0]

test('an endpoint lists its parameters, fields and errors, each with an anchor, and no list without entries', () => {
  expect(endpoint && endpointLists(endpoint)).toEqual([
    {
      label: 'Path parameters',
      items: [{ id: 'start.path.id', names: ['id'], type: 'integer', required: 'yes', meaning: 'The job' }],
    },
    {
      label: 'Fields of the request',
      items: [{ id: 'start.body.id', names: ['id'], meaning: 'The same job' }],
    },
    {
      label: 'Errors',
      items: [{ id: 'start.error.404', names: ['404'], type: 'Not found', meaning: 'There is no such job. List the jobs.' }],
    },
  ])
})

test('the purpose of an endpoint is the first sentence of its summary, as text', () => {
  expect(endpoint && purposeOf(endpoint)).toBe('Starts a job')
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
