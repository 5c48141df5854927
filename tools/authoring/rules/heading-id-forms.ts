import { slug } from 'github-slugger'
import type { Heading } from 'mdast'
import { placeOf } from '../../../lib/mdx/analyse'
import { setsId } from '../../../lib/mdx/heading-ids'
import type { Problem } from './problem'

/** The end of a heading that was meant to set its ID. */
type Form = {
  pattern: RegExp
  /** Whether it can be text as well, such as an option in brackets. Then it counts only if it repeats a word of the heading, as IDs do. */
  repeatsWord?: true
}

const forms: readonly Form[] = [
  { pattern: /(?<=\s)\(#([a-z][a-z\d]*(?:-[a-z\d]+)*)\)$/ },
  // Other characters than an ID can have, or spaces around it. A number is an issue number.
  { pattern: /\[\s*#\s*(\p{L}[^[\]]*?)\s*\]$/u },
  { pattern: /(?<=\s)\[#(\p{L}[\p{L}\d_-]*)$/u },
  { pattern: /(?<=\s)#([a-z][a-z\d]*(?:-[a-z\d]+)+)$/ },
  { pattern: /(?<=\s)#([a-z]+)$/, repeatsWord: true },
  { pattern: /(?<=\s)\[([a-z][a-z\d]*(?:-[a-z\d]+)*)\]$/, repeatsWord: true },
]

/** The ID that a text can be: lowercase letters without accents, digits and hyphens. */
const idFrom = (text: string) => slug(text.normalize('NFD').replace(/\p{M}/gu, ''))

/**
 * The problem of a heading whose end looks like an ID but sets none; undefined for other headings. `{#id}`, which is not valid Markdown here,
 * has a message of its own.
 * @param lines lines of the text that the heading was parsed from
 */
export function headingIdProblem(heading: Heading, lines: readonly string[]): Problem | undefined {
  const place = placeOf(heading)
  if (heading.children.at(-1)?.type !== 'text') return undefined
  // Escaped characters are meant as text.
  const written = (lines[place.line - 1] ?? '').trimEnd().replace(/\\./g, '  ')
  if (setsId(written)) return undefined
  const [, marks = '', first, rest = ''] = written.match(/^(#+[ \t]+)\[#([\w-]+)\][ \t]+(.+)$/) ?? []
  if (first) return { ...place, message: `[#${first}] sets an ID only at the end of the heading; write "${marks}${rest} [#${first}]"` }
  for (const { pattern, repeatsWord } of forms) {
    const match = pattern.exec(written)
    if (!match) continue
    const [found, name = ''] = match
    const words = new Set(idFrom(written.slice(0, match.index)).split('-'))
    if (repeatsWord && !name.split('-').some((word) => words.has(word))) continue
    const message = `${found} does not set a heading ID; write [#${idFrom(name)}], or \\${found} if readers should see it`
    return { line: place.line, column: match.index + 1, message }
  }
  return undefined
}
