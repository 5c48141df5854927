import { expect, test } from 'vitest'
import { analyseTree, parseBody } from './analyse'

const analyseBody = (text: string) => analyseTree(parseBody(text), text)

const body = `First *paragraph* of \`text\`.

{/* truncate */}

## Next

[a link](/docs/) and ![picture](./a.png)

<Card title="x" href="/blog/" />

\`\`\`json title="a.json"
{}
\`\`\`
`

test('links, images, components and code fences are found with their positions', () => {
  const facts = analyseBody(body)
  expect(facts.links).toEqual([
    { url: '/docs/', line: 7, column: 1, target: { line: 7, column: 10 } },
    { url: '/blog/', line: 9, column: 17, target: { line: 9, column: 23 } },
  ])
  expect(facts.images).toEqual([{ url: './a.png', line: 7, column: 22, target: { line: 7, column: 33 } }])
  expect(facts.components).toMatchObject([{ name: 'Card', attributes: { title: 'x', href: '/blog/' }, line: 9, column: 1 }])
  expect(facts.fences).toMatchObject([{ language: 'json', code: '{}', meta: { title: 'a.json' }, line: 11 }])
})

test('the excerpt ends at the truncate comment, or after the first paragraph if there is none', () => {
  expect(analyseBody('One.\n\nTwo.\n\n<!-- truncate -->\n\nThree.').excerpt).toBe('One. Two.')
  expect(analyseBody('One.\n\nTwo.').excerpt).toBe('One.')
  expect(analyseBody(body).excerpt).toBe('First paragraph of text.')
})

test('the reading time is at least one minute and grows with the number of words', () => {
  expect(analyseBody('Short.').readingMinutes).toBe(1)
  expect(analyseBody('word '.repeat(1000)).readingMinutes).toBe(5)
})

test('broken MDX throws an error that names the element', () => {
  expect(() => analyseBody('fine\n\n<Tabs>\n\nnever closed')).toThrow(/Tabs/)
})
