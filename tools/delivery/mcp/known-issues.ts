import { rowFits } from '../../../lib/table-tools'

/** An entry of the page with the known issues. `text` is Markdown with the heading. */
export type KnownIssue = { group: string; title: string; text: string }

/** The title of a heading of Markdown. */
const titleOf = (line: string) => line.replace(/^#+ /, '')

/**
 * The entries of the page with the known issues: its sections of the third level, each with the section that it is part of. Headings inside of
 * code blocks are no entries.
 */
export function knownIssuesOf(markdown: string): KnownIssue[] {
  const issues: KnownIssue[] = []
  let group = ''
  let inCode = false
  let current: KnownIssue | undefined
  for (const line of markdown.split('\n')) {
    if (/^ *(```|~~~)/.test(line)) inCode = !inCode
    if (!inCode && /^#{1,2} /.test(line)) {
      group = titleOf(line)
      current = undefined
    } else if (!inCode && line.startsWith('### ')) {
      current = { group, title: titleOf(line), text: line }
      issues.push(current)
    } else if (current) {
      current.text += `\n${line}`
    }
  }
  return issues
}

/** The issues as text: all titles by group, or the whole text of those that contain all words. */
export function issuesText(issues: readonly KnownIssue[], words: string): string {
  const found = issues.filter(({ group, text }) => rowFits(`${group} ${text}`, words))
  if (found.length === 0) return `No known issue contains all of these words: ${words}. Use fewer words, or none for a list of all issues.`
  if (words.trim()) return found.map(({ group, text }) => `${text.trim()}\n\n(${group})`).join('\n\n')
  const groups = [...new Set(found.map(({ group }) => group))]
  return groups
    .map((group) => [`## ${group}`, ...found.filter((issue) => issue.group === group).map(({ title }) => `- ${title}`)].join('\n'))
    .join('\n\n')
}
