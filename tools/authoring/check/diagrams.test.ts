import { expect, test } from 'vitest'
import { checkContent } from '.'
import { checkDiagrams } from './check-diagrams'
import { diagramProblem } from './parse-diagram'
import { formatFinding } from './report'
import { context, front } from './testing'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`

async function findings(body: string) {
  const { sources } = checkContent(new Map([['content/docs/a.mdx', front() + body]]), context)
  const found = await checkDiagrams(sources, { isDrawn: (source) => source === 'flowchart LR\n  Drawn', problemOf: diagramProblem })
  return found.map(formatFinding)
}

test('reports a diagram without a generated SVG, unless it is marked live', async () => {
  expect(await findings(fence('mermaid', 'flowchart LR\n  Drawn'))).toEqual([])
  expect(await findings(fence('mermaid live', 'flowchart TB\n  A'))).toEqual([])
  expect(await findings(fence('mermaid', 'flowchart TB\n  A'))).toEqual([
    'content/docs/a.mdx:5:1 the diagram has no drawing yet; run npm run diagrams',
  ])
})

test('reports a diagram that does not parse at the line of the error', async () => {
  expect(await findings(fence('mermaid', 'flowchart LR\n  A[x] --> B[y\n  C --> D'))).toEqual([
    expect.stringMatching(/a\.mdx:8:1 the diagram does not parse: "[^"]*B\[y.*" is not valid; close each bracket, and put labels/),
  ])
  expect(await findings(fence('mermaid live', 'flowchrt LR'))).toEqual([
    expect.stringMatching(/a\.mdx:6:1 the diagram does not parse: the first line names no type of diagram; begin with flowchart LR/),
  ])
})

test('diagrams of different types with labels parse without a browser', async () => {
  const kinds = ['flowchart LR\n  A[x<br/>y] -->|z| B', 'stateDiagram-v2\n  [*] --> A', 'classDiagram\n  A <|-- B', 'mindmap\n  root']
  for (const kind of kinds) expect(await diagramProblem(kind)).toBeUndefined()
})
