import { escapeAttribute } from '../../../lib/escape'
import { figures } from '../../../lib/figures/catalog'
import { glyphs } from '../../../lib/figures/glyphs'
import { chapterHtml, type ExportedPage, idsOf, type ManualSite } from './chapter-html'
import type { Chapter } from './chapters'
import { manualId } from './manual-id'

/** What the cover says. */
type Cover = { title: string; about: string; version: string | undefined; date: string | undefined; address: string }

/** Everything that becomes the manual. */
export type Manual = { cover: Cover; site: ManualSite; chapters: Array<Chapter & { page: ExportedPage }>; styles: string }

const attributesOf = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')

/** A date in words, such as November 28, 2026. */
const inWords = (date: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

const coverHtml = ({ title, about, version, date, address }: Cover, { basePath }: ManualSite) => `<section class="manual-cover">
<svg class="mark" aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="${glyphs.mark.path}"/></svg>
<p class="manual-title">${escapeAttribute(title)}</p>
<p class="manual-about">${escapeAttribute(about)}</p>
<svg class="depth-lines" aria-hidden="true" viewBox="0 0 ${figures.home.width} ${figures.home.height}" preserveAspectRatio="xMidYMid slice"><use href="${basePath}/figures/home.svg#lines"/></svg>
<p class="manual-edition">${[version && `Version ${escapeAttribute(version)}`, date && inWords(date), `<a href="${address}">${address.replace(/^https?:\/\/|\/$/g, '')}</a>`].filter(Boolean).join('<br>')}</p>
</section>`

type Entry = { label: string; level: number; url: string; kind: 'division' | 'chapter' }

/** An entry of the contents. finish-pdf.ts writes the page number at its end. */
const entryHtml = ({ label, level, url, kind }: Entry) =>
  `<li${kind === 'division' ? ' class="manual-division"' : ''} style="--level:${level}"><a href="#${encodeURI(manualId(url))}">${escapeAttribute(label)}</a></li>`

const contentsHtml = ({ chapters }: Manual) => {
  const entries = chapters.flatMap(({ url, level, opens, page }): Entry[] => [
    ...opens.map((division) => ({ ...division, url, kind: 'division' as const })),
    { label: page.title, level, url, kind: 'chapter' },
  ])
  return `<section class="manual-contents"><h1 aria-level="1">Contents</h1><ol>${entries.map(entryHtml).join('\n')}</ol></section>`
}

/** The names of the divisions above a chapter. Those that begin with it are headings, and so become entries of the outline. */
const trailHtml = ({ opens, trail }: Chapter) => {
  const isNew = (level: number) => opens.some((division) => division.level === level)
  const labels = trail.map((label, index) =>
    isNew(index + 1)
      ? `<span role="heading" aria-level="${index + 1}">${escapeAttribute(label)}</span>`
      : `<span>${escapeAttribute(label)}</span>`,
  )
  return labels.length > 0 ? `<p class="manual-trail">${labels.join(' <span aria-hidden="true">/</span> ')}</p>` : ''
}

/** The title of a chapter at the head of its pages. A name of a page in CSS is the only way to have another head for each chapter. */
const pageStyle = (title: string, index: number) =>
  `@page c${index} { @top-right { content: ${JSON.stringify(title).replaceAll('</', '<\\/')} } }`

/** The whole manual as one HTML document. */
export function manualDocument(manual: Manual): string {
  const { cover, site, chapters, styles } = manual
  const exported = chapters.map(({ page }) => page)
  const ids = idsOf(exported)
  const sheets = [...new Set(exported.flatMap((page) => page.styles))]
  const [first] = exported
  return `<!doctype html>
<html${attributesOf(first?.html ?? {})}>
<head>
<meta charset="utf-8">
<title>${escapeAttribute(cover.title)}</title>
${sheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<style>${styles}
${exported.map(({ title }, index) => pageStyle(title, index)).join('\n')}</style>
</head>
<body${attributesOf(first?.body ?? {})}>
${coverHtml(cover, site)}
${contentsHtml(manual)}
${chapters
  .map(
    (chapter, index) =>
      `<section class="manual-chapter" id="${manualId(chapter.url)}" style="page: c${index}">${trailHtml(chapter)}${chapterHtml(chapter.page, chapter.level, ids, site)}</section>`,
  )
  .join('\n')}
</body>
</html>`
}
