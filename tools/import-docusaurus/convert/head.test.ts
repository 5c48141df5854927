import { expect, test } from 'vitest'
import { rewritten } from './testing'

test.each([
  [
    '<meta name="robots" content="noindex, nofollow" />',
    'it kept the page out of search engines, so add unlisted: true to the front matter',
  ],
  ['<meta name="keywords" content="noindex" />', 'use title, description and image in the front matter'],
])('a head with %s is removed with advice', (tag, advice) => {
  const { text, notes } = rewritten(`<Head>\n  ${tag}\n</Head>\n\nText`)
  expect(text).toBe('Text\n')
  expect(notes).toEqual([`Unknown components, line 1: <Head> with <meta> was removed; ${advice}`])
})

test('a page that leads readers to another one is a link to it, with a note', () => {
  const { text, notes } = rewritten('<Head>\n  <meta httpEquiv="refresh" content="0; url=/docs/gates" />\n</Head>\n\nText')
  expect(text).toBe('[/docs/gates](/docs/gates)\n\nText\n')
  expect(notes).toEqual([
    'Redirects, line 1: the page led readers to /docs/gates at once and is now a link to it; delete the page, and add a redirect to content/redirects/',
  ])
})
