import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { sessionMessages } from '../../tools/authoring/check/check-front-matter'
import { calendarFile } from './calendar'
import { endOf, phaseOf } from './event'
import { anyEvent, filterFrom, filterSearch, fitsFilter } from './event-filter'
import { eventMarkdown } from './event-markdown'
import { formatHours, formatLength, formatLongDay, formatTime } from './event-time'

const starts = '2025-10-09T15:00:00.000Z'
const ends = '2025-10-09T16:00:00.000Z'

describe('time', () => {
  test('the end of a session is its start plus its duration, also across midnight', () => {
    expect(endOf({ starts, minutes: 60 })).toBe(ends)
    expect(endOf({ starts: '2025-06-17T23:30:00Z', minutes: 45 })).toBe('2025-06-18T00:15:00.000Z')
  })

  test('a session is upcoming until it starts, live until it ends, and then past', () => {
    const at = (instant: string) => phaseOf(starts, ends, Date.parse(instant))
    expect(at('2025-10-09T14:59:59Z')).toBe('upcoming')
    expect(at(starts)).toBe('live')
    expect(at('2025-10-09T15:59:59Z')).toBe('live')
    expect(at(ends)).toBe('past')
  })

  test('a session of which only the day is known ends with its day, and shows no time', () => {
    const session = { starts: '2025-10-30', minutes: 58 }
    expect(endOf(session)).toBe('2025-10-31T00:00:00.000Z')
    expect(formatTime(session)).toBe('Not published, 58 minutes')
    expect(formatLongDay(session.starts)).toBe('Thursday, October 30, 2025')
  })

  test('times are shown in IST and UTC, and the date is the date in India', () => {
    expect(formatHours(starts, ends)).toBe('20:30–21:30 IST (15:00–16:00 UTC)')
    expect(formatLongDay(starts)).toBe('Thursday, October 9, 2025')
    expect(formatLongDay('2025-10-09T19:00:00Z')).toBe('Friday, October 10, 2025')
  })

  test('durations are shown in minutes or hours', () => {
    expect([45, 60, 90, 180, 390].map(formatLength)).toEqual(['45 minutes', '1 hour', '1.5 hours', '3 hours', '6.5 hours'])
  })
})

describe('filter', () => {
  const event = { text: 'Apache Iceberg + Polaris With Alex Merced', topics: ['catalogs', 'engines'], series: 'webinar', year: '2025' }

  test('query words match in any order, and every selection narrows the result', () => {
    expect(fitsFilter(event, anyEvent)).toBe(true)
    expect(fitsFilter(event, { ...anyEvent, query: ' merced  ICEBERG ' })).toBe(true)
    expect(fitsFilter(event, { ...anyEvent, query: 'merced spark' })).toBe(false)
    expect(fitsFilter(event, { ...anyEvent, topic: 'catalogs', series: 'webinar', year: '2025' })).toBe(true)
    expect(fitsFilter(event, { ...anyEvent, topic: 'cdc' })).toBe(false)
    expect(fitsFilter(event, { ...anyEvent, year: '2024' })).toBe(false)
  })

  test('a filter can be stored in the URL and restored, and unknown values are ignored', () => {
    const filter = { query: 'a & b', topic: 'cdc', series: 'meetup', year: '2025' }
    expect(filterFrom(filterSearch(filter), ['2025'])).toEqual(filter)
    expect(filterFrom('?topic=cooking&series=opera&year=1999', ['2025'])).toEqual(anyEvent)
    expect(filterSearch(anyEvent)).toBe('')
  })
})

describe('calendar file', () => {
  const entry = {
    title: 'Catalogs; a deep, long dive',
    description:
      'Glue, Polaris, Lakekeeper and Nessie side by side, with every comma and a line that is longer than seventy-five characters',
    url: 'https://olake.io/webinar/w-10/',
    starts,
    minutes: 60,
  }

  test('an iCalendar parser reads the same values that were written', () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarFile('OLake events', [entry])))
    const [event] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
    expect(event?.summary).toBe(entry.title)
    expect(event?.uid).toBe(entry.url)
    expect(event?.startDate.toJSDate().toISOString()).toBe(starts)
    expect(event?.endDate.toJSDate().toISOString()).toBe(ends)
    expect(event?.description).toBe(`${entry.description}\n${entry.url}`)
    expect(event?.location).toBe(entry.url)
  })

  test('a session of which only the day is known fills that day', () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarFile('OLake events', [{ ...entry, starts: '2025-10-30', minutes: 58 }])))
    const [event] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
    expect(event?.startDate.isDate).toBe(true)
    expect(event?.startDate.toString()).toBe('2025-10-30')
  })

  test('lines are at most 75 bytes long and end in CRLF, and the output is deterministic', () => {
    const text = calendarFile('OLake events', [entry, { ...entry, url: 'https://olake.io/webinar/w-11/', place: 'Bengaluru' }])
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).toContain('\r\n')
    expect(calendarFile('OLake events', [entry])).toBe(calendarFile('OLake events', [entry]))
  })
})

describe('front matter of sessions', () => {
  const session = {
    date: '2025-10-09T15:00:00Z',
    minutes: 60,
    topics: ['catalogs'],
    speakers: [{ person: 'alex-merced', part: 'speaker' }],
  }
  const problemsOf = (fields: Record<string, unknown>) =>
    sessionMessages(fields, new Set(['w-12'])).map(([field, message]) => `${field}: ${message}`)

  test('a complete session, a page and a confirmation have no problems', () => {
    expect(problemsOf(session)).toEqual([])
    expect(problemsOf({ ...session, date: undefined, day: '2025-10-30' })).toEqual([])
    expect(problemsOf({ kind: 'page' })).toEqual([])
    expect(problemsOf({ confirms: 'w-12', unlisted: true })).toEqual([])
  })

  test('reports missing fields, and suggests the nearest name for an unknown session', () => {
    expect(problemsOf({})).toEqual(
      ['date', 'minutes', 'topics', 'speakers'].map((field) => `${field}: is missing; it is required for sessions`),
    )
    expect(problemsOf({ ...session, day: '2025-10-09' })).toEqual([
      'day: is only for a session whose time is not known; delete it, or delete date',
    ])
    expect(problemsOf({ confirms: 'w-13' })).toEqual([
      'confirms: "w-13" is not the name of the file of a session. Did you mean "w-12"?',
      'unlisted: must be true, because confirmation pages are not listed',
    ])
  })
})

test('a session as Markdown contains its date, place and people', () => {
  const event = { series: 'webinar' as const, starts, minutes: 60, topics: ['catalogs' as const], speakers: [], slides: [] }
  expect(eventMarkdown(event, [{ name: 'Ada', role: 'Engineer', part: 'Speaker' }], 'dXy09gmo5O0')).toBe(
    [
      '- Date: Thursday, October 9, 2025',
      '- Time: 20:30–21:30 IST (15:00–16:00 UTC), 1 hour',
      '- Place: Online',
      '- Speaker Ada: Engineer',
      '- Topics: Catalogs',
      '- Recording: https://www.youtube.com/watch?v=dXy09gmo5O0',
      '',
    ].join('\n'),
  )
})
