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
