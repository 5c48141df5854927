/** Time limits for loading the scripts of a page, in milliseconds. */
export const scriptWaits = {
  /** After `DOMContentLoaded`. The page then switches to its version without JavaScript until the scripts have loaded. */
  slow: 5_000,
  /** After the `load` event, when every script has loaded or failed. The page then shows a message that some controls did not load. */
  failed: 20_000,
}

/**
 * Monitors the loading of the page's scripts. A script that fails is requested a second time. If it fails again, the page switches to its
 * version without JavaScript and shows a message with the reason. Its buttons request the missing scripts again, or load the page again.
 * If a form that needs scripts (`method="dialog"`) is submitted before they run, the document gets `data-submitted`, so that the component
 * can send the form later. If the visitor leaves before the scripts run, the values of a form with `data-draft` are saved in session
 * storage under that key.
 * The function is inlined as text into the page's head (see head-scripts.ts), so it cannot use variables or imports from outside its body.
 */
export function watchScripts({ slow, failed }: typeof scriptWaits) {
  const root = document.documentElement
  const running = () => root.hasAttribute('data-hydrated')

  const showWithoutScripts = () => root.removeAttribute('data-js')
  /** Scripts that did not load: the reason by address. */
  const missing = new Map<string, string>()
  const fail = () => {
    showWithoutScripts()
    // If the style sheets are also missing, the base path is wrong, and head-scripts.ts shows a message about that.
    if (!getComputedStyle(root).getPropertyValue('--navbar')) return
    // Outside the body, because React would remove it from there.
    if (!root.querySelector(':root > .load-notice'))
      root.insertAdjacentHTML(
        'beforeend',
        `<div class="load-notice" role="alert"><p>Some controls of this page did not load. You can still read it.</p><p class="load-reason"></p>${missing.size > 0 ? '<button type="button">Retry</button>' : ''}<button type="button">Reload page</button></div>`,
      )
    const [first] = missing
    const others = missing.size > 1 ? ` (and ${missing.size - 1} more)` : ''
    const place = root.querySelector('.load-reason')
    if (place) place.textContent = first ? `${first.join(': ')}${others}` : 'The scripts of the page did not start.'
  }
  // On the window, because React stops clicks at the document while its scripts are incomplete.
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest(':root > .load-notice button')
      if (!button) return
      if (button.textContent !== 'Retry') return location.reload()
      button.parentElement?.remove()
      const again = [...missing.keys()]
      missing.clear()
      for (const src of again) request(src)
    },
    true,
  )

  // The URL must stay unchanged, because the bundler identifies its files by it. A query parameter therefore cannot bypass the HTTP cache,
  // which might contain the failed response, so the file is first fetched with `cache: 'reload'`.
  const request = (src: string) =>
    fetch(src, { cache: 'reload' })
      .then(({ ok, status }) => {
        if (!ok) throw status
        const again = document.createElement('script')
        again.setAttribute('src', src)
        document.head.append(again)
      })
      .catch((reason) => {
        missing.set(src, String(reason))
        fail()
      })
  const retried = new Set<string>()
  const retry = (script: HTMLScriptElement) => {
    const src = script.getAttribute('src') ?? ''
    if (retried.has(src)) return
    retried.add(src)
    request(src)
  }
  // Only the scripts in the HTML of the page, which are `async`. The bundler retries the chunks that it loads later, and components report
  // their failures.
  const ours = 'script[async][src*="/_next/static/"]'
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLScriptElement && target.matches(ours))) return
      // If the event reached the bundler, React would replace the page with an error.
      event.stopImmediatePropagation()
      retry(target)
    },
    true,
  )
  // The browser runs this script only after the style sheets have loaded. Failures before that are visible only in the resource timings.
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
      // The browser blocks storage, so the draft cannot be saved.
    }
  })
}
