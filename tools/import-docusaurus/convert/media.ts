import type { Image, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Jsx } from '../../../lib/mdx/analyse'
import { separated } from './blocks'
import { attribute, endOf, isNamed, type Page, prefixOf, startOf, textIn, valuesOf } from './convert-page'

/** Words from the name of a picture: "Job list" from `img/job-list.png`. */
const wordsOf = (path: string) => {
  const name = (path.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? ''
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/%[\dA-F]{2}/gi, ' ')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Picture = { path: string; alt: string | undefined; title?: string | undefined }

/** The new path and the alternative text of a picture; undefined with a note if the picture is missing. */
function found(page: Page, node: Nodes, { path, alt }: Picture): { path: string; alt: string } | undefined {
  const url = page.environment.picture(path, page.lineOf(node))
  if (url === undefined) return undefined
  if (alt?.trim()) return { path: url, alt: alt.replace(/\s+/g, ' ').trim() }
  const words = wordsOf(path) || 'Picture'
  page.note('Pictures', node, `${path} has no alternative text; it is now "${words}". Describe briefly what it shows`)
  return { path: url, alt: words }
}

/** What readers see where a picture is missing. */
const missing = ({ path, alt }: Picture) => `*Missing picture: ${[alt?.trim(), `\`${path}\``].filter(Boolean).join(', ')}*`

const escaped = (text: string) => text.replace(/[[\]{}<]/g, '\\$&')

/** Markdown for a picture. Paths with spaces or brackets need angle brackets. */
function markdown(page: Page, node: Nodes, picture: Picture): string {
  const result = found(page, node, picture)
  if (!result) return missing(picture)
  const title = picture.title ? ` "${picture.title.replaceAll('"', '&quot;')}"` : ''
  return `![${escaped(result.alt)}](${/[\s()]/.test(result.path) ? `<${result.path}>` : result.path}${title})`
}

/** A picture from its address and text, in place of what the author wrote. */
export const renderPlainImage = (page: Page, node: Image): string =>
  markdown(page, node, { path: node.url, alt: node.alt ?? undefined, title: node.title ?? undefined })

/** `![alt](path)` with the path of the copied picture. The alternative text stays as it is written. */
export function renderImage(page: Page, node: Image): string {
  const source = page.source.slice(startOf(node), endOf(node))
  const picture = { path: node.url, alt: node.alt ?? undefined, title: node.title ?? undefined }
  if (!node.alt?.trim()) return markdown(page, node, picture)
  const url = page.environment.picture(node.url, page.lineOf(node))
  if (url === undefined) return missing(picture)
  if (url === node.url) return source
  const at = source.lastIndexOf(`](${node.url}`)
  if (at >= 0 && !/[\s()]/.test(url)) return `${source.slice(0, at)}](${url}${source.slice(at + 2 + node.url.length)}`
  return markdown(page, node, picture)
}

/** The picture that an element shows: its `src`, or the light one of two. */
function pictureOf(page: Page, node: Jsx): Picture | undefined {
  const values = valuesOf(page, node)
  const sources = values.sources as Record<string, unknown> | undefined
  const themed = typeof sources === 'object' && sources !== null ? sources : {}
  const path = textIn(values, 'src') ?? textIn(values, 'img') ?? textIn(themed, 'light') ?? textIn(themed, 'dark')
  return path === undefined ? undefined : { path, alt: textIn(values, 'alt'), title: textIn(values, 'title') }
}

/** `<img>`, `<ThemedImage>` or `<IdealImage>` as a Markdown image; undefined if its address is known only when code runs. */
export function renderPicture(page: Page, node: Jsx): string | undefined {
  const picture = pictureOf(page, node)
  if (!picture) return undefined
  const values = valuesOf(page, node)
  if (values.sources) page.note('Pictures', node, `${picture.path} had another version for the dark theme; only this one is shown`)
  const size = ['width', 'height', 'style'].filter((name) => name in values)
  if (size.length > 0) page.note('Pictures', node, `the ${size.join(' and ')} of ${picture.path} was left out; pictures fill the column`)
  return markdown(page, node, picture)
}

/** `<figure>` with one picture as the `Figure` component; undefined for another figure. */
export function renderFigure(page: Page, node: Jsx): string | undefined {
  const pictures: Picture[] = []
  let caption: string | undefined
  visit(node as Nodes, (child) => {
    if (child.type === 'image') pictures.push({ path: child.url, alt: child.alt ?? undefined })
    if (isNamed(child, 'img')) pictures.push(...[pictureOf(page, child) ?? []].flat())
    if (isNamed(child, 'figcaption')) caption = textOf(child).replace(/\s+/g, ' ').trim()
  })
  const [picture] = pictures
  if (pictures.length !== 1 || !picture) return undefined
  const result = found(page, node, { ...picture, alt: picture.alt ?? caption })
  const text = result
    ? `<Figure${attribute('src', result.path)}${attribute('alt', result.alt)}${attribute('caption', caption)} />`
    : missing(picture)
  return separated(page, node, text, prefixOf(page, node))
}

const YOUTUBE = /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=)|youtu\.be\/)([\w-]{11})/

/** A frame with a YouTube video as the `YouTube` component, and one with another page as a link to it; undefined if the address is code. */
export function renderVideo(page: Page, node: Jsx, flow: boolean): string | undefined {
  const values = valuesOf(page, node)
  const address = textIn(values, 'src') ?? textIn(values, 'url')
  const given = ['videoId', 'youTubeId', 'id'].flatMap((name) => textIn(values, name) ?? []).find((id) => /^[\w-]{11}$/.test(id))
  const id = address === undefined ? given : address.match(YOUTUBE)?.[1]
  const title = textIn(values, 'title')
  const start = address?.match(/[?&](?:t|start)=(\d+)/)?.[1]
  if (id && start)
    page.note('Unknown components', node, `the video began at second ${start}; it begins at the start now, so name the time in the text`)
  if (id) return separated(page, node, `<YouTube${attribute('id', id)}${attribute('title', title ?? 'Video')} />`, prefixOf(page, node))
  if (!address || !/^https?:\/\/[^/]/.test(address)) return undefined
  const text = `[${escaped(title ?? new URL(address).hostname)}](${address.replace(/[\s()]/g, encodeURIComponent)})`
  page.note('Unknown components', node, `a frame showed ${address}; it is now a link, because pages show no other sites`)
  return flow ? separated(page, node, text, prefixOf(page, node)) : text
}
