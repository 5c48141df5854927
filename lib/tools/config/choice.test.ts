import { expect, test } from 'vitest'
import { choiceFrom, searchWith } from './choice'

test('a link opens the tool with a source or a destination', () => {
  expect(choiceFrom('')).toEqual({ task: undefined, source: 'postgres', destination: 'iceberg', catalog: undefined })
  expect(choiceFrom('?source=kafka')).toMatchObject({ task: 'create', source: 'kafka' })
  expect(choiceFrom('?destination=iceberg&catalog=unity')).toMatchObject({ task: 'create', catalog: 'unity' })
  expect(choiceFrom('?task=state&source=nope')).toMatchObject({ task: 'state', source: 'postgres' })
})

test('a choice changes its own part of the address', () => {
  expect(searchWith('?source=kafka', { task: 'check' })).toBe('?source=kafka&task=check')
  expect(searchWith('?source=kafka', { source: 's3' })).toBe('?source=s3')
})
