import type { Page } from '@playwright/test'

/** A text field of the contact form, by its label. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name })
export const report = (page: Page) => page.getByRole('form', { name: 'Contact' }).getByRole('alert')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Fills in all required fields. */
export async function fill(page: Page) {
  await field(page, 'Name').fill('Ada Lovelace')
  await field(page, 'Work e-mail').fill('ada@engine.example')
  await field(page, 'Company').fill('Analytical Engines')
  await field(page, 'Message').fill('Four tables, two of them large.')
  await page.getByRole('checkbox', { name: /^Datazip may store/ }).check()
}
