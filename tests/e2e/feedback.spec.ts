import { expect, open, openWithAllSettings, pages, test } from './support'

type Page = import('@playwright/test').Page

const ENDPOINT = 'https://forms.example.com/feedback'
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }

/** Answers the endpoint with the given statuses, one for each POST. @returns the bodies that were posted */
async function endpoint(page: Page, statuses: number[]) {
  const bodies: unknown[] = []
  await page.route(ENDPOINT, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ status: statuses.shift() ?? 204, headers: cors })
  })
  return bodies
}

test.describe('feedback on a page', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('sends the vote and, if the reader adds one, a comment', async ({ page }) => {
    const bodies = await endpoint(page, [204, 204])
    await openWithAllSettings(page, pages.rds)
    await page.getByRole('button', { name: 'No', exact: true }).click()
    const field = page.getByRole('textbox', { name: /What did you look for/ })
    await expect(field).toBeFocused()
    await field.fill('The name of the parameter group.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByText('Your comment was sent.')).toBeVisible()
    expect(bodies).toEqual([
      { page: pages.rds, helpful: false },
      { page: pages.rds, helpful: false, comment: 'The name of the parameter group.' },
    ])
  })

  test('keeps the comment if the endpoint fails, and sends it again', async ({ page }) => {
    const bodies = await endpoint(page, [204, 500, 204])
    await openWithAllSettings(page, pages.rds)
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    const field = page.getByRole('textbox', { name: /What helped you most/ })
    await field.fill('The policy.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByText('The comment was not sent.')).toBeVisible()
    await expect(field).toHaveValue('The policy.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByText('Your comment was sent.')).toBeVisible()
    expect(bodies).toHaveLength(3)
  })

  test('is also an event of analytics if analytics is loaded', async ({ page }) => {
    await endpoint(page, [204])
    await openWithAllSettings(page, pages.rds)
    await page.evaluate(() => {
      const calls: unknown[] = []
      Object.assign(window, { calls, gtag: (...all: unknown[]) => calls.push(all) })
    })
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page.getByText('Thank you for your feedback.')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)).toEqual([
      ['event', 'feedback', { event_category: 'button', event_label: pages.rds, value: 0 }],
    ])
  })

  test('is not asked for if nothing receives it', async ({ page }) => {
    await open(page, pages.rds)
    await expect(page.getByText('Was this helpful?')).toHaveCount(0)
  })
})
