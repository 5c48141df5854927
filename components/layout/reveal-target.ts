/** The element that the hash of the URL names. Like browsers, it accepts encoded and plain hashes. */
function hashTarget(): HTMLElement | null {
  const hash = window.location.hash.slice(1)
  try {
    return document.getElementById(hash) ?? document.getElementById(decodeURIComponent(hash))
  } catch {
    // The hash contains a percent sign that encodes nothing.
    return null
  }
}

/**
 * Opens the tabs and collapsed sections that hide the element in the hash of the URL, and scrolls to it. If nothing hides it, the scroll
 * position stays as the browser or the router has set it. A tab set selects a panel on `beforematch`, which browsers send if they find
 * something in the panel.
 */
export function revealTarget(): void {
  const target = hashTarget()
  let opened = false
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part.matches('.tabs > [data-inactive]')) part.dispatchEvent(new Event('beforematch', { bubbles: true }))
    else if (part instanceof HTMLDetailsElement && !part.open) part.open = true
    else continue
    opened = true
  }
  if (opened) target?.scrollIntoView()
}
