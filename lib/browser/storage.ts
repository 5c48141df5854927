let warned = false

function attempt<T>(kind: 'localStorage' | 'sessionStorage', run: (storage: Storage) => T): T | undefined {
  try {
    return run(window[kind])
  } catch (cause) {
    if (!warned) console.warn('The browser blocks storage for this site. Settings are lost when you leave the page.', cause)
    warned = true
    return undefined
  }
}

const storageOf = (kind: 'localStorage' | 'sessionStorage') => ({
  get: (key: string): string | null => attempt(kind, (store) => store.getItem(key)) ?? null,
  set: (key: string, value: string): void => {
    attempt(kind, (store) => store.setItem(key, value))
  },
  remove: (key: string): void => {
    attempt(kind, (store) => store.removeItem(key))
  },
})

/** Local storage. If the browser blocks it, reads return null, writes do nothing, and a warning is logged once. */
export const storage = storageOf('localStorage')

/** Session storage with the same interface. Use it for personal data, because the browser clears it when the tab is closed. */
export const tabStorage = storageOf('sessionStorage')
