import type { Decision } from '../../../lib/build/recorded-pages.server'

const facts: [string, string] = ['title, label or list', 'titles, labels or lists']
/** Names of kinds of inputs in messages, for one and for several. */
const KINDS: Record<string, [string, string]> = {
  definition: ['glossary entry', 'glossary entries'],
  diagram: ['diagram', 'diagrams'],
  'documentation-page': facts,
  'engine-guide': facts,
  file: ['data file', 'data files'],
  'hidden-pages': facts,
  history: ['date of a commit', 'dates of commits'],
  image: ['picture', 'pictures'],
  'linked-page': facts,
  minutes: ['reading time', 'reading times'],
  navigation: ['navigation bar', 'navigation bars'],
  new: ['new page', 'new pages'],
  page: facts,
  pages: facts,
  phase: ['start or end of a session', 'starts or ends of sessions'],
  preview: ['commit of the preview', 'commits of the preview'],
  text: ['text', 'texts'],
}

/** How many pages a build rendered and what changed, for the log. @param kept number of pages that were not rendered */
export function summaryOf(decisions: readonly Decision[], kept: number): string {
  const changed = new Map<string, Set<string>>()
  for (const input of decisions.flatMap(({ url, changed }) => changed ?? [`new ${url}`])) {
    const [one, several] = KINDS[input.slice(0, input.indexOf(' '))] ?? facts
    changed.set(several, (changed.get(several) ?? new Set([one])).add(input))
  }
  // The first value is the name for a single one.
  const reasons = [...changed].map(([several, [one, ...inputs]]) => `${inputs.length} ${inputs.length === 1 ? one : several}`)
  const rendered = `${decisions.length - kept} of ${decisions.length} pages rendered`
  return reasons.length > 0 ? `${rendered}; changed: ${reasons.join(', ')}` : rendered
}
