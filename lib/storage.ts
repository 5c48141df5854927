let warned = false

function attempt<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(window.localStorage)
  } catch (cause) {
    if (!warned) console.warn('The browser refuses to store choices for this site; they last until the page is left.', cause)
    warned = true
    return undefined
  }
}

/** The browser's local storage where it may be used; elsewhere reads give null, writes do nothing, and one warning is logged. */
export const storage = {
  get: (key: string): string | null => attempt((store) => store.getItem(key)) ?? null,
  set: (key: string, value: string): void => {
    attempt((store) => store.setItem(key, value))
  },
  remove: (key: string): void => {
    attempt((store) => store.removeItem(key))
  },
}
