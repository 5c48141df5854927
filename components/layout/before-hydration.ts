/**
 * Keeps the element of Next.js that must be the first one in the body (`<div hidden>`, which holds a place for metadata) in front of elements
 * that browser extensions insert. React compares elements of the body by their names only: it would take a `div` in front for this one,
 * report an error and render the whole page again. It skips elements with other names, and all that come later.
 * The function is inlined as text into the page's head (see head-scripts.ts), so it cannot use variables or imports from outside its body.
 */
export function keepOwnElementFirst() {
  const root = document.documentElement
  let own: Element | undefined
  const watch = new MutationObserver(() => {
    const { body } = document
    if (!body) return
    if (root.hasAttribute('data-hydrated')) {
      watch.disconnect()
      return
    }
    watch.observe(body, { childList: true })
    // It begins with a comment, with which React marks a boundary.
    own ??= [...body.children].find((element) => element.matches('div[hidden]') && element.firstChild?.nodeValue?.startsWith('$'))
    if (own && own !== body.firstElementChild) body.prepend(own)
  })
  watch.observe(root, { childList: true })
}

/**
 * Lets the browser find text in the panels of tabs that are not selected, before components run: in its search, and for a text in the
 * address (`#:~:text=`). Without scripts, all panels are visible, so the HTML of the page does not contain the attribute. A panel in which
 * the browser has found something gets `data-found`, which tells `TabSet` to select it, and the others of its set are hidden at once: the
 * browser then scrolls to the final place.
 * The function is inlined as text into the page's head (see head-scripts.ts), so it cannot use variables or imports from outside its body.
 */
export function makePanelsFindable() {
  document.addEventListener('beforematch', ({ target }) => {
    const found = target as Element
    for (const panel of found.parentElement?.querySelectorAll(':scope > [role=tabpanel]') ?? []) {
      panel.toggleAttribute('data-found', panel === found)
      if (panel !== found) panel.setAttribute('hidden', 'until-found')
    }
  })
  document.addEventListener('DOMContentLoaded', () => {
    for (const panel of document.querySelectorAll('.tabs [role=tabpanel]')) {
      if (getComputedStyle(panel).display === 'none') panel.setAttribute('hidden', 'until-found')
    }
  })
}
