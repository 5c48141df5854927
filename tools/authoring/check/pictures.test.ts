import { expect, test } from 'vitest'
import { front, one } from './testing'

/** The text begins on line 5. */
const text = (body: string) => one(`${front()}${body}`)

test('reports every missing image, not only the first one', () => {
  expect(text('![a](./b.png) ![c](/images/x/../../c.png)\n\n<img src="./d.png" alt="d" />')).toEqual([
    'content/docs/a.mdx:5:1 image ./b.png does not exist; put it at content/docs/b.png, or correct its path',
    'content/docs/a.mdx:7:6 image ./d.png does not exist; put it at content/docs/d.png, or correct its path',
  ])
})

test.each([
  ['./a.bmp', 'image ./a.bmp is a .bmp file, which this site does not support; convert it to PNG, JPEG or WebP (a drawing to SVG)'],
  ['/images/a.HEIC', 'image /images/a.HEIC is a .HEIC file, which this site does not support; convert it'],
  ['./a', 'image ./a has no extension; convert it'],
])('reports the type of the picture %s', (url, message) => {
  expect(text(`Text\n\n![a](${url})`)).toEqual([expect.stringContaining(`content/docs/a.mdx:7:1 ${message}`)])
  expect(text(`<img src="${url}" alt="a" />`)).toEqual([expect.stringContaining(`content/docs/a.mdx:5:6 ${message}`)])
  expect(one(`${front(`image: ${url}\n`)}Text`)).toEqual([expect.stringContaining(`content/docs/a.mdx:4:1 image: ${message}`)])
})

test('a picture of another site, which browsers do not load, is reported once, whatever its type', () => {
  expect(text('![a](https://img.example/badge)\n\n<img src="https://img.example/a.bmp" alt="b" />')).toEqual([
    'content/docs/a.mdx:5:1 image https://img.example/badge is on another site, and pages show only pictures of this one; put a copy next to the page, and write its name, such as ./picture.webp',
    expect.stringContaining('content/docs/a.mdx:7:6 image https://img.example/a.bmp is on another site'),
  ])
  expect(text('![a](data:image/png;base64,AAAA)')).toEqual([])
})

test('reports a missing social image at its field', () => {
  expect(one(`${front('image: /img/gone.png\n')}Text`)).toEqual([
    'content/docs/a.mdx:4:1 image: image /img/gone.png does not exist; put it at content//img/gone.png, or correct its path',
  ])
})
