import { expect, test } from 'vitest'
import { flowDiagram } from './flow-diagram-schema'
import { dataOf } from './parse-data'

const diagram = `title: A title that says what to notice
stations:
  - kind: Source
    name: Postgres
    flows:
      - { step: 1, label: Rows, breaks: A }
  - kind: Iceberg
    name: orders
    stores:
      - { step: [2, 3], label: Files }
storage:
  name: Bucket
  layers:
    - { name: Data files, breaks: B }
breaks:
  - { when: The process dies., effect: Its rows are read again by the next run. }
  - { when: A file is deleted., effect: Each query that needs it fails from then on. }
`

/** The message about a diagram in which one line is replaced. */
function problem(from: string, to: string): string {
  expect(diagram).toContain(from)
  try {
    dataOf('a.yml', diagram.replace(from, to), flowDiagram)
    return ''
  } catch (error) {
    return String((error as Error).message)
  }
}

test('a diagram names each break once in its drawing, in order', () => {
  expect(problem('label: Rows', 'label: All rows')).toBe('')
  expect(problem(', breaks: B', '')).toContain('need the marks A, B in the drawing, each once; it has A')
  expect(problem('breaks: B', 'breaks: A')).toContain('need the marks A, B in the drawing, each once; it has A, A')
  expect(problem('  - { when: A file is deleted., effect: Each query that needs it fails from then on. }\n', '')).toContain(
    'need the marks A in the drawing, each once; it has A, B',
  )
})

test('steps are numbered from 1 without gaps', () => {
  expect(problem('[2, 3]', '3')).toContain('has the steps 1, 3; number them from 1, each once')
  expect(problem('[2, 3]', '[2, 2]')).toContain('has the steps 1, 2, 2')
})

test('arrows lead to another station or to storage', () => {
  expect(problem('    stores:', '    flows:')).toContain('belongs to a station before the last one')
  expect(problem('    flows:\n      - { step: 1, label: Rows, breaks: A }\n', '')).toContain(
    'has no "flows"; add an arrow to the next station',
  )
})
