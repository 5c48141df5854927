import { formServer } from '../fixtures/form-server'
import { button, field, fill, report } from './contact-form'
import { test as base, expect, open, openWithAllSettings, ready, withAllSettings } from './support'

/** The address that the export with all settings was built with; see scripts/run-tests.ts. */
const ENDPOINT = 'https://forms.example.com/**'
const contact = '/contact/'

base.describe('on a site without a target', () => {
  base('faults stand at the fields and in a summary that takes the focus and leads to them', async ({ page }) => {
    await open(page, contact)
    await button(page, 'Open in your mail program').click()
    await expect(report(page)).toBeFocused()
    await expect(report(page)).toContainText('5 things to correct')
    await expect(field(page, 'Work e-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Work e-mail')).toHaveAccessibleDescription('Enter your work e-mail, so that we can answer.')
    await report(page).getByRole('button', { name: 'Enter your work e-mail' }).click()
    await expect(field(page, 'Work e-mail')).toBeFocused()
    await page.keyboard.type('ada@engine')
    await expect(field(page, 'Work e-mail')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('.example')
    await expect(field(page, 'Work e-mail')).not.toHaveAttribute('aria-invalid')
    await expect(report(page)).toContainText('4 things to correct')
  })

  base('a complete message is handed to the mail program, and stays', async ({ page }) => {
    await open(page, contact)
    await fill(page)
    await button(page, 'Open in your mail program').click()
    await expect(report(page)).toContainText('Your mail program has the message')
    await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
  })
})

const test = base.extend<{ forms: Awaited<ReturnType<typeof formServer>> }>({
  forms: async ({ page }, use) => {
    const forms = await formServer()
    await page.route(ENDPOINT, async (route) => route.fulfill({ response: await route.fetch({ url: forms.url }) }))
    await use(forms)
    await forms.close()
  },
})

test.describe('on a site with a target', () => {
  test.use({ expectErrors: true })

  test('a message is sent once, by keyboard alone, and the form says so', async ({ page, forms }) => {
    await openWithAllSettings(page, contact)
    await field(page, 'Name').focus()
    for (const text of ['Ada Lovelace', 'ada@engine.example', 'Analytical Engines', 'Engineer', 'Four tables, two of them large.']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    await button(page, 'Send message').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Your message is with us' })).toBeFocused()
    expect(forms.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(forms.received.at(-1)?.body).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@engine.example',
      company: 'Analytical Engines',
      role: 'Engineer',
      message: 'Four tables, two of them large.',
      consent: { given: true },
      page: { url: withAllSettings(contact) },
    })
    await button(page, 'Write another message').click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveValue('')
  })

  test('a slow server shows that the message is on its way, and a second press sends nothing', async ({ page, forms }) => {
    forms.setMood('slow')
    await openWithAllSettings(page, contact)
    await fill(page)
    await button(page, 'Send message').click()
    await expect(page.getByText('Your message is on its way.')).toBeVisible()
    await button(page, 'Sending…').press('Enter')
    await expect(page.getByText('Your message is with us')).toBeVisible()
    expect(forms.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('three submits at once send one message', async ({ page, forms }) => {
    await openWithAllSettings(page, contact)
    await fill(page)
    await page.evaluate(() => {
      for (let count = 0; count < 3; count++) document.querySelector<HTMLFormElement>('form[aria-label="Contact"]')?.requestSubmit()
    })
    await expect(page.getByText('Your message is with us')).toBeVisible()
    expect(forms.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('a text that is too long is neither cut nor sent until it is shortened', async ({ page, forms }) => {
    const long = 'Four tables. '.repeat(350)
    await openWithAllSettings(page, contact)
    await fill(page)
    // As a visitor pastes it: `fill` would go past a limit of the field.
    await field(page, 'Message').fill('')
    await field(page, 'Message').focus()
    await page.keyboard.insertText(long)
    await button(page, 'Send message').click()
    await expect(report(page)).toContainText('Use at most 4,000 characters. This text has 4,550.')
    await expect(field(page, 'Message')).toHaveValue(long)
    expect(forms.received).toEqual([])
    await page.reload()
    await ready(page)
    await expect(field(page, 'Message')).toHaveValue(long)
    await field(page, 'Message').fill(long.slice(0, 3900))
    await button(page, 'Send message').click()
    await expect(page.getByText('Your message is with us')).toBeVisible()
    expect(forms.received.at(-1)?.body.message).toBe(long.slice(0, 3900).trim())
  })

  test('what the server finds wrong with a field stands at that field', async ({ page, forms }) => {
    forms.setMood('invalid')
    await openWithAllSettings(page, contact)
    await fill(page)
    await button(page, 'Send message').click()
    await expect(field(page, 'Work e-mail')).toHaveAccessibleDescription('This address takes no mail.')
    await expect(report(page)).toContainText('One thing to correct')
    forms.setMood('takes')
    await field(page, 'Work e-mail').fill('ada@engines.example')
    await button(page, 'Send message').click()
    await expect(page.getByText('Your message is with us')).toBeVisible()
  })

  test('a failing server loses nothing: not the text, not over a reload, and a retry delivers it', async ({ page, forms }) => {
    forms.setMood('broken')
    await openWithAllSettings(page, contact)
    await fill(page)
    await button(page, 'Send message').click()
    await expect(report(page)).toContainText('The server could not take the message')
    await expect(report(page).getByRole('link', { name: 'send it as a mail' })).toHaveAttribute('href', /Four%20tables/)
    await page.reload()
    await ready(page)
    await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
    await expect(page.getByRole('checkbox', { name: /^Datazip may store/ })).toBeChecked()
    await button(page, 'Send message').click()
    await expect(button(page, 'Try again')).toBeVisible()
    forms.setMood('takes')
    await button(page, 'Try again').click()
    await expect(page.getByText('Your message is with us')).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(field(page, 'Message')).toHaveValue('')
  })

  test('no network is told apart, and the message goes out when it is back', async ({ page, forms }) => {
    await page.route(ENDPOINT, (route) => route.abort('internetdisconnected'))
    await openWithAllSettings(page, contact)
    await fill(page)
    await button(page, 'Send message').click()
    await expect(report(page)).toContainText('The message did not leave your browser')
    await page.unroute(ENDPOINT)
    await page.route(ENDPOINT, async (route) => route.fulfill({ response: await route.fetch({ url: forms.url }) }))
    await button(page, 'Try again').click()
    await expect(page.getByText('Your message is with us')).toBeVisible()
  })

  test('a program that fills in the hidden field is thanked, and sends nothing', async ({ page, forms }) => {
    await openWithAllSettings(page, contact)
    await fill(page)
    await page.locator('input[name="website"]').fill('https://spam.example', { force: true })
    await button(page, 'Send message').click()
    await expect(page.getByText('Your message is with us')).toBeVisible()
    expect(forms.received).toEqual([])
  })
})
