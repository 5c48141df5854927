import { expect, test } from 'vitest'
import type { PlainForms } from '../markdown-export/plain-form'
import { pageBlocks } from '../search/page-blocks'
import { apiGroup, apiGroups } from './api'
import { apiGroupNodes, apiNodes, apiSearchNodes } from './api-markdown'

const indexedForms: PlainForms = { ApiEndpoints: ({ attributes }) => apiSearchNodes(attributes) }
const [group] = apiGroups()
const endpoint = group?.endpoints[0]
const use = (name: string, attributes: Record<string, string>) => ({
  type: 'root' as const,
  children: [
    {
      type: 'mdxJsxFlowElement' as const,
      name,
      attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute' as const, name: key, value })),
      children: [],
    },
  ],
})

test('search finds each endpoint of a group by path and purpose under the anchor that it has on the page', () => {
  const blocks = pageBlocks(use('ApiEndpoints', { group: group?.id ?? '' }), {
    snippet: () => undefined,
    indexedForms,
  })
  const headings = blocks.filter((block) => block.kind === 'heading')
  expect(headings.map(({ id }) => id)).toEqual(group?.endpoints.map(({ id }) => id))
  expect(headings[0]?.text).toBe(`${endpoint?.method} ${endpoint?.path}`)
  expect(blocks[1]).toEqual({ kind: 'text', text: endpoint?.summary })
})

test('Markdown has everything about each endpoint, and the overview links to each', () => {
  for (const { id, endpoints } of apiGroups()) {
    const [text, links] = [JSON.stringify(apiNodes({ group: id })), JSON.stringify(apiGroupNodes())]
    for (const { curl, path, request, parameters, ...rest } of endpoints) {
      for (const part of [path, curl.trim(), ...parameters.map(({ name }) => name), ...(request?.fields ?? []).map(({ name }) => name)])
        expect(text).toContain(JSON.stringify(part).slice(1, -1))
      expect(links).toContain(`/docs/api/${id}/#${rest.id}`)
    }
  }
})

test('an unknown group is reported with the nearest one', () => {
  expect(() => apiGroup('user')).toThrow('has no group "user". Did you mean "users"?')
})
