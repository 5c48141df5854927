/** Distance from the top of the viewport, in rem, above which a heading belongs to the current section. */
const REACHED = 7.5

/** The same distance in pixels, for the size of text that the visitor has set. */
export const reachedLine = () => REACHED * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Scrolls a list as little as possible, so that an entry and the entries around it are visible. */
export function keepInView(list: Element, entry: Element) {
  const [frame, { top, bottom }] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  const margin = frame.height / 4
  const [below, above] = [bottom - frame.bottom + margin, frame.top + margin - top]
  if (below > 0) list.scrollTop += below
  else if (above > 0) list.scrollTop -= above
}

/** Whether a heading is displayed, and not inside another tab or a closed section. */
export const isShown = (heading: HTMLElement) => heading.checkVisibility?.() ?? true

/** Sets `aria-current` on one of the links of a list, or on none. */
export function setCurrent(links: readonly HTMLAnchorElement[], index: number) {
  links.forEach((link, each) => {
    if (each === index) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  })
}

/** The headings that the links of a list lead to. */
export const targetsOf = (links: readonly HTMLAnchorElement[]) =>
  links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
