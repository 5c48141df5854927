/** A host as Algolia's client describes it. */
type Host = { url: string; accept: string; protocol: string }
type Mark = { status: 'down' | 'timed out'; lastUpdate: number }
type HostState = Host & { status: 'up' | Mark['status']; lastUpdate: number; isUp: () => boolean; isTimedOut: () => boolean }

/** Milliseconds after which a host that was down is asked again, as in Algolia's client. */
const RETRY_AFTER = 120_000

const idOf = ({ protocol, url, accept }: Host) => `${accept} ${protocol}://${url}`

/**
 * The cache in which Algolia's client (5.64.0) marks hosts that were down or too slow, so that the next searches ask the others first.
 * The client's own cache has no effect: it writes a mark under a key that holds the host's state, and reads it under one that does
 * not. Here both use the host's address. Marks also lack their methods after they were stored as text; here they get them back.
 * @param store where marks outlast the page @param key name of the marks in it
 */
export function hostMarks(store: { get: (key: string) => string | null; set: (key: string, text: string) => void }, key: string) {
  let marks: Record<string, Mark> = {}
  try {
    marks = JSON.parse(store.get(key) ?? '{}') ?? {}
  } catch {
    // Text that is not ours counts as no marks.
  }
  const isRecent = ({ lastUpdate }: Mark) => Date.now() - lastUpdate <= RETRY_AFTER
  return {
    async get(host: Host, fresh: () => Promise<HostState>): Promise<HostState> {
      const state = await fresh()
      const mark = marks[idOf(host)]
      if (!mark) return state
      return { ...state, ...mark, isUp: () => !isRecent(mark), isTimedOut: () => mark.status === 'timed out' && isRecent(mark) }
    },
    async set(host: Host, { status, lastUpdate }: HostState): Promise<HostState> {
      if (status !== 'up') marks[idOf(host)] = { status, lastUpdate }
      store.set(key, JSON.stringify(marks))
      return { ...host, status, lastUpdate, isUp: () => status === 'up', isTimedOut: () => status === 'timed out' }
    },
    async delete(host: Host): Promise<void> {
      delete marks[idOf(host)]
      store.set(key, JSON.stringify(marks))
    },
    async clear(): Promise<void> {
      marks = {}
      store.set(key, '{}')
    },
  }
}
