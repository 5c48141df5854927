import { footer } from '../../content/navigation/footer'
import { announcementBar } from '../../content/navigation/navbar'
import { expect, open, pages, ready, test } from './support'

test.describe('skip link', () => {
  test('is the first stop of the keyboard and leads to the content', async ({ page }) => {
    await open(page, pages.rds)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })
})

test.describe('announcement bar', () => {
  test('closes, stays closed, and shows again for a new id', async ({ page }) => {
    await open(page, pages.contact)
    const bar = page.getByRole('region', { name: 'Announcement' })
    await expect(bar.getByRole('link')).toHaveAttribute('href', announcementBar.link.href)
    await expect(bar).toContainText(announcementBar.content)
    await bar.getByRole('button', { name: 'Close announcement' }).click()
    await expect(bar).toBeHidden()
    await page.reload()
    await expect(bar).toBeHidden()
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'))
    await page.reload()
    await expect(bar).toBeVisible()
  })

  test('a closed bar is gone before the first paint', async ({ page }) => {
    await page.addInitScript((id) => {
      localStorage.setItem('docusaurus.announcement.id', id)
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
      document.addEventListener('DOMContentLoaded', () => {
        const bar = document.querySelector<HTMLElement>('.announcement')
        document.documentElement.dataset.seen = String(bar?.offsetHeight)
      })
    }, announcementBar.id)
    await page.goto(pages.contact)
    await expect(page.locator('html')).toHaveAttribute('data-seen', '0')
  })
})

test.describe('theme', () => {
  test.use({ colorScheme: 'dark' })

  test('is light by default, whatever the system prefers', async ({ page }) => {
    await open(page, pages.contact)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('flips, is stored, and is there before the first paint of the next page', async ({ page }) => {
    await open(page, pages.contact)
    await page.getByRole('button', { name: /dark theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (document.body && !document.documentElement.dataset.atBody)
          document.documentElement.dataset.atBody = document.documentElement.dataset.theme ?? 'none'
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const flash = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(flash).not.toBe('rgb(255, 255, 255)')
    await page.getByRole('button', { name: /dark theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('follows a change in another tab', async ({ context, page }) => {
    await open(page, pages.contact)
    const other = await context.newPage()
    await open(other, pages.intro)
    await other.getByRole('button', { name: /dark theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('accepts messages from the site itself and no other origin', async ({ page }) => {
    await open(page, pages.contact)
    await page.evaluate(() =>
      window.dispatchEvent(new MessageEvent('message', { data: { theme: 'dark' }, origin: 'https://evil.example' })),
    )
    await page.evaluate(() => window.dispatchEvent(new MessageEvent('message', { data: null, origin: location.origin })))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.evaluate(() => window.postMessage({ theme: 'dark' }, location.origin))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('footer', () => {
  test('has the configured columns and accounts, and a copyright line', async ({ page }) => {
    await open(page, pages.contact)
    const part = page.getByRole('contentinfo')
    await expect(part).toContainText(/© \d{4} Datazip\. All rights reserved\./)
    for (const [column, links] of Object.entries(footer.columns))
      await expect(part.getByRole('navigation', { name: column }).getByRole('link')).toHaveText(Object.keys(links))
    for (const [account, address] of Object.entries(footer.social))
      await expect(part.getByRole('link', { name: account, exact: true })).toHaveAttribute('href', address)
  })
})

test('the year of the copyright line is that of the visitor', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'))
  await open(page, pages.contact)
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Datazip.')
})

test('error reporting does not hear of resize observers that need a second frame, and hears of all else', async ({ page }) => {
  await page.addInitScript(() => {
    // After the page's own scripts, as a reporting service would.
    document.addEventListener('DOMContentLoaded', () =>
      window.addEventListener('error', ({ message }) => {
        document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''}${message};`
      }),
    )
  })
  await open(page, pages.contact)
  await page.evaluate(() => {
    for (const message of [
      'ResizeObserver loop completed with undelivered notifications.',
      'ResizeObserver loop limit exceeded',
      'another error',
    ])
      window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }))
  })
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'another error;')
})

test('the footer is gone on a page that asks for none', async ({ page }) => {
  await open(page, pages.contact)
  await page.locator('#content').evaluate((main) => main.setAttribute('data-no-footer', ''))
  await expect(page.locator('footer')).toBeHidden()
})

test('a page loads nothing from other hosts', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.goto(pages.parts)
  await ready(page)
  expect([...hosts]).toEqual(['localhost'])
})
