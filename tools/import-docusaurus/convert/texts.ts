import { lengths } from '../../../lib/schema/front-matter-schema'
import { shownMark } from '../../authoring/check/check-front-matter'

const { title: TITLE, description: DESCRIPTION } = lengths

/** A text without the markup that fields show as it is written. What the content check still finds is removed. */
export function plainWords(text: string): string {
  let result = text
    .replace(/!?\[([^\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/\/\*\*?|\*\//g, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/<([a-z]+)>(.+?)<\/\1>/g, '$2')
    .replace(/<\/?([a-z]+)>/g, '$1')
  for (let mark = shownMark(result); mark !== undefined; mark = shownMark(result)) result = result.replaceAll(mark, '')
  return result.replace(/\s+/g, ' ').trim()
}

/** The beginning of a text up to a length, without a part of a word at its end unless less than `shortest` would be left. */
function shortened(text: string, longest: number, shortest = longest / 2): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), shortest)).replace(/[\s,;:.]+$/, '')}…`
}

/** A text that no other page has, marked as used. @param variants alternatives, best first; the last one gets a number */
function firstFree(variants: readonly string[], used: Set<string>): string {
  const free = variants.find((variant) => !used.has(variant))
  const last = variants.at(-1) ?? ''
  for (let number = 2, result = free; ; number++) {
    if (result !== undefined && !used.has(result)) {
      used.add(result)
      return result
    }
    result = `${last} ${number}`
  }
}

/**
 * A title of the required length that no other page has.
 * @param wanted titles, best first @param section name of the part of the site, which tells pages with the same title apart
 */
export function uniqueTitle(wanted: readonly (string | undefined)[], section: string, used: Set<string>): string {
  const given = wanted.map((text) => plainWords(text ?? '')).find((text) => text.length >= TITLE.min) ?? 'Page'
  const place = section ? `: ${section}` : ''
  const longer = `${shortened(given, Math.max(20, TITLE.max - place.length - 4))}${place}`
  return firstFree([shortened(given, TITLE.max), shortened(longer, TITLE.max - 3)], used)
}

/** A text that ends like a sentence. A colon at its end introduced a list, which the description does not have. */
const closed = (text: string) => (/[.!?…]$/.test(text) ? text : `${text.replace(/[\s,;:]+$/, '')}.`)

/** The first sentences of a text that together are long enough for a description. */
function firstSentences(text: string): string {
  let result = ''
  for (const sentence of text.split(/(?<=[.!?])\s+(?=["'(]?\p{Lu})/u)) {
    if (result.length >= DESCRIPTION.min) break
    result = [result, sentence].filter(Boolean).join(' ')
  }
  return result
}

/** Where a description comes from: the front matter, the text of the page, or only its title, because the page has almost no text. */
export type DescriptionOrigin = 'given' | 'text' | 'title'

/**
 * A description of the required length that no other page has.
 * @param given that of the front matter @param paragraph the first paragraphs of the page, or its headings if it has none
 */
export function uniqueDescription(
  page: { given: string | undefined; paragraph: string; title: string; section: string },
  used: Set<string>,
): { text: string; origin: DescriptionOrigin } {
  const given = plainWords(page.given ?? '')
  const sentence = `This page is about ${page.title}${page.section ? `, in the section ${page.section}` : ''}.`
  const parts = [
    given,
    firstSentences(plainWords(page.paragraph)),
    sentence,
    'It is part of the documentation of this site.',
    'The documentation explains how to install, configure and operate the product.',
  ]
  let text = ''
  let count = 0
  for (const part of parts) {
    if (text.length >= DESCRIPTION.min) break
    count++
    if (part && part !== text) text = text ? `${closed(text)} ${part}` : part
  }
  const fitting = shortened(text, DESCRIPTION.max, DESCRIPTION.min)
  const unique = firstFree(
    [fitting, `${shortened(fitting, DESCRIPTION.max - Math.min(90, sentence.length) - 1)} ${shortened(sentence, 86)}`],
    used,
  )
  if (unique === page.given?.trim()) return { text: unique, origin: 'given' }
  return { text: unique, origin: count <= 2 ? 'text' : 'title' }
}
