import { toString as textOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { chartBlocks } from './benchmark-blocks'

const firstHeader = (suite: string, measure: string) =>
  chartBlocks(suite, measure)
    .flatMap((block) => (block.type === 'table' ? block.children.slice(0, 1) : []))
    .map((header) => textOf(header.children[0]))

test('the first column of a chart says what its rows are', () => {
  expect(firstHeader('postgres', 'cdc')).toEqual(['Tool'])
  expect(firstHeader('compaction-tpch', 'speedup')).toEqual(['Query'])
})
