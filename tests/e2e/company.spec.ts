import { expect, open, test } from './support'

test('files of the brand kit can be taken, and are what their names say', async ({ page }) => {
  await open(page, '/branding/')
  const links = page.getByRole('link', { name: /^Download/ })
  await expect(links).toHaveCount(12)
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? ''
    const answer = await page.request.get(href)
    expect(answer.ok(), href).toBe(true)
    const begin = (await answer.body()).subarray(0, 4).toString('latin1')
    expect(begin, href).toBe(href.endsWith('.png') ? '\x89PNG' : '<svg')
  }
})

test('a color is copied, and a screen reader hears it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/branding/')
  await page.getByRole('button', { name: 'Copy #193AE6, Brand blue' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#193AE6')
  await expect(page.locator('#announcements')).toHaveText('Copied')
})

test('before a first snapshot the contributors page names nobody and says where to look', async ({ page }) => {
  await open(page, '/community/contributors/')
  await expect(page.getByText('No snapshot has been taken yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the graph on GitHub' })).toHaveAttribute('href', /graphs\/contributors$/)
})

test('points and tiers are the same wherever they stand', async ({ page }) => {
  await open(page, '/community/contributor-program/')
  const points = page.getByRole('group', { name: 'Points' })
  await expect(points.getByRole('row', { name: /^New connector/ })).toContainText('50')
  await expect(page.getByRole('group', { name: 'Tiers' }).getByRole('row', { name: /^Silver/ })).toContainText('50–149')
  await open(page, '/community/')
  await expect(page.getByText('from 5 for an issue report to 50 for a new connector')).toBeVisible()
})
