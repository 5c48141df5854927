import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, open, test } from './support'

/** Points and tiers of the contributor program, read from the content file. */
const program: { actions: { name: string; points: number }[]; tiers: { name: string; from: number }[] } = parse(
  readFileSync('content/data/contributor-program.yml', 'utf8'),
)
const snapshot: { contributors: { login: string }[] } = JSON.parse(readFileSync('content/data/contributors.json', 'utf8'))

test('files of the brand kit can be downloaded and have the format of their extension', async ({ page }) => {
  await open(page, '/branding/')
  const links = page.getByRole('link', { name: /^Download/ })
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? ''
    const answer = await page.request.get(href)
    expect(answer.ok(), href).toBe(true)
    const begin = (await answer.body()).subarray(0, 4).toString('latin1')
    expect(begin, href).toBe(href.endsWith('.png') ? '\x89PNG' : '<svg')
  }
})

test('a click on a color copies it and announces the copy to screen readers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/branding/')
  const button = page.getByRole('button', { name: /^Copy #/ }).first()
  const [color = ''] = (await button.getAttribute('aria-label'))?.match(/#\w+/) ?? []
  await button.click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(color)
  await expect(page.locator('#announcements')).toHaveText('Copied')
})

test('the contributors page says how to become one, and lists the stored contributors or links to GitHub', async ({ page }) => {
  await open(page, '/community/contributors/')
  const join = page.getByRole('region', { name: 'Become a contributor' })
  await expect(join.getByRole('listitem')).toHaveCount(3)
  await expect(join.getByRole('link', { name: 'Find a good first issue' })).toHaveAttribute('href', /github\.com.*good/)
  const [first] = snapshot.contributors
  if (first) return expect(page.getByText(`@${first.login}`).first()).toBeVisible()
  // Without a list, nothing stands above the way to become a contributor.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Become a contributor')
  await expect(page.getByRole('link', { name: 'Open the contributor graph' })).toHaveAttribute('href', /graphs\/contributors$/)
})

test('the waitlist of AILake is within reach without scrolling', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/ai-lake/')
    await expect(page.getByRole('link', { name: 'Open the waitlist form' }).first()).toBeInViewport()
  }
})

test('points and tiers are the same on the community and contributor program pages', async ({ page }) => {
  await open(page, '/community/contributor-program/')
  const points = page.getByRole('group', { name: 'Points' })
  for (const action of program.actions)
    await expect(points.getByRole('row', { name: new RegExp(`^${action.name}`) })).toContainText(String(action.points))
  const tiers = page.getByRole('group', { name: 'Tiers' })
  for (const { name, from } of program.tiers)
    await expect(tiers.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(String(from))
  await open(page, '/community/')
  const all = program.actions.map((action) => action.points)
  await expect(page.getByText(new RegExp(`from ${Math.min(...all)} .* to ${Math.max(...all)} `))).toBeVisible()
})
