import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatFinding } from '../../authoring/check/report'
import { readSource } from '../../authoring/check/source-file'

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
const home = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => process.chdir(home))

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

/** A page that shows pictures, each on a line of its own from line 4 on. */
const page = (...pictures: string[]) => {
  const { source } = readSource(
    'content/docs/a.mdx',
    `---\ntitle: x\n---\n${pictures.map((each) => `![a](./${each})\n`).join('')}`,
    'content',
  )
  return source ? [source] : []
}
const save = (name: string, content: string | Buffer) => {
  mkdirSync('content/docs', { recursive: true })
  writeFileSync(path.join('content/docs', name), content)
}

test('the check reports every file that is not a picture, and leaves missing ones and wrong types to the check of pages', async () => {
  save('a.png', 'no picture')
  save('b.svg', pixel)
  save('c.png', pixel)
  save('d.tiff', 'none either')
  const { checkPictures } = await import('../../authoring/check/check-pictures')
  const { findings, pictures } = await checkPictures(page('a.png', 'b.svg', 'c.png', 'd.tiff', 'missing.png', 'a.png'))
  expect(pictures).toMatchObject([{ key: 'docs/b.svg', line: 5 }])
  expect(findings.map(formatFinding)).toEqual([
    expect.stringMatching(
      /^content\/docs\/a\.mdx:4:1 image \.\/a\.png: content\/docs\/a\.png is not a picture, or is damaged .*; save it again as PNG/,
    ),
    'content/docs/a.mdx:6:1 image ./c.png: content/docs/c.png contains a picture in the format svg; rename it so that it ends in .svg',
  ])
})

test('a build skips what the check reports, and reports a picture that ends too early', async () => {
  const { buildImages } = await import('./build-images')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  save('a.png', 'no picture')
  save('b.svg', pixel)
  save('cut.png', whole.subarray(0, whole.length / 2))
  const { images, findings } = await buildImages(page('a.png', 'b.svg', 'cut.png'))
  expect(images).toEqual({ 'docs/b.svg': expect.objectContaining({ width: 3, height: 2 }) })
  expect(findings.map(formatFinding)).toEqual([
    expect.stringMatching(/^content\/docs\/a\.mdx:6:1 image \.\/cut\.png: content\/docs\/cut\.png is damaged .*; save it again as PNG/),
  ])
})

test('an image outside of the content folder is not published', async () => {
  writeFileSync(path.join(folder, 'secret.svg'), pixel)
  const { buildImages } = await import('./build-images')
  const { source } = readSource('content/docs/a.mdx', '---\ntitle: x\n---\n![a](../../secret.svg)\n', 'content')
  expect(await buildImages(source ? [source] : [])).toEqual({ images: {}, findings: [] })
  const { isPublishable } = await import('../../authoring/check/read-content')
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

test('pictures that no page shows any more, and unfinished ones, are removed', async () => {
  const { buildImages, removeOldPictures } = await import('./build-images')
  save('b.svg', pixel)
  save('old.svg', pixel.replace('width="3"', 'width="9"'))
  const { images } = await buildImages(page('b.svg', 'old.svg'))
  const old = images['docs/old.svg']?.original ?? ''
  writeFileSync('public/_images/part.webp.123.unfinished', '')
  removeOldPictures((await buildImages(page('b.svg'))).images)
  expect(old).not.toBe('')
  expect(readdirSync('public/_images')).toEqual([path.basename(images['docs/b.svg']?.original ?? '')])
})
