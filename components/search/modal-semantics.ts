/** Attributes that DocSearch sets on the container of the modal as if it were a combobox or button. They are invalid on a dialog. */
const invalidAttributes = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-owns', 'aria-labelledby', 'tabindex']

/**
 * Makes DocSearch's modal accessible as a dialog: it gets a role and a name, and its header and footer are no longer landmarks. DocSearch
 * sets its attributes again with each response, so a MutationObserver repeats the correction. Returns a function that disconnects it.
 */
export function mendModalSemantics(): () => void {
  const container = document.querySelector('.DocSearch-Container')
  if (!container) return () => {}
  const correct = () => {
    for (const name of invalidAttributes) if (container.hasAttribute(name)) container.removeAttribute(name)
    const input = container.querySelector('.DocSearch-Input')
    const lists = (input?.getAttribute('aria-controls') ?? '').split(' ').filter(Boolean)
    const shown = lists.filter((id) => document.getElementById(id))
    // DocSearch references lists before they are rendered and after they are removed.
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
  correct()
  const observer = new MutationObserver(correct)
  observer.observe(container, { attributes: true, attributeFilter: invalidAttributes, childList: true, subtree: true })
  return () => observer.disconnect()
}
