// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from '@/tests/fixtures/mount'
import { TableOfContents } from './TableOfContents'

test('the list contains only its entries, and the marker is removed with it', async () => {
  const headings = ['Install', 'Configure'].map((text) => ({ id: text.toLowerCase(), text, depth: 2 }))
  const { container, unmount } = await mount(<TableOfContents headings={headings} />)
  expect([...(container.querySelector('ul')?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['LI', 'LI'])
  expect(container.querySelector('.toc-mark')).not.toBeNull()
  await unmount()
  expect(container.innerHTML).toBe('')
})
