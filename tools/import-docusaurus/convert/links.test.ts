import { expect, test } from 'vitest'
import { type LinkTargets, newLink } from './convert-links'

const targets: LinkTargets = {
  byFile: new Map([
    ['docs/a.md', '/docs/a/'],
    ['docs/guides/b.mdx', '/docs/guides/b/'],
  ]),
  byAddress: new Map([
    ['docs/a', '/docs/a/'],
    ['docs/guides/b', '/docs/guides/b/'],
  ]),
  staticFile: (path) => (path === '/files/x.zip' ? path : undefined),
  origin: 'https://harbor.example',
  basePath: 'base',
}

test.each([
  ['./b.mdx#x', '/docs/guides/b/#x'],
  ['../a.md', '/docs/a/'],
  ['/a.md', '/docs/a/'],
  ['@site/docs/a.md', '/docs/a/'],
  ['../a', '/docs/a/'],
  ['/docs/a?x=1', '/docs/a/?x=1'],
  ['/base/docs/a/', '/docs/a/'],
  ['https://harbor.example/docs/a', '/docs/a/'],
  ['https://other.example/docs/a', 'https://other.example/docs/a'],
  ['#x', '#x'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['pathname:///files/x.zip', '/files/x.zip'],
])('the link %s leads to %s', (url, expected) => {
  expect(newLink(url, { file: 'docs/guides/b.mdx', root: 'docs', oldAddress: '/docs/guides/b' }, targets)).toMatchObject({ url: expected })
})

test('a link to a page that does not exist is reported', () => {
  const link = newLink('/docs/c', { file: 'docs/a.md', root: 'docs', oldAddress: '/docs/a' }, targets)
  expect(link).toEqual({ url: '/docs/c', problem: '"/docs/c" is not a page of the imported site; correct the link' })
})
