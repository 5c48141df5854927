import { useEffect, useState } from 'react'

/** Screens of DocSearch that this site adds to: the one without results, with the query that it shows, and the one before the first search. */
export type Screens = { noResults?: { element: Element; query: string }; start?: Element }

const isSame = (a: Screens, b: Screens) =>
  a.start === b.start && a.noResults?.element === b.noResults?.element && a.noResults?.query === b.noResults?.query

/** Returns the visible screens of DocSearch. It observes the DOM, because DocSearch has no API to add content to these screens. */
export function useScreens(): Screens {
  const [screens, setScreens] = useState<Screens>({})
  useEffect(() => {
    const window = document.querySelector('.DocSearch-Modal')
    if (!window) return
    const look = () => {
      const element = window.querySelector('.DocSearch-NoResults')
      const start = window.querySelector('.DocSearch-StartScreen')
      const query = element?.querySelector('.DocSearch-Title strong')?.textContent ?? ''
      const found = { ...(element && { noResults: { element, query } }), ...(start && { start }) }
      setScreens((before) => (isSame(before, found) ? before : found))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(window, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return screens
}
