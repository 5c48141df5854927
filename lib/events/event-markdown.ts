import { type EventFacts, eventTopics } from './event'
import { formatLongDay, formatTime } from './event-time'

/** Date, time, place, people and links of a session as Markdown. */
export function eventMarkdown(
  event: EventFacts,
  people: ReadonlyArray<{ name: string; role: string; part: string }>,
  youtube?: string,
): string {
  const lines = {
    Date: formatLongDay(event.starts),
    Time: formatTime(event),
    Place: event.place ?? 'Online',
    ...Object.fromEntries(people.map(({ name, role, part }) => [`${part} ${name}`, role])),
    Topics: event.topics.map((topic) => eventTopics[topic]).join(', '),
    ...(youtube && { Recording: `https://www.youtube.com/watch?v=${youtube}` }),
    ...(event.slides.length > 0 && { Slides: event.slides.join(', ') }),
  }
  return `${Object.entries(lines)
    .map(([name, text]) => `- ${name}: ${text}`)
    .join('\n')}\n`
}
