import { announcementBar } from '@/content/navigation/navbar'
import { basePath, colorMode, storageKeys } from '@/lib/site.mjs'
import { scriptWaits, watchScripts } from './watch-scripts'

/**
 * What must happen before the first paint, as one small script: mark that scripts run, hide a closed announcement and a hidden
 * sidebar, keep code wrapped, show the chosen tabs and theme, and say so when the site's own files cannot be loaded.
 * `data-js` is empty until React has hydrated the page, then `ready`; watchScripts removes it when the scripts do not arrive.
 * Written as a function and printed as text, so that it is checked like all other code. It can use nothing from outside.
 */
function beforePaint(settings: { keys: typeof storageKeys; announcementId: string; basePath: string; followSystem: boolean }) {
  const root = document.documentElement
  const { keys } = settings
  root.setAttribute('data-js', '')
  // Browsers report a resize observer that needs a second frame as an error of the page, although nothing is lost. No error
  // reporting needs to hear of it, so this listener comes first and ends the event.
  window.addEventListener('error', (event) => {
    if (!/^ResizeObserver loop\b/.test(event.message)) return
    event.stopImmediatePropagation()
    event.preventDefault()
  })
  // A page asked for by its file has the address of its folder.
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
  // The switch shows the choice, which `data-theme` cannot tell when it is the system's theme.
  if (settings.followSystem) root.setAttribute('data-theme-choice', read(keys.theme) ?? 'system')

  let rules = ''
  const show = (attribute: string, name: string, value: string) => {
    const set = `[${attribute}="${CSS.escape(name)}"]:has(>[data-panel="${CSS.escape(value)}"])`
    const panel = `[data-panel="${CSS.escape(value)}"]`
    rules += `${set}>[role=tabpanel]:not(${panel}){display:none!important}${set}>${panel}{display:block!important}`
  }
  try {
    for (let index = 0; index < window.localStorage.length; index++) {
      const key = window.localStorage.key(index)
      if (key?.startsWith(keys.tabPrefix)) show('data-tab-group', key.slice(keys.tabPrefix.length), read(key) ?? '')
    }
  } catch {
    // Storage is refused: the defaults show.
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
    // Beside the body, not in it: there React would clear it away.
    root.append(notice)
  }
  // A style sheet that failed before this script ran tells nobody any more; a token that has no value does.
  document.addEventListener('DOMContentLoaded', () => {
    if (!getComputedStyle(root).getPropertyValue('--navbar')) explain()
  })
}

/** A function and its one argument as the text of a script. */
const asScript = <T>(run: (settings: T) => void, settings: T) => `(${run.toString()})(${JSON.stringify(settings)})`

/** The text of the script in the page's head. */
export const headScript = [
  asScript(beforePaint, { keys: storageKeys, announcementId: announcementBar.id, basePath, followSystem: colorMode.followSystem }),
  asScript(watchScripts, scriptWaits),
].join(';')
