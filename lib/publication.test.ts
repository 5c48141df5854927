import { expect, test } from 'vitest'
import { buildDay, publicationOf } from './publication'

test('the day of a build is that in UTC, unless it is set', () => {
  expect(buildDay(undefined, new Date('2026-03-01T23:30:00-05:00'))).toBe('2026-03-02')
  expect(buildDay('2026-01-01')).toBe('2026-01-01')
})

test('an article is scheduled until a build on its date', () => {
  expect(publicationOf('blog', { date: '2026-03-02' }, '2026-03-01')).toBe('scheduled')
  for (const date of ['2026-13-45', 'tomorrow']) expect(publicationOf('blog', { date }, '2026-03-01')).toBe('published')
  expect(publicationOf('blog', { date: '2026-03-02T00:00:00.000Z' }, '2026-03-02')).toBe('published')
  expect(publicationOf('iceberg', { date: '2026-03-02' }, '2026-03-03')).toBe('published')
})

test('drafts stay drafts after their date, and the date of a session does not hide its page', () => {
  expect(publicationOf('blog', { draft: true, date: '2026-03-02' }, '2026-03-03')).toBe('draft')
  expect(publicationOf('webinar', { date: '2026-03-02T15:00:00Z' }, '2026-03-01')).toBe('published')
})
