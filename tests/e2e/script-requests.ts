import type { Page, Route } from '@playwright/test'

/** Addresses of the site's scripts. */
export const SCRIPTS = /(?:_next\/static\/chunks|_mermaid)\/.*\.js/

/** Answers a request as a lost connection does. */
export const abort = (route: Route) => route.abort()

/** Answers a request as a host does that has no such file. */
export const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })

/** The message that code failed to load. */
export const loadFailure = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' })

/**
 * Delays requests until the returned function is called.
 * @param then handles each delayed request. By default, requests continue.
 */
export async function hold(page: Page, address: RegExp, then: (route: Route) => Promise<void> = (route) => route.continue()) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await then(route)
  })
  return release
}

/** Handles the first request of each script with `fail`, and lets later requests of the script continue. */
export async function failOnce(page: Page, fail: (route: Route) => Promise<void>) {
  const failed = new Set<string>()
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.continue()
    failed.add(url)
    return fail(route)
  })
}
