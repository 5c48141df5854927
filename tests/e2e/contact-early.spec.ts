import { button, field, fill, report } from './contact-form'
import { hold, loadFailure, SCRIPTS } from './script-requests'
import { expect, open, ready, test } from './support'

const contact = '/contact/'

test('what is typed before the page’s scripts have come is kept', async ({ page }) => {
  const arrive = await hold(page, SCRIPTS)
  await page.goto(contact, { waitUntil: 'commit' })
  await field(page, 'Name').fill('Ada Lovelace')
  await page.getByRole('checkbox', { name: /^Datazip may store/ }).check()
  arrive()
  await ready(page)
  await field(page, 'Company').fill('Analytical Engines')
  await expect(field(page, 'Name')).toHaveValue('Ada Lovelace')
  await expect(page.getByRole('checkbox', { name: /^Datazip may store/ })).toBeChecked()
})

test('Enter before the page’s scripts have come sends nothing away, and counts once they are there', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  const arrive = await hold(page, SCRIPTS)
  await page.goto(contact, { waitUntil: 'domcontentloaded' })
  await fill(page)
  await field(page, 'Company').press('Enter')
  await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
  arrive()
  await expect(report(page)).toContainText('Your mail program has the message')
  await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
  expect(page.url()).toMatch(/\/contact\/$/)
  expect(requests.filter((request) => /^http.*(ada|Lovelace)/is.test(request))).toEqual([])
})

test('a form without any script submits nothing by itself', async ({ page }) => {
  await open(page, contact)
  // Events that end before they reach the document are what a page without listeners amounts to.
  await page.evaluate(() => document.forms[0]?.addEventListener('submit', (event) => event.stopPropagation()))
  await fill(page)
  await button(page, 'Open in your mail program').click()
  await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
  expect(page.url()).toMatch(/\/contact\/$/)
})

test.describe('when scripts fail', () => {
  test.use({ expectErrors: true })

  test('text that was typed stays visible beside the mail link, and is back after a reload', async ({ page }) => {
    const fail = await hold(page, SCRIPTS, (route) => route.abort())
    await page.goto(contact, { waitUntil: 'domcontentloaded' })
    await fill(page)
    fail()
    await expect(loadFailure(page)).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
    await expect(field(page, 'Message')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Write to hello@olake.io' })).toBeVisible()
    await field(page, 'Company').press('Enter')
    expect(page.url()).toMatch(/\/contact\/$/)
    await page.unroute(SCRIPTS)
    await loadFailure(page).getByRole('button', { name: 'Reload' }).click()
    await ready(page)
    await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
    await expect(field(page, 'Name')).toHaveValue('Ada Lovelace')
  })

  test('what is typed before the scripts come adds to an earlier draft', async ({ page }) => {
    await open(page, contact)
    await field(page, 'Message').fill('Four tables, two of them large.')
    const arrive = await hold(page, SCRIPTS)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await field(page, 'Name').fill('Ada Lovelace')
    arrive()
    await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
    await expect(field(page, 'Name')).toHaveValue('Ada Lovelace')
  })
})
