import type { Root } from 'hast'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { imageKey, rehypeImages } from './images'

test('relative image paths are resolved against their folder, and other URLs are unchanged', () => {
  expect(imageKey('./a.png', 'docs/install')).toBe('docs/install/a.png')
  expect(imageKey('../b.png', 'docs/install')).toBe('docs/b.png')
  expect(imageKey('/images/c.png', 'docs')).toBe('/images/c.png')
  expect(imageKey('https://example.org/d.png', 'docs')).toBe('https://example.org/d.png')
})

test('the picture of a component and its part for phones are resolved against the folder of the page', () => {
  const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name, value })
  const attributes = [attribute('src', '../a.webp'), attribute('narrow', '../a-crop.webp'), attribute('alt', '../a')]
  const tree = { type: 'root', children: [{ type: 'mdxJsxFlowElement', name: 'Screenshot', attributes, children: [] }] } as Root
  rehypeImages()(tree, new VFile({ data: { rawDocumentData: { sourceFileDir: 'docs/install' } } }))
  expect(attributes.map(({ value }) => value)).toEqual(['docs/a.webp', 'docs/a-crop.webp', '../a'])
})
