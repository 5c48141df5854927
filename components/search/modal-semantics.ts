/** Attributes by which the package calls its whole modal a button that holds other controls. */
const wrong = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-owns', 'aria-labelledby', 'tabindex']

/**
 * Makes a dialog of DocSearch's modal for screen readers: a name, a role, no landmarks of a second page inside of it. The package sets
 * its own attributes again with each answer, so this watches. Returns a function that ends the watch.
 */
export function mendModalSemantics(): () => void {
  const container = document.querySelector('.DocSearch-Container')
  if (!container) return () => {}
  const mend = () => {
    for (const name of wrong) if (container.hasAttribute(name)) container.removeAttribute(name)
    const input = container.querySelector('.DocSearch-Input')
    const lists = (input?.getAttribute('aria-controls') ?? '').split(' ').filter(Boolean)
    const shown = lists.filter((id) => document.getElementById(id))
    // The package names lists before they are there, and after they are gone.
    if (input && shown.length < lists.length) {
      if (shown.length > 0) input.setAttribute('aria-controls', shown.join(' '))
      else input.removeAttribute('aria-controls')
    }
    for (const landmark of container.querySelectorAll('header:not([role]), footer:not([role])'))
      landmark.setAttribute('role', 'presentation')
  }
  container.setAttribute('role', 'dialog')
  container.setAttribute('aria-modal', 'true')
  container.setAttribute('aria-label', 'Search')
  mend()
  const observer = new MutationObserver(mend)
  observer.observe(container, { attributes: true, attributeFilter: wrong, childList: true, subtree: true })
  return () => observer.disconnect()
}
