import { useEffect, useState } from 'react'

/** DocSearch's "no results" screen and the query that it shows. */
export type NoResultsScreen = { element: Element; query: string }

/**
 * Returns DocSearch's "no results" screen, or undefined while another screen is visible. It observes the DOM, because DocSearch has no API
 * to add content to this screen.
 */
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
