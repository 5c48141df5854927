import { escapePattern } from '../../../lib/escape'

/** Comments that a Docusaurus site has for lines of code, in addition to those with `highlight`. Their styles are part of that site. */
export type MagicComments = Array<{ line?: string; start?: string; end?: string }>

const OPEN = String.raw`\/\/|#|--|;|REM|\/\*|<!--|\{\/\*`
const CLOSE = String.raw`\s*(?:\*\/\}?|-->)?\s*$`

/** The code with comments of the site replaced by those that highlight the same lines on this site. */
export function withHighlightComments(code: string, comments: MagicComments): string {
  const names = new Map(
    comments.flatMap(
      ({ line, start, end }): Array<[string, string]> => [
        ...(line ? [[line, 'highlight-next-line'] satisfies [string, string]] : []),
        ...(start && end
          ? ([
              [start, 'highlight-start'],
              [end, 'highlight-end'],
            ] satisfies Array<[string, string]>)
          : []),
      ],
    ),
  )
  if (names.size === 0) return code
  const pattern = new RegExp(`^(\\s*(?:${OPEN})\\s*)(${[...names.keys()].map(escapePattern).join('|')})(${CLOSE})`)
  return code
    .split('\n')
    .map((text) => text.replace(pattern, (_, before: string, name: string, after: string) => before + (names.get(name) ?? name) + after))
    .join('\n')
}
