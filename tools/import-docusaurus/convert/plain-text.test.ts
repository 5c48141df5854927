import { expect, test } from 'vitest'
import { parseBody } from '../../../lib/mdx/analyse'
import { openingText } from './plain-text'
import { rewriteBody } from './rewrite'
import { environment } from './testing'

test('the opening text is plain text without comments, pictures and line breaks', () => {
  const body = '![Only a picture](./a.png)\n\nTwo spaces  \nand<br />`a|b`. {/* c */}<!-- d -->[Link](./b.md) ![e](./e.png)\n\nMore.'
  expect(rewriteBody(body, {}, environment()).paragraph).toBe('Two spaces and a|b. Link. More.')
})

test('a paragraph with a part that was not imported does not describe the page', () => {
  expect(openingText(parseBody('**Not imported: Stars** here.\n\nMore.'))).toBe('More.')
})

test('a page without text is described by its headings', () => {
  expect(openingText(parseBody('## Gates\n\n```js\n```\n\n## Keys\n'))).toBe('Gates, Keys.')
})

test('a page without paragraphs is described by its lists, tables and elements, but not by its code', () => {
  const table = '| Gate | Key |\n|---|---|\n| North | Brass |'
  const body = `- Close the gate\n- Keep the key:\n\n  \`\`\`js\n  lock()\n  \`\`\`\n\n${table}\n\n<Details summary="More">\n\nAsk the guard.\n\n</Details>`
  expect(openingText(parseBody(body))).toBe('Close the gate. Keep the key. Gate. Key. North. Brass. Ask the guard.')
})
