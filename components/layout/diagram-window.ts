/** Widths of an enlarged diagram, relative to the width at which it fits into the window. */
const SCALES = [1, 1.5, 2, 3, 4]
/** Space around a fitted diagram in pixels: the bar with the buttons, and a margin. */
const BAR = 64
const MARGIN = 24

const button = (label: string, text: string) => {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = text
  element.setAttribute('aria-label', label)
  return element
}

/**
 * Shows a copy of a diagram in a dialog, as large as the window permits. Buttons change its size, and a larger diagram scrolls. The browser
 * closes the dialog on Escape and returns the focus to the control that opened it.
 */
export function openDiagram(figure: Element): void {
  const drawing = [...figure.querySelectorAll('.diagram-place')].find((place) => place.checkVisibility())
  const original = drawing?.querySelector('svg')
  if (!drawing || !original) return
  const label = drawing.getAttribute('aria-label') ?? 'Diagram'
  const { width, height } = original.getBoundingClientRect()
  const fitted = Math.min(window.innerWidth - 2 * MARGIN, ((window.innerHeight - BAR - 2 * MARGIN) * width) / height)

  const dialog = document.createElement('dialog')
  dialog.className = 'diagram-window'
  dialog.setAttribute('aria-label', label)
  const bar = document.createElement('div')
  bar.className = 'diagram-window-bar'
  const [smaller, larger, close] = [button('Zoom out', '−'), button('Zoom in', '+'), button('Close', '×')]
  bar.append(smaller, larger, close)
  const view = document.createElement('div')
  // The second class gives the copy the colors of the drawing on the page.
  view.className = 'diagram-window-view mermaid-figure'
  view.tabIndex = 0
  view.setAttribute('role', 'group')
  view.setAttribute('aria-label', `${label}, enlarged`)
  const copy = drawing.cloneNode(true) as HTMLElement
  // Without the classes that hide the drawing at another width of the window.
  copy.className = 'diagram-place'
  view.append(copy)
  dialog.append(bar, view)

  let level = 0
  const resize = (by: number) => {
    level = Math.min(Math.max(level + by, 0), SCALES.length - 1)
    const size = `${fitted * (SCALES[level] ?? 1)}px`
    copy.style.cssText = `width:${size};min-width:${size};max-width:none`
    smaller.disabled = level === 0
    larger.disabled = level === SCALES.length - 1
  }
  smaller.addEventListener('click', () => resize(-1))
  larger.addEventListener('click', () => resize(1))
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  resize(0)
  document.body.append(dialog)
  dialog.showModal()
}
