import { phaseOf } from '@/lib/events/event'
import { type EventFilter, fitsFilter } from '@/lib/events/event-filter'

const listedOf = (entry: HTMLElement) => ({
  text: entry.textContent ?? '',
  topics: (entry.dataset.topics ?? '').split(' '),
  series: entry.dataset.series ?? '',
  year: entry.dataset.year ?? '',
})

/**
 * Puts the entries of the list of sessions, which the server has rendered whole, where they belong now: what is to come in the first list,
 * the next one first, what is over in the second, newest first. Entries that do not fit the filter are hidden. Answers how many are left.
 */
export function arrangeEvents(root: HTMLElement, filter: EventFilter, now: number): number {
  const entries = [...root.querySelectorAll<HTMLElement>('[data-event]')]
  const ahead = root.querySelector('[data-events="ahead"]')
  const over = root.querySelector('[data-events="over"]')
  for (const entry of entries) {
    entry.dataset.phase = phaseOf(entry.dataset.starts ?? '', entry.dataset.ends ?? '', now)
    entry.hidden = !fitsFilter(listedOf(entry), filter)
  }
  const start = (entry: HTMLElement) => entry.dataset.starts ?? ''
  const newestFirst = [...entries].sort((a, b) => start(b).localeCompare(start(a)))
  over?.append(...newestFirst.filter((entry) => entry.dataset.phase === 'past'))
  ahead?.append(...newestFirst.filter((entry) => entry.dataset.phase !== 'past').reverse())
  for (const list of [ahead, over]) {
    const section = list?.closest('section')
    section?.toggleAttribute('data-empty', !list?.querySelector('[data-event]:not([hidden])'))
  }
  return entries.filter((entry) => !entry.hidden).length
}
