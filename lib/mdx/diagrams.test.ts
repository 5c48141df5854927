import { expect, test } from 'vitest'
import { portraitOf } from './diagrams.server'

test('the portrait form of a flowchart leads down, and its groups keep their own direction', () => {
  const group = '  subgraph g [Group]\n    direction LR\n    A --> B\n  end'
  expect(portraitOf(`%%{init: {}}%%\nflowchart LR\n${group}`)).toBe(`%%{init: {}}%%\nflowchart TB\n${group}`)
  expect(portraitOf('graph LR\n  LR --> B')).toBe('graph TB\n  LR --> B')
})

test('only flowcharts from left to right have a portrait form', () => {
  for (const source of ['flowchart TB\n  A --> B', 'sequenceDiagram\n  A->>B: flowchart LR']) expect(portraitOf(source)).toBeUndefined()
})
