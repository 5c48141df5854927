import { footer } from '../../content/navigation/footer'
import { announcementBar } from '../../content/navigation/navbar'
import { expect, open, pages, ready, test } from './support'

test.describe('skip link', () => {
  test('is first in the tab order and moves focus to the content', async ({ page }) => {
    await open(page, pages.rds)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })
})

test.describe('announcement bar', () => {
  test('stays closed after a reload, and appears again if its id changes', async ({ page }) => {
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

  test('is hidden before the first paint if it was closed', async ({ page }) => {
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

  test('can be changed, is stored, and is applied before the first paint after a reload', async ({ page }) => {
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

  test('changes when it is changed in another tab', async ({ context, page }) => {
    await open(page, pages.contact)
    const other = await context.newPage()
    await open(other, pages.intro)
    await other.getByRole('button', { name: /dark theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('changes all colors at once, without transitions', async ({ page }) => {
    await open(page, pages.contact)
    const transitions = await page.evaluate(async () => {
      window.postMessage({ theme: 'dark' }, location.origin)
      await new Promise((resolve) => new MutationObserver(resolve).observe(document.documentElement, { attributeFilter: ['data-theme'] }))
      await new Promise(requestAnimationFrame)
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
    })
    expect(transitions).toBe(0)
  })

  test('with reduced motion, changes colors and sizes at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pages.contact)
    const transitions = await page.evaluate(() => {
      document.documentElement.style.fontSize = '20px'
      document.body.style.color = 'red'
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
    })
    expect(transitions).toBe(0)
  })

  test('does not restyle the page when it becomes interactive, which takes long on a phone', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const watch = new MutationObserver((changes) => {
          const restyles = changes.some(({ type, addedNodes }) =>
            type === 'attributes' ? true : [...addedNodes].some(({ nodeName }) => nodeName === 'STYLE'),
          )
          if (restyles) document.documentElement.dataset.restyled = ''
        })
        watch.observe(document.documentElement, { attributeFilter: ['data-js', 'class'] })
        watch.observe(document.head, { childList: true })
      })
    })
    await open(page, pages.contact)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(page.locator('html')).not.toHaveAttribute('data-restyled')
  })

  test('accepts messages only from its own origin', async ({ page }) => {
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
  test('shows the configured columns and accounts, and a copyright line', async ({ page }) => {
    await open(page, pages.contact)
    const part = page.getByRole('contentinfo')
    await expect(part).toContainText(/© \d{4} Datazip\. All rights reserved\./)
    for (const [column, links] of Object.entries(footer.columns))
      await expect(part.getByRole('navigation', { name: column }).getByRole('link')).toHaveText(Object.keys(links))
    for (const [account, address] of Object.entries(footer.social))
      await expect(part.getByRole('link', { name: account, exact: true })).toHaveAttribute('href', address)
  })
})

test('the copyright line shows the current year of the visitor', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'))
  await open(page, pages.contact)
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Datazip.')
})

test('error listeners receive all errors except harmless ResizeObserver errors', async ({ page }) => {
  await page.addInitScript(() => {
    // Registers after the scripts of the page, as an error reporting service does.
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

test('the footer is hidden on pages with data-no-footer', async ({ page }) => {
  await open(page, pages.contact)
  await page.locator('#content').evaluate((main) => main.setAttribute('data-no-footer', ''))
  await expect(page.locator('footer')).toBeHidden()
})

test('a page sends no requests to other hosts', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.goto(pages.parts)
  await ready(page)
  expect([...hosts]).toEqual(['localhost'])
})
