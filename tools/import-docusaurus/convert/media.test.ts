import { expect, test } from 'vitest'
import { rewritten } from './testing'

test('a missing picture leaves a visible note', () => {
  expect(rewritten('![The gate](./gone.png)').text).toBe('*Missing picture: The gate, `./gone.png`*\n')
})

test('a picture without alternative text gets the words of its file name, with a note', () => {
  const { text, notes } = rewritten('![](./job-list.png)')
  expect(text).toBe('![Job list](./images/job-list.png)\n')
  expect(notes).toEqual(['Pictures, line 1: ./job-list.png has no alternative text; it is now "Job list". Describe briefly what it shows'])
})

test('the words of a file name are those between its codes', () => {
  expect(rewritten('![](https://badges.example/MADE%20BY-Mara%20M.svg?style=a)').text).toContain('![MADE BY Mara M](')
})

test('sizes of pictures and pictures for the dark theme are noted', () => {
  const { text, notes } = rewritten(
    '<img src="/a.png" alt="A" width="20" />\n\n<ThemedImage alt="B" sources={{ light: "/l.png", dark: "/d.png" }} />',
  )
  expect(text).toBe('![A](./images/a.png)\n\n![B](./images/l.png)\n')
  expect(notes).toEqual([
    'Pictures, line 1: the width of /a.png was left out; pictures fill the column',
    'Pictures, line 3: /l.png had another version for the dark theme; only this one is shown',
  ])
})

test('of a picture for each theme, the light one remains, with a note', () => {
  const { text, notes } = rewritten(
    'Text\n\n![a](/img/a.png#gh-light-mode-only)![b](/img/b.png#gh-dark-mode-only)\n\n<img src="/d.png#gh-dark-mode-only" alt="d" />\n<img src="/l.png#gh-light-mode-only" alt="l" />\n\n![Only](/img/c.png#gh-dark-mode-only)',
  )
  expect(text.replace(/\n+/g, '\n')).toBe('Text\n![a](./images/a.png)\n![l](./images/l.png)\n![Only](./images/c.png)\n')
  expect(notes).toEqual(
    [3, 6].map(
      (line) => `Pictures, line ${line}: a picture had another version for the dark theme; only the one for the light theme is shown`,
    ),
  )
})

test('a definition of a picture with a fragment leads to the copied picture', () => {
  expect(rewritten('![a][b]\n\n[b]: ../c.png#gh-light-mode-only').text).toBe('![a][b]\n\n[b]: ./images/c.png\n')
})

test('a frame with another site is a link to it, with a note', () => {
  const { text, notes } = rewritten(
    'Text.\n\n<iframe src="https://harbor.example/map?a=1" title="Map of the harbor" style={{ width: 1 }}></iframe>',
  )
  expect(text).toBe('Text.\n\n[Map of the harbor](https://harbor.example/map?a=1)\n')
  expect(notes).toEqual([
    'Unknown components, line 3: a frame showed https://harbor.example/map?a=1; it is now a link, because pages show no other sites',
  ])
})

test('the second at which a video began is noted', () => {
  const { text, notes } = rewritten('<iframe src="https://www.youtube.com/embed/W1mWz2Sp2VQ?start=70" title="T"></iframe>')
  expect(text).toBe('<YouTube id="W1mWz2Sp2VQ" title="T" />\n')
  expect(notes).toEqual([
    'Unknown components, line 1: the video began at second 70; it begins at the start now, so name the time in the text',
  ])
})
