import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatFinding } from '../lib/check/finding'
import { readSource } from '../lib/check/source-file'

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
const home = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => process.chdir(home))

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

test('reports every unreadable image, builds the others, and leaves missing files to the content check', async () => {
  mkdirSync('content/docs', { recursive: true })
  const { buildImages } = await import('./build-images')
  for (const [name, text] of [
    ['a.png', 'no picture'],
    ['b.svg', pixel],
    ['c.webp', 'none either'],
  ] as const) {
    writeFileSync(path.join(folder, 'content/docs', name), text)
  }
  const text = '---\ntitle: x\n---\n![a](./a.png)\n![b](./b.svg)\n![c](./c.webp)\n![d](./missing.png)\n'
  const { source } = readSource('content/docs/a.mdx', text, 'content')
  const { images, findings } = await buildImages(source ? [source] : [])
  expect(images).toMatchObject({ 'docs/b.svg': { width: 3, height: 2 } })
  expect(findings.map(formatFinding)).toEqual([
    expect.stringMatching(/^content\/docs\/a\.mdx:4:1 picture \.\/a\.png cannot be read .*; save content\/docs\/a\.png as PNG/),
    expect.stringMatching(/^content\/docs\/a\.mdx:6:1 picture \.\/c\.webp cannot be read /),
  ])
})

test('an image outside of the content folder is not published', async () => {
  writeFileSync(path.join(folder, 'secret.svg'), pixel)
  const { buildImages } = await import('./build-images')
  const { source } = readSource('content/docs/a.mdx', '---\ntitle: x\n---\n![a](../../secret.svg)\n', 'content')
  expect(await buildImages(source ? [source] : [])).toEqual({ images: {}, findings: [] })
  const { isPublishable } = await import('./read-content')
  expect(['secret.svg', '../a.svg', 'content/../../a.svg', 'content/docs/b.svg', 'public/a.svg'].filter(isPublishable)).toEqual([
    'content/docs/b.svg',
    'public/a.svg',
  ])
})

test('an image is built as WebP with a quality of 70, in widths of 640 and 1030 px', async () => {
  mkdirSync('content/docs', { recursive: true })
  const { buildImages } = await import('./build-images')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = await sharp({ create: { width: 1200, height: 60, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  writeFileSync(path.join(folder, 'content/docs/wide.png'), picture)
  const { source } = readSource('content/docs/b.mdx', '---\ntitle: x\n---\n![a](./wide.png)\n', 'content')
  const { images } = await buildImages(source ? [source] : [])
  const files = images['docs/wide.png']?.files ?? []
  expect(files.map(({ width }) => width)).toEqual([640, 1030])
  for (const { src, width } of files) {
    const expected = await sharp(picture).resize({ width }).webp({ quality: 70 }).toBuffer()
    expect(readFileSync(path.join(folder, 'public', src)).equals(expected), src).toBe(true)
  }
})
