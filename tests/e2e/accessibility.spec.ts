import { AxeBuilder } from '@axe-core/playwright'
import { expect, open, pages, test } from './support'

const kinds = {
  ...pages,
  blog: '/blog/',
  queryEngines: '/iceberg/query-engine/',
  comparison: '/iceberg/query-engine/?view=compare&compare=trino,spark',
  byFeature: '/iceberg/query-engine/?view=features',
  guide: '/iceberg/query-engine/spark/',
  diagram: '/iceberg/query-engine/databricks/',
  community: '/community/',
  contributors: '/community/contributors/',
  program: '/community/contributor-program/',
  sessions: '/webinar/',
  session: '/webinar/w-10-deep-dive-on-catalogs/',
  confirmation: '/webinar/w-1-intro-iceberg-confirmation/',
  meetup: '/community/6th-community-meetup/',
  forum: '/event/leadership-forum/',
  about: '/about-us/',
  aiLake: '/ai-lake/',
  branding: '/branding/',
  search: '/search/?q=slot',
  missing: '/nope/',
}

test.use({ expectedErrors: /404 .*\/nope\// })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules whose result depends on colors. All other rules have the same result in both themes, so only these run twice. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Violations that axe found, one string for each rule. */
async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  const firstOf = (nodes: { html: string }[]) => nodes.map(({ html }) => html).slice(0, 4)
  return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...firstOf(nodes)].join('\n'))
}

for (const [name, path] of Object.entries(kinds)) {
  test(`${name} has no accessibility violations in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    expect(await violationsOf(new AxeBuilder({ page }).withTags(rules))).toEqual([])
    await page.evaluate(() => window.postMessage({ theme: 'dark' }, location.origin))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0)
    expect(await violationsOf(new AxeBuilder({ page }).withRules(colorRules))).toEqual([])
  })
}

test('the open mobile menu has no accessibility violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.rds)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})

for (const theme of ['light', 'dark']) {
  test(`the open search modal has no accessibility violations in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await open(page, pages.rds)
    await page.keyboard.press('Control+k')
    await page.locator('.DocSearch-Input').fill('slot')
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .include('.DocSearch-Container')
      // Each option contains a link, so that it can be opened in another tab. The link is not in the tab order.
      .disableRules('nested-interactive')
      .analyze()
    expect(violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  })
}
