let warned = false

function attempt<T>(kind: 'localStorage' | 'sessionStorage', run: (storage: Storage) => T): T | undefined {
  try {
    return run(window[kind])
  } catch (cause) {
    if (!warned) console.warn('The browser refuses to store choices for this site; they last until the page is left.', cause)
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

/** The browser's local storage. Where the browser blocks it, reads return null, writes do nothing, and one warning is logged. */
export const storage = storageOf('localStorage')

/** The same for session storage, which the browser clears when the tab is closed. Use it for personal data. */
export const tabStorage = storageOf('sessionStorage')
