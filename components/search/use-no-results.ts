import { useEffect, useState } from 'react'

/** The screen of the search window that says that nothing was found, and the query; undefined while another screen shows. */
export type NoResultsScreen = { element: Element; query: string }

/** Watches the search window for its screen without results, since DocSearch has no other way to add to it. */
export function useNoResults(): NoResultsScreen | undefined {
  const [screen, setScreen] = useState<NoResultsScreen>()
  useEffect(() => {
    const window = document.querySelector('.DocSearch-Modal')
    if (!window) return
    const look = () => {
      const element = window.querySelector('.DocSearch-NoResults')
      const query = element?.querySelector('.DocSearch-Title strong')?.textContent ?? ''
      setScreen((before) => (before?.element === element && before.query === query ? before : element ? { element, query } : undefined))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(window, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return screen
}
