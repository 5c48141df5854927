/** How long the page waits for its scripts, in milliseconds. */
export const scriptWaits = {
  /** From the end of the document. Then everything that only scripts can show is shown, until they arrive. */
  slow: 5_000,
  /** From the `load` event, when every script has arrived or failed. Then the visitor is told. */
  failed: 10_000,
}

/**
 * Watches whether the page's scripts arrive. A script that fails is requested once more. If it fails again, the page is shown as it is
 * without JavaScript, with a message. A form that only scripts can send (`method="dialog"`) and that was submitted before they run is
 * noted on the document (`data-submitted`), so that its component can send it.
 * It is printed as text into the page's head, see head-scripts.ts. It can use nothing from outside.
 */
export function watchScripts({ slow, failed }: typeof scriptWaits) {
  const root = document.documentElement
  const running = () => root.getAttribute('data-js') === 'ready'

  const showWithoutScripts = () => running() || root.removeAttribute('data-js')
  let told = false
  const fail = () => {
    if (running() || told) return
    told = true
    showWithoutScripts()
    // Without style sheets either, the base path is wrong; another message says so.
    if (!getComputedStyle(root).getPropertyValue('--navbar')) return
    // Beside the body, where React leaves it alone.
    root.insertAdjacentHTML(
      'beforeend',
      '<div class="load-notice" role="alert"><p>Some controls of this page did not load. You can still read it.</p><button type="button">Reload</button></div>',
    )
    root.querySelector('.load-notice button')?.addEventListener('click', () => location.reload())
  }

  const retried = new Set<string>()
  const retry = (script: HTMLScriptElement) => {
    // As written, since the bundler knows its files by that. So no query can go past the HTTP cache, which may hold the failed answer.
    const src = script.getAttribute('src') ?? ''
    if (retried.has(src)) return
    retried.add(src)
    fetch(src, { cache: 'reload' })
      .then(({ ok }) => {
        if (!ok) throw src
        const again = document.createElement('script')
        again.setAttribute('src', src)
        document.head.append(again)
      })
      .catch(fail)
  }
  const ours = 'script[src*="/_next/static/"]'
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      // Once the page is interactive, the bundler itself requests its files again, and components tell what failed.
      if (running() || !(target instanceof HTMLScriptElement && target.matches(ours))) return
      // If the bundler heard of it, React would replace the page with an error.
      event.stopImmediatePropagation()
      retry(target)
    },
    true,
  )
  // This script waits for style sheets. What failed in the meantime is known only to the browser's list of requests.
  for (const script of document.querySelectorAll<HTMLScriptElement>(ours)) {
    const [request] = performance.getEntriesByName(script.src) as PerformanceResourceTiming[]
    if (request && (request.responseStatus >= 400 || !request.decodedBodySize)) retry(script)
  }
  document.addEventListener('DOMContentLoaded', () => setTimeout(showWithoutScripts, slow))
  window.addEventListener('load', () => setTimeout(fail, failed))

  document.addEventListener('submit', ({ target }) => {
    if (!running() && (target as HTMLFormElement).method === 'dialog') root.setAttribute('data-submitted', '')
  })
}
