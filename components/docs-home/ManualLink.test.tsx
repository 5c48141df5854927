import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ManualLink } from './ManualLink'

test('links the documentation as one file, with its size', () => {
  const html = renderToStaticMarkup(<ManualLink size={12_300_000} />)
  expect(html).toContain('href="/olake-documentation.pdf"')
  expect(html).toContain('(13 MB)')
})

test('renders nothing in a build without the file', () => {
  expect(renderToStaticMarkup(<ManualLink size={undefined} />)).toBe('')
})
