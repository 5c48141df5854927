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
