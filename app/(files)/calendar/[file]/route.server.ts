import { calendarNames, calendarOf } from '@/lib/content/events'

/** Serves one iCalendar file per session, `/calendar/{slug}.ics`, and one file with all sessions. */

export const dynamic = 'force-static'
export const dynamicParams = false

const EXTENSION = '.ics'

export const generateStaticParams = () => calendarNames().map((name) => ({ file: name + EXTENSION }))

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const text = calendarOf((await params).file.slice(0, -EXTENSION.length))
  if (!text) return new Response('Not found', { status: 404 })
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}
