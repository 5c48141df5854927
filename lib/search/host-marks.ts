/** A host, as in Algolia's client. */
type Host = { url: string; accept: string; protocol: string }
type Mark = { status: 'down' | 'timed out'; lastUpdate: number }
type HostState = Host & { status: 'up' | Mark['status']; lastUpdate: number; isUp: () => boolean; isTimedOut: () => boolean }

/** Milliseconds after which a host that was down is tried again, as in Algolia's client. */
const RETRY_AFTER = 120_000

const idOf = ({ protocol, url, accept }: Host) => `${accept} ${protocol}://${url}`

/**
 * The cache in which Algolia's client (5.64.0) stores hosts that were down or timed out, so that the next searches try other hosts first.
 * The client's default cache has no effect, because the key for writing contains the state of the host and the key for reading does not.
 * This cache uses the host's URL and access type for both. It also restores the methods of a host's state, which
 * are lost when the state is serialized.
 * @param store persistent storage @param key the key in this storage
 */
export function hostMarks(store: { get: (key: string) => string | null; set: (key: string, text: string) => void }, key: string) {
  let marks: Record<string, Mark> = {}
  try {
    marks = JSON.parse(store.get(key) ?? '{}') ?? {}
  } catch {
    // Ignore a stored value that is not valid JSON.
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
