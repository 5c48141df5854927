import { expect, test } from 'vitest'
import { definitionsOf } from './glossary'
import { parseBody } from './mdx/analyse'

test('the definition of a term is the first sentence below its heading', () => {
  const body =
    '## A to C\n\n### Binlog\n\nThe binlog is the log of MySQL 8.0, e.g. for CDC. It has files.\n\n### CDC [#change-data-capture]\n\nReads `the` log.\n\n### Empty\n\n- list'
  expect([...definitionsOf(parseBody(body))]).toEqual([
    ['binlog', 'The binlog is the log of MySQL 8.0, e.g. for CDC.'],
    ['change-data-capture', 'Reads the log.'],
  ])
})
