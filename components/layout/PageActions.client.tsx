'use client'

import type { Zoom } from 'medium-zoom'
import { useEffect, useState } from 'react'
import { LoadFailure } from '@/components/ui/LoadFailure'
import { storage } from '@/lib/browser/storage'
import { limits, storageKeys } from '@/lib/site.mjs'

/** Duration of the visual confirmation of a copy, in milliseconds. */
const CONFIRMATION_TIME = 1600

function markDone(element: HTMLElement, attribute: string) {
  element.setAttribute(attribute, '')
  window.setTimeout(() => element.removeAttribute(attribute), CONFIRMATION_TIME)
}

function announce(text: string) {
  const region = document.getElementById('announcements')
  if (region) region.textContent = text
}

async function copy(text: string, element: HTMLElement, attribute: string) {
  try {
    await navigator.clipboard.writeText(text)
    markDone(element, attribute)
    announce('Copied')
  } catch {
    announce('Copying is blocked by the browser')
  }
}

/**
 * Copies the text of a file. The clipboard gets a promise of the text during the click, because some browsers refuse access after the
 * file has loaded.
 */
async function copyFile(address: string, element: HTMLElement) {
  const text = fetch(address).then((response) => (response.ok ? response.blob() : Promise.reject(new Error(String(response.status)))))
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await (await text).text())
    else
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((blob) => new Blob([blob], { type: 'text/plain' })) })])
    markDone(element, 'data-done')
    announce('Copied')
  } catch {
    announce('The page could not be copied')
  }
}

/** The code of a block. Lines that a change removes are left out, except in a diff, which is copied as it is. */
function codeOf(block: Element | null | undefined): string {
  const lines = [...(block?.querySelectorAll('.line') ?? [])]
  const isDiff = block?.getAttribute('data-language') === 'diff'
  return lines
    .filter((line) => isDiff || !line.classList.contains('del'))
    .map((line) => line.textContent ?? '')
    .join('\n')
}

function setWrap(wrap: boolean) {
  document.documentElement.toggleAttribute('data-code-wrap', wrap)
  storage.set(storageKeys.codeWrap, String(wrap))
  for (const button of document.querySelectorAll('[data-code-wrap-toggle]')) button.setAttribute('aria-pressed', String(wrap))
}

let zooming: Promise<Zoom> | undefined

/** Opens or closes an enlarged image. medium-zoom loads with the first image. It then handles clicks on attached images itself. */
async function zoom(image: HTMLImageElement, by: 'click' | 'key') {
  // The compiler removes the rest on the server, whose bundles would contain the library too.
  if (typeof window === 'undefined') return
  zooming ??= import('medium-zoom').then(({ default: mediumZoom }) =>
    mediumZoom({ margin: limits.zoomMargin, background: limits.zoomBackground }),
  )
  const instance = await zooming.catch((cause: unknown) => {
    // Reset, so that the next attempt repeats the import.
    zooming = undefined
    throw cause
  })
  // The sharp file loads when the image is first enlarged.
  if (image.dataset.zoom) image.dataset.zoomSrc = image.dataset.zoom
  const known = instance.getImages().includes(image)
  if (!known) instance.attach(image)
  // medium-zoom hides the image while it is enlarged, so the image loses the focus.
  if (by === 'key') instance.on('closed', () => image.focus({ preventScroll: true }), { once: true })
  if (!known || by === 'key') await instance.toggle({ target: image })
}

/** Shows the diagram next to a button in a window of its own. Its code loads with the first diagram. */
async function enlarge(button: HTMLElement) {
  const { openDiagram } = await import('./diagram-window')
  const figure = button.closest('figure')
  if (figure) openDiagram(figure)
}

/** An action whose code did not load. `part` is the name of what it shows. */
type Failure = { part: string; error: unknown; act: () => Promise<void> }

/**
 * Handles the controls in the content: copy code, wrap code, copy the URL of a heading, copy the page's text or URL or a short text, and
 * zoom an image or a diagram. These controls are plain HTML without components, so the document has one listener for all of them.
 */
export function PageActions() {
  const [failure, setFailure] = useState<Failure>()
  const attempt = ({ part, act }: Omit<Failure, 'error'>) => {
    setFailure(undefined)
    act().catch((error: unknown) => setFailure({ part, error, act }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` uses only the setter of the state, which never changes
  useEffect(() => {
    const act = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const copyButton = target?.closest<HTMLElement>('[data-code-copy]')
      const wrapButton = target?.closest<HTMLElement>('[data-code-wrap-toggle]')
      const headingLink = target?.closest<HTMLAnchorElement>('a[data-copy-link]')
      const pageLink = target?.closest<HTMLElement>('[data-copy-address]')
      const pageText = target?.closest<HTMLElement>('[data-copy-page]')
      const textButton = target?.closest<HTMLElement>('[data-copy-text]')
      const diagramButton = target?.closest<HTMLElement>('[data-enlarge-diagram]')
      const image = target?.closest<HTMLImageElement>('img[data-zoom]')
      if (copyButton) void copy(codeOf(copyButton.closest('.code')), copyButton, 'data-done')
      else if (wrapButton) setWrap(!document.documentElement.hasAttribute('data-code-wrap'))
      else if (headingLink) void copy(headingLink.href, headingLink, 'data-copied')
      else if (pageLink) void copy(window.location.href.split('#')[0] ?? '', pageLink, 'data-done')
      else if (textButton) void copy(textButton.dataset.copyText ?? '', textButton, 'data-done')
      else if (pageText) void copyFile(pageText.dataset.copyPage ?? '', pageText)
      else if (diagramButton) attempt({ part: 'The enlarged diagram', act: () => enlarge(diagramButton) })
      else if (image && !image.closest('a')) attempt({ part: 'The enlarged image', act: () => zoom(image, 'click') })
    }
    // Escape hides the tooltips of terms until the pointer or the focus moves.
    const showTips = () => document.documentElement.removeAttribute('data-no-tips')
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') document.documentElement.setAttribute('data-no-tips', '')
      if (event.key !== 'Enter' || !(event.target instanceof HTMLImageElement) || !event.target.dataset.zoom) return
      event.preventDefault()
      const image = event.target
      attempt({ part: 'The enlarged image', act: () => zoom(image, 'key') })
    }
    document.addEventListener('click', act)
    document.addEventListener('keydown', press)
    document.addEventListener('pointerover', showTips, { passive: true })
    document.addEventListener('focusin', showTips)
    return () => {
      document.removeEventListener('click', act)
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerover', showTips)
      document.removeEventListener('focusin', showTips)
    }
  }, [])
  return (
    <>
      <output id="announcements" className="sr-only" aria-live="polite" />
      {failure && <LoadFailure {...failure} retry={() => attempt(failure)} dismiss={() => setFailure(undefined)} className="load-notice" />}
    </>
  )
}
