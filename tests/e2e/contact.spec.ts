import { formServer } from '../fixtures/form-server'
import { button, field, fill, report } from './contact-form'
import { test as base, expect, open, openWithAllSettings, ready, withAllSettings } from './support'

/** The form endpoint of the build with all settings, see `allSettings` in tests/all-settings.ts. */
const ENDPOINT = 'https://forms.example.com/**'
const contact = '/contact/'

base.describe('contact form without an endpoint', () => {
  base('shows errors at the fields and in a focused summary that links to them', async ({ page }) => {
    await open(page, contact)
    await button(page, 'Open in your e-mail app').click()
    await expect(report(page)).toBeFocused()
    await expect(report(page)).toContainText('Correct 5 fields')
    await expect(field(page, 'Work e-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Work e-mail')).toHaveAccessibleDescription('Enter your work e-mail address so that we can reply.')
    await report(page).getByRole('button', { name: 'Enter your work e-mail' }).click()
    await expect(field(page, 'Work e-mail')).toBeFocused()
    await page.keyboard.type('ada@engine')
    await expect(field(page, 'Work e-mail')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('.example')
    await expect(field(page, 'Work e-mail')).not.toHaveAttribute('aria-invalid')
    await expect(report(page)).toContainText('Correct 4 fields')
  })

  base('opens a complete message in the mail program and keeps the text', async ({ page }) => {
    await open(page, contact)
    await fill(page)
    await button(page, 'Open in your e-mail app').click()
    await expect(report(page)).toContainText('Send the message in your e-mail app')
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

test.describe('contact form with an endpoint', () => {
  test.use({ expectedErrors: /(status of (422|503) |ERR_INTERNET_DISCONNECTED ).*forms\.example\.com\/contact/ })

  test('sends a message by keyboard and confirms it', async ({ page, forms }) => {
    await openWithAllSettings(page, contact)
    await field(page, 'Name').focus()
    for (const text of ['Ada Lovelace', 'ada@engine.example', 'Analytical Engines', 'Engineer', 'Four tables, two of them large.']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    await button(page, 'Send message').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeFocused()
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
    await button(page, 'Send another message').click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveValue('')
  })

  test('shows progress while the server is slow and does not send the message twice', async ({ page, forms }) => {
    forms.setMood('slow')
    await openWithAllSettings(page, contact)
    await fill(page)
    await button(page, 'Send message').click()
    await expect(page.getByText('Sending your message.')).toBeVisible()
    await button(page, 'Sending…').press('Enter')
    await expect(page.getByText('Message sent')).toBeVisible()
    expect(forms.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('sends one message if the form is submitted three times at once', async ({ page, forms }) => {
    await openWithAllSettings(page, contact)
    await fill(page)
    await page.evaluate(() => {
      for (let count = 0; count < 3; count++) document.querySelector<HTMLFormElement>('form[aria-label="Contact"]')?.requestSubmit()
    })
    await expect(page.getByText('Message sent')).toBeVisible()
    expect(forms.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('does not truncate a message that is too long, and sends it after it is shortened', async ({ page, forms }) => {
    const long = 'Four tables. '.repeat(350)
    await openWithAllSettings(page, contact)
    await fill(page)
    // `fill` ignores the `maxlength` of a field. `insertText` respects it, as pasting does.
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
    await expect(page.getByText('Message sent')).toBeVisible()
    expect(forms.received.at(-1)?.body.message).toBe(long.slice(0, 3900).trim())
  })

  test('shows a validation error of the server at its field', async ({ page, forms }) => {
    forms.setMood('invalid')
    await openWithAllSettings(page, contact)
    await fill(page)
    await button(page, 'Send message').click()
    await expect(field(page, 'Work e-mail')).toHaveAccessibleDescription('This address takes no mail.')
    await expect(report(page)).toContainText('Correct one field')
    forms.setMood('takes')
    await field(page, 'Work e-mail').fill('ada@engines.example')
    await button(page, 'Send message').click()
    await expect(page.getByText('Message sent')).toBeVisible()
  })

  test('keeps the text after a server error and a reload, and sends it on retry', async ({ page, forms }) => {
    forms.setMood('broken')
    await openWithAllSettings(page, contact)
    await fill(page)
    await button(page, 'Send message').click()
    await expect(report(page)).toContainText('The server could not accept the message')
    await expect(report(page).getByRole('link', { name: 'send it by e-mail' })).toHaveAttribute('href', /Four%20tables/)
    await page.reload()
    await ready(page)
    await expect(field(page, 'Message')).toHaveValue('Four tables, two of them large.')
    await expect(page.getByRole('checkbox', { name: /^Datazip may store/ })).toBeChecked()
    await button(page, 'Send message').click()
    await expect(button(page, 'Try again')).toBeVisible()
    forms.setMood('takes')
    await button(page, 'Try again').click()
    await expect(page.getByText('Message sent')).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(field(page, 'Message')).toHaveValue('')
  })

  test('reports a lost connection, and sends the message on retry', async ({ page, forms }) => {
    await page.route(ENDPOINT, (route) => route.abort('internetdisconnected'))
    await openWithAllSettings(page, contact)
    await fill(page)
    await button(page, 'Send message').click()
    await expect(report(page)).toContainText('The message could not be sent')
    await page.unroute(ENDPOINT)
    await page.route(ENDPOINT, async (route) => route.fulfill({ response: await route.fetch({ url: forms.url }) }))
    await button(page, 'Try again').click()
    await expect(page.getByText('Message sent')).toBeVisible()
  })

  test('confirms a message with a filled hidden field, as bots send it, without sending it', async ({ page, forms }) => {
    await openWithAllSettings(page, contact)
    await fill(page)
    await page.locator('input[name="website"]').fill('https://spam.example', { force: true })
    await button(page, 'Send message').click()
    await expect(page.getByText('Message sent')).toBeVisible()
    expect(forms.received).toEqual([])
  })
})
