import { expect, open, pageKinds, pages, test } from './support'

/** Text that is twice as large, because visitors have set its size in their browser. The layout of the page follows, as with zoom. */

test.use({ expectedErrors: /404 .*\/nope\// })

/** Pages with parts that are wide: menus for commands, long names in titles of remarks, figures and cards. */
const wide = {
  commands: '/docs/install/docker-cli/',
  connector: '/docs/connectors/mssql/overview/',
  figures: pages.benchmarks,
  cards: '/docs/core/configs/source/',
}

for (const [name, path] of Object.entries({ ...pageKinds, ...wide })) {
  test(`${name} does not scroll sideways with text of 200 %`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      // Parts that load later can still change the width.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
    }
  })
}

test('the menu button replaces the navigation bar if its items have no space', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await open(page, pageKinds.contact)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Docs', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['Close menu', 'Back to main menu'])
    for (const button of await menu.getByRole('button', { name }).all())
      if (await button.isVisible()) await expect(button).toBeInViewport({ ratio: 1 })
})
