// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { revealTarget } from './reveal-target'

/** Opens a page with a hash, and returns what happened. */
function reveal(body: string, hash: string) {
  document.body.innerHTML = body
  window.history.replaceState(null, '', `/docs/#${hash}`)
  const found: string[] = []
  let scrolled = ''
  for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.addEventListener('beforematch', () => found.push(panel.id))
  for (const element of document.querySelectorAll('*')) element.scrollIntoView = () => (scrolled = element.id)
  revealTarget()
  const open = [...document.querySelectorAll('details')].map((details) => details.open)
  return { found, open, scrolled }
}

const page = `<details><summary>Closed</summary><div class="tabs"><div id="panel" role="tabpanel" data-inactive>
  <h3 id="größe">Size</h3></div></div></details><details><summary>Other</summary></details><h2 id="part">Part</h2>`

test('opens every tab and section around the target, and nothing else', () => {
  for (const hash of ['größe', encodeURIComponent('größe')])
    expect(reveal(page, hash)).toEqual({ found: ['panel'], open: [true, false], scrolled: 'größe' })
})

test('does not scroll to a target that is visible, or if there is none', () => {
  for (const hash of ['part', 'nowhere', '100%', '']) expect(reveal(page, hash)).toEqual({ found: [], open: [false, false], scrolled: '' })
})
