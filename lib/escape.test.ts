import { expect, test } from 'vitest'
import { escapeAttribute, escapePattern, escapeText } from './escape'

test('text content keeps quotes and escapes markup', () => {
  expect(escapeText('a < b && "c" > d')).toBe('a &lt; b &amp;&amp; "c" &gt; d')
})

test('an attribute value escapes quotes too', () => {
  expect(escapeAttribute('"><script>&')).toBe('&quot;&gt;&lt;script&gt;&amp;')
})

test('an escaped pattern matches the text and nothing else', () => {
  const text = 'v0.2.8 (a|b) [c] {d} ^$*+?\\'
  expect(new RegExp(`^${escapePattern(text)}$`).test(text)).toBe(true)
  expect(new RegExp(`^${escapePattern('v0.2')}$`).test('v0x2')).toBe(false)
})
