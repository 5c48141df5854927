import { expect, pageTypes, THEME_SWITCH, test, withoutScripts } from './support'

/** Every type of page without JavaScript. Its width on a phone and at 400 % zoom is checked together with its accessibility. */

for (const [name, path] of Object.entries(pageTypes)) {
  test(`${name} is readable and navigable without JavaScript`, async ({ browser, baseURL }) => {
    const { context, page } = await withoutScripts(browser, baseURL)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const docs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true })
    await expect(docs).toBeVisible()
    // Controls that need scripts are hidden.
    for (const control of [THEME_SWITCH, /^Copy/, /^Share/]) {
      for (const button of await page.getByRole('button', { name: control }).all()) await expect(button).toBeHidden()
    }
    await docs.click()
    await expect(page).toHaveURL(/\/docs\/$/)
    await context.close()
  })
}
