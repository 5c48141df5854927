import { button, field, fill, report } from './contact-form'
import { hold, loadFailure, SCRIPTS } from './script-requests'
import { expect, open, ready, test } from './support'

const contact = '/contact/'

test('text that is entered before the scripts load is kept', async ({ page }) => {
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

test('Enter before the scripts load sends no request and submits the form after they load', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  const arrive = await hold(page, SCRIPTS)
  await page.goto(contact, { waitUntil: 'domcontentloaded' })
  await fill(page)
  await field(page, 'Company').press('Enter')
  await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
  arrive()
  await expect(report(page)).toContainText('Send the message in your e-mail app')
  await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
  expect(page.url()).toMatch(/\/contact\/$/)
  expect(requests.filter((request) => /^http.*(ada|Lovelace)/is.test(request))).toEqual([])
})

test('the form does not navigate if no script handles its submit event', async ({ page }) => {
  await open(page, contact)
  // The listeners are on the document, so a stopped event has the same effect as a page without listeners.
  await page.evaluate(() => document.forms[0]?.addEventListener('submit', (event) => event.stopPropagation()))
  await fill(page)
  await button(page, 'Open in your e-mail app').click()
  await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
  expect(page.url()).toMatch(/\/contact\/$/)
})

test.describe('when scripts fail to load', () => {
  test.use({ expectedErrors: /ERR_FAILED .*\/_next\/static\/chunks\// })

  test('entered text stays visible next to the mail link and is restored after a reload', async ({ page }) => {
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

  test('text that is entered before the scripts load is merged with an earlier draft', async ({ page }) => {
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
