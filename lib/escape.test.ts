import { expect, test } from 'vitest'
import { escapeAttribute, escapePattern, escapeText } from './escape'

test('escapeText escapes markup and keeps quotes', () => {
  expect(escapeText('a < b && "c" > d')).toBe('a &lt; b &amp;&amp; "c" &gt; d')
})

test('escapeAttribute also escapes quotes', () => {
  expect(escapeAttribute('"><script>&')).toBe('&quot;&gt;&lt;script&gt;&amp;')
})

test('an escaped pattern matches only the exact text', () => {
  const text = 'v0.2.8 (a|b) [c] {d} ^$*+?\\'
  expect(new RegExp(`^${escapePattern(text)}$`).test(text)).toBe(true)
  expect(new RegExp(`^${escapePattern('v0.2')}$`).test('v0x2')).toBe(false)
})
