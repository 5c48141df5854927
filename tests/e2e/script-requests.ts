import type { Page, Route } from '@playwright/test'

/** Addresses of the site's code. */
export const SCRIPTS = /_next\/static\/chunks\/.*\.js/

/** The message that code did not load. */
export const loadFailure = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' })

/** Lets requests wait until the function that it returns is called, and then go on, or end as `then` says. */
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

/** Ends the first request of each script as `fail` says, and answers later ones as usual. */
export async function failOnce(page: Page, fail: (route: Route) => Promise<void>) {
  const failed = new Set<string>()
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.continue()
    failed.add(url)
    return fail(route)
  })
}
