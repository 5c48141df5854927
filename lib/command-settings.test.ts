import { expect, test } from 'vitest'
import { choiceFrom, commandFor } from './command-settings'

test('image names and destination types follow the selection, other text is unchanged', () => {
  const choice = { source: 'mysql', destination: 'parquet' } as const
  const text = (one: string) => commandFor([one], choice).join('')
  expect(text('docker run olakego/source-postgres:latest sync')).toBe('docker run olakego/source-mysql:latest sync')
  expect(text('spec --destination-type iceberg')).toBe('spec --destination-type parquet')
  expect(text('psql source-postgres-data')).toBe('psql source-postgres-data')
  expect(text('olakego/source-postgres-test')).toBe('olakego/source-postgres-test')
})

test('a name that syntax highlighting splits into several pieces is replaced completely', () => {
  const choice = { source: 'mongodb', destination: 'iceberg' } as const
  expect(commandFor(['run olakego/source', '-post', 'gres', ':latest', ' x'], choice)).toEqual([
    'run olakego/source',
    '-mongodb',
    '',
    ':latest',
    ' x',
  ])
})

test('an unknown source or destination falls back to the default', () => {
  expect(choiceFrom('oracle', 'parquet')).toEqual({ source: 'oracle', destination: 'parquet' })
  expect(choiceFrom('sqlite', null)).toEqual({ source: 'postgres', destination: 'iceberg' })
})
