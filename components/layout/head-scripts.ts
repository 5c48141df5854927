import { environment } from '#environment'
import { announcementBar } from '@/content/navigation/navbar'
import { basePath, settings, storageKeys } from '@/lib/site.mjs'
import { holdUpdates } from '../dev/hold-updates'
import { keepOwnElementFirst, makePanelsFindable } from './before-hydration'
import { embeddedSettings, showEmbedded } from './embedded-script'
import { scriptWaits, watchScripts } from './watch-scripts'

/**
 * Applies stored choices before the first paint, so that the page does not change after it appears: closed announcement, hidden sidebar,
 * wrapped code, selected tabs and theme. It also shows a message if the site's files cannot be loaded.
 * `data-js` is present unless the scripts do not load; watchScripts then removes it. A second attribute, `data-hydrated`, marks the page as
 * interactive: no style depends on it, so that the browser does not calculate the style of all elements again.
 * The function is inlined as text into the page's head, so it cannot use variables or imports from outside its body. As a function, it is
 * type-checked and linted like all other code.
 */
function beforePaint(settings: { keys: typeof storageKeys; announcementId: string; basePath: string; followSystem: boolean }) {
  const root = document.documentElement
  const { keys } = settings
  root.setAttribute('data-js', '')
  // Browsers fire an error event if a resize observer needs a second frame, which is harmless. This listener is registered first and stops
  // the event, so that no error reporting receives it.
  window.addEventListener('error', (event) => {
    if (!/^ResizeObserver loop\b/.test(event.message)) return
    event.stopImmediatePropagation()
    event.preventDefault()
  })
  // Remove `index.html` from the URL, so that each page has one address.
  const { pathname, search, hash } = window.location
  if (pathname.endsWith('/index.html')) window.history.replaceState(null, '', pathname.slice(0, -10) + search + hash)
  const read = (key: string) => {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  }
  if (read(keys.announcementId) === settings.announcementId && read(keys.announcementDismissed) === 'true') {
    root.setAttribute('data-announcement', 'closed')
  }
  if (read(keys.sidebarHidden) === 'true') root.setAttribute('data-sidebar', 'hidden')
  if (read(keys.codeWrap) === 'true') root.setAttribute('data-code-wrap', '')
  // The theme switch shows the stored choice. `data-theme` contains only the resolved theme, never `system`.
  if (settings.followSystem) root.setAttribute('data-theme-choice', read(keys.theme) ?? 'system')

  let rules = ''
  const show = (attribute: string, name: string, value: string) => {
    const set = `[${attribute}="${CSS.escape(name)}"]:has(>[data-panel="${CSS.escape(value)}"])`
    const panel = `[data-panel="${CSS.escape(value)}"]`
    rules += `${set}>[role=tabpanel]:not(${panel},[hidden],[data-found]){display:none!important}${set}>${panel}{display:block!important}`
  }
  try {
    for (let index = 0; index < window.localStorage.length; index++) {
      const key = window.localStorage.key(index)
      if (key?.startsWith(keys.tabPrefix)) show('data-tab-group', key.slice(keys.tabPrefix.length), read(key) ?? '')
    }
  } catch {
    // The browser blocks storage. The default tabs are shown.
  }
  new URLSearchParams(window.location.search).forEach((value, name) => {
    show('data-tab-query', name, value)
  })
  if (rules) {
    const style = document.createElement('style')
    style.id = 'tab-first-paint'
    style.textContent = rules
    document.head.append(style)
  }

  const explain = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    const path = canonical ? new URL(canonical.href).pathname.slice(settings.basePath.length) : '/'
    const here = window.location.pathname
    const suggested = here.endsWith(path) ? here.slice(0, here.length - path.length) : ''
    const notice = document.createElement('div')
    notice.id = 'base-path-notice'
    notice.setAttribute('role', 'alert')
    notice.style.cssText =
      'position:fixed;inset:0 0 auto;z-index:99;padding:16px 24px;border-bottom:2px solid #b42318;background:#fff;color:#0b1220;font:16px/1.5 system-ui'
    notice.textContent =
      `This site did not load properly: its files were not found below "${settings.basePath}/". ` +
      (suggested === settings.basePath
        ? 'Reload the page; if that does not help, the deployment is incomplete.'
        : `It seems to be served from "${suggested || '/'}": build it with SITE_BASE_PATH=${suggested || "''"}.`)
    // Outside the body, because React would remove it from there.
    root.append(notice)
  }
  // A style sheet might have failed before this script could listen for its error. A design token without a value shows that it is missing.
  document.addEventListener('DOMContentLoaded', () => {
    if (!getComputedStyle(root).getPropertyValue('--navbar')) explain()
  })
}

/** Serializes a function and its argument as the text of a script. */
const asScript = <T>(run: (settings: T) => void, settings: T) => `(${run.toString()})(${JSON.stringify(settings)})`

/** Text of the inline script in the page's head. */
export const headScript = [
  asScript(beforePaint, { keys: storageKeys, announcementId: announcementBar.id, basePath, followSystem: settings.colorMode.followSystem }),
  asScript(keepOwnElementFirst, undefined),
  asScript(makePanelsFindable, undefined),
  asScript(showEmbedded, embeddedSettings),
  asScript(watchScripts, scriptWaits),
  ...(environment.NODE_ENV === 'development' ? [asScript(holdUpdates, undefined)] : []),
].join(';')
