import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { type Answers, listOf } from '../check/question'
import type { PageKind } from './kinds'

const scalar = (value: string) => stringify(value, { lineWidth: 0 }).trimEnd()

/** How answers are written that are not text: lists of keys, the speakers with their parts, and values without quotes. */
const written: Readonly<Record<string, (answer: string) => string>> = {
  tags: (answer) => `[${listOf(answer).join(', ')}]`,
  authors: (answer) => `[${listOf(answer).join(', ')}]`,
  topics: (answer) => `[${listOf(answer).join(', ')}]`,
  speakers: (answer) =>
    listOf(answer)
      .map((speaker) => speaker.split(':'))
      .map(([person, part = 'speaker']) => `{ person: ${person}, part: ${part} }`)
      .join('\n  - '),
  date: String,
  minutes: String,
  number: String,
}

/**
 * The text of a new page: the template of its kind with the answers in place of `{{name}}`, without the lines of answers that are not given.
 * The page is a draft, so that it is not published before it is finished. Its hints are comments, which readers never see.
 */
export const fillTemplate = (kind: PageKind, answers: Answers): string =>
  readFileSync(new URL(`./templates/${kind}.mdx`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [placeholder, name = ''] = line.match(/\{\{(\w+)\}\}/) ?? []
      const answer = answers[name]
      if (placeholder === undefined) return [line]
      return answer === undefined ? [] : [line.replace(placeholder, () => (written[name] ?? scalar)(answer))]
    })
    .join('\n')
