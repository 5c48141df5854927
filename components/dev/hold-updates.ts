/**
 * Keeps the message of `next dev` that the page has changed until React has hydrated the page. Before that, the new text would be lost: React
 * compares it with the old one in the HTML, reports a difference and leaves it there.
 * The function is inlined as text into the page's head (see ../layout/head-scripts.ts), so it cannot use variables or imports from outside
 * its body.
 */
export function holdUpdates() {
  const root = document.documentElement
  const isHydrated = () => root.hasAttribute('data-hydrated')
  window.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('message', (event) => {
        if (isHydrated() || !String(event.data).includes('"serverComponentChanges"')) return
        event.stopImmediatePropagation()
        new MutationObserver((_, observer) => {
          if (!isHydrated()) return
          observer.disconnect()
          this.dispatchEvent(new MessageEvent('message', { data: event.data }))
        }).observe(root, { attributeFilter: ['data-hydrated'] })
      })
    }
  }
}
