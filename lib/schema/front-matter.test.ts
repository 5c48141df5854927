import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { namesIn } from '../../tools/authoring/check/names'
import { collections } from '../collections'
import { contentlayerFields } from './contentlayer-fields'
import { articleFrontMatter, lengths } from './front-matter-schema'
import { problemsOf } from './problems'
import { date, dateTime, isExistingDate, name, text } from './values'

const messages = (schema: z.ZodType, value: unknown) => problemsOf(schema, value).map(({ message }) => message)

test.each(['2025-11-03', '2024-02-29', '2025-10-09T15:00:00Z', '2025-10-09T20:30:00+05:30', '2025-12-31T23:30:00-02:00'])(
  '%s exists',
  (day) => expect(isExistingDate(day)).toBe(true),
)

test.each(['2025-02-30', '2025-02-29', '2025-13-01', '2025-00-10', '2025-11-3', '2025-10-09T25:00:00Z', 'soon'])(
  '%s does not exist',
  (day) => expect(isExistingDate(day)).toBe(false),
)

test('a nonexistent date, text that is not a date and a start without a time have different messages', () => {
  expect(messages(date(), '2025-02-30')).toEqual(['"2025-02-30" does not exist; check day, month and time'])
  expect(messages(date(), 'soon')).toEqual(['must be a date such as 2025-11-03'])
  expect(messages(dateTime(), '2025-10-09T15:00:00Z')).toEqual([])
  expect(messages(dateTime(), '2025-10-09')).toEqual(['needs the time of the start in UTC, such as 2025-10-09T15:00:00Z'])
})

test('finds names at every position where the schema declares them', () => {
  const schema = z.strictObject({ by: z.array(z.strictObject({ who: name('person') })).optional(), note: text() })
  expect(namesIn(schema, { by: [{ who: 'ada' }, { who: 7 }], note: 'ada' })).toEqual([
    { kind: 'person', name: 'ada', path: ['by', 0, 'who'] },
  ])
})

test('converts a schema to Contentlayer fields with their types', () => {
  expect(contentlayerFields(articleFrontMatter)).toMatchObject({
    title: { type: 'string', required: true },
    draft: { type: 'boolean', required: false },
    date: { type: 'date', required: true },
    tags: { type: 'list', of: { type: 'string' }, required: true },
    last_update: { type: 'json', required: false },
  })
})

test.each(['docs', 'blog', 'iceberg', 'query-engine', 'community', 'webinar'] as const)(
  'pages in content/%s have typed fields',
  (folder) => {
    expect(contentlayerFields(collections[folder].schema)).toMatchObject({
      title: { type: 'string', required: true },
      description: { type: 'string', required: true },
      draft: { type: 'boolean', required: false },
    })
  },
)

test('the guide for authors names the lengths of titles and descriptions that the schema accepts', () => {
  const guide = readFileSync('AUTHORING.md', 'utf8')
  const { title, description } = lengths
  expect(guide).toContain(`titles of ${title.min} to ${title.max} and descriptions of ${description.min} to ${description.max} characters`)
  expect(guide.match(/^\| `description`.*$/m)?.[0]).toContain(`${description.min} to ${description.max} characters`)
})
