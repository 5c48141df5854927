import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Title } from './Title'

const html = (title: string) => renderToStaticMarkup(<Title>{title}</Title>)

test('short words with hyphens do not break', () => {
  expect(html('Merge-on-Read in Apache Iceberg')).toBe('<span class="whitespace-nowrap">Merge-on-Read</span> in Apache Iceberg')
})

test('long words with hyphens may break, because they could be wider than a phone', () => {
  expect(html('Semi-structured-data in Tables')).toBe('Semi-structured-data in Tables')
})
