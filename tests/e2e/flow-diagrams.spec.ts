import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { everyPage } from './page-violations'
import { expect, open, test } from './support'

const pagesWithDiagrams = () =>
  everyPage().filter((url) => readFileSync(path.join('out', url, 'index.html'), 'utf8').includes('<figure class="flow-diagram"'))

/** Texts of the diagrams of a page that lie on a line or on another text, or leave their cell. */
const collisions = (page: Page) =>
  page.locator('.flow-diagram').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const overlap = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      const isHidden = (element: Element | null): boolean =>
        element !== null && element !== figure && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement))
      const texts: Array<{ node: Node; cell: Element | null; box: DOMRect }> = []
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (!node.textContent?.trim() || isHidden(node.parentElement) || node.parentElement?.closest('.sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const cell = node.parentElement?.closest('li, p, figcaption') ?? null
        texts.push(...[...range.getClientRects()].map((box) => ({ node, cell, box })))
      }
      const lines = [...figure.querySelectorAll('.flow-line, .flow-storage > svg')]
      return texts.flatMap(({ node, cell, box }) => {
        const edge = cell?.getBoundingClientRect()
        const found = [
          ...lines.filter((line) => !line.contains(node) && overlap(line.getBoundingClientRect(), box)).map(() => 'a line'),
          ...texts.filter((other) => other.node !== node && overlap(other.box, box)).map((other) => `"${other.node.textContent}"`),
          ...(edge && (box.left < edge.left - 1 || box.right > edge.right + 1) ? ['the edge of its cell'] : []),
        ]
        return found.map((what) => `"${node.textContent}" is on ${what}`)
      })
    }),
  )

for (const width of [320, 390, 768, 1280]) {
  test(`no text of a diagram lies on a line or on another text at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const addresses = pagesWithDiagrams()
    expect(addresses.length).toBeGreaterThan(10)
    for (const address of addresses) {
      await open(page, address)
      expect(await collisions(page), address).toEqual([])
    }
  })
}

test('the path of a diagram leads right where there is space, and down on a phone', async ({ page }) => {
  const [address = ''] = pagesWithDiagrams()
  const stations = page.locator('.flow-diagram').first().locator('.flow-station')
  const places = async () => [await stations.nth(0).boundingBox(), await stations.nth(1).boundingBox()]
  await open(page, address)
  const [source, next] = await places()
  expect(next?.x).toBeGreaterThan((source?.x ?? 0) + (source?.width ?? 0))
  expect(next?.y).toBe(source?.y)
  await page.setViewportSize({ width: 639, height: 900 })
  const [above, below] = await places()
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  expect(below?.x).toBe(above?.x)
})
