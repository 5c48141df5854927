import { expect, test } from 'vitest'
import { servedPath } from './write-machine-files'

test.each([
  ['llms.txt/route.server.ts', {}, 'llms.txt'],
  ['(files)/covers/[blog]/[file]/route.server.ts', { blog: 'iceberg', file: 'a.svg' }, 'covers/iceberg/a.svg'],
  ['(files)/markdown/[...path]/route.server.ts', { path: ['docs', 'install', 'index.md'] }, 'markdown/docs/install/index.md'],
  ['(blogs)/[blog]/rss.xml/route.server.ts', { blog: 'blog' }, 'blog/rss.xml'],
])('the handler %s makes the file at its address', (module, params, path) => {
  expect(servedPath(module, params)).toBe(path)
})
