import { suggestion } from '../../../lib/nearest'

/** A value that an author can choose. */
export type Choice = { value: string; label: string }

/** A value that a new page needs. An option of the same name gives it; otherwise the command asks. */
export type Question = {
  name: string
  message: string
  /** The valid values; any text without them. */
  choices?: readonly Choice[]
  /** The file to which authors add new choices. */
  source?: string
  /** Whether the value is a list that is separated by commas. */
  several?: boolean
  /** The value if no option gives it. It is then not asked for. */
  initial?: string
  /** Returns the problem with a value, or undefined. */
  problem?: (value: string) => string | undefined
}

/** Values by the names of their questions. */
export type Answers = Readonly<Record<string, string>>

/** The items of a list that is separated by commas. */
export const listOf = (value = ''): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** Maximum number of choices in a message. */
const LISTED = 20

/** What an option takes, for messages: its choices, or the file with all of them if there are many, and the format of a list. */
export function valuesOf({ choices = [], several, source }: Question): string {
  if (choices.length === 0) return ''
  const list = choices.slice(0, LISTED).map(({ value }) => value)
  const others = choices.length > LISTED ? ` …${source ? `; all are in ${source}` : ''}` : ''
  return ` (${several ? 'one or more, separated by commas: ' : ''}${list.join(', ')}${others})`
}

/** Returns the problem with the answer to a question, or undefined. Suggests the nearest choice for an unknown one. */
export function answerProblem(question: Question, answer: string): string | undefined {
  const { choices, several, problem, source } = question
  const items = several ? listOf(answer) : [answer.trim()]
  if (items.length === 0 || items[0] === '') return 'is empty'
  const known = choices?.map(({ value }) => value)
  // A choice can be followed by a colon and a detail, which `problem` checks.
  const unknown = known && items.find((item) => !known.includes(item.split(':')[0] ?? ''))
  if (known && unknown !== undefined) {
    const values = known.length > 0 && known.length <= LISTED ? ` Write one of ${known.join(', ')}.` : ''
    const entry = source ? ` To use a new one, first add it to ${source}.` : ''
    return `has the unknown value "${unknown}".${suggestion(unknown, known) || values}${entry}`
  }
  return problem?.(answer)
}
