/** How long the page waits for its scripts, in milliseconds. */
export const scriptWaits = {
  /** From the end of the document. Then everything that only scripts can show is shown, until they arrive. */
  slow: 5_000,
  /** From the `load` event, when every script has arrived or failed. Then the visitor is told. */
  failed: 20_000,
}

/**
 * Watches whether the page's scripts arrive. A script that fails is requested once more. If it fails again, the page is shown as it is
 * without JavaScript, with a message. A form that only scripts can send (`method="dialog"`) and that was submitted before they run is
 * noted on the document (`data-submitted`), so that its component can send it. What was typed into a form with `data-draft`, the key of its
 * draft in the tab's storage, is kept when the page is left before the scripts run.
 * It is printed as text into the page's head, see head-scripts.ts. It can use nothing from outside.
 */
export function watchScripts({ slow, failed }: typeof scriptWaits) {
  const root = document.documentElement
  const running = () => root.getAttribute('data-js') === 'ready'

  const showWithoutScripts = () => root.removeAttribute('data-js')
  let told = false
  const fail = () => {
    if (told) return
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
  // Scripts of the document are `async`. Those that the bundler adds later it requests again by itself, and components tell what failed.
  const ours = 'script[async][src*="/_next/static/"]'
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLScriptElement && target.matches(ours))) return
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
  document.addEventListener('DOMContentLoaded', () => setTimeout(() => running() || showWithoutScripts(), slow))
  window.addEventListener('load', () => setTimeout(() => running() || fail(), failed))

  document.addEventListener('submit', ({ target }) => {
    if (!running() && (target as HTMLFormElement).method === 'dialog') root.setAttribute('data-submitted', '')
  })
  window.addEventListener('pagehide', () => {
    const form = document.querySelector<HTMLFormElement>('form[data-draft]')
    if (running() || !form) return
    const key = form.dataset.draft ?? ''
    try {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      new FormData(form).forEach((value, name) => {
        if (value) draft[name] = value
      })
      sessionStorage.setItem(key, JSON.stringify(draft))
    } catch {
      // Storage is refused: there is nowhere to keep the text.
    }
  })
}
