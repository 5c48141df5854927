import type { Readable, Writable } from 'node:stream'
import { autocomplete, autocompleteMultiselect, isCancel, text } from '@clack/prompts'
import { answerProblem, type Question } from './check/question'

/** The author ended the questions, for example with Ctrl+C. */
export class Cancelled extends Error {}

/** Streams of the terminal, for tests. */
type Terminal = { input?: Readable; output?: Writable }

/** Number of choices that are visible at the same time. */
const VISIBLE = 10

/** Asks a question in the terminal until the answer is valid. Several values are separated by commas. @throws Cancelled */
export async function ask(question: Question, terminal: Terminal = {}): Promise<string> {
  const { message, choices, several } = question
  const options = choices?.map(({ value, label }) => ({ value, label, ...(label !== value && { hint: value }) }))
  const shared = { message, maxItems: VISIBLE, placeholder: 'Type to search', ...terminal }
  const answer: unknown = options
    ? several
      ? await autocompleteMultiselect<string>({ ...shared, options, required: true })
      : await autocomplete<string>({
          ...shared,
          options,
          // A search without a match selects nothing.
          validate: (value) => (value === undefined || value.length === 0 ? 'Choose one of the values.' : undefined),
        })
    : await text({ message, ...terminal, validate: (value) => problemWith(question, value ?? '') })
  if (isCancel(answer)) throw new Cancelled()
  return Array.isArray(answer) ? answer.join(',') : String(answer)
}

function problemWith(question: Question, value: string): string | undefined {
  const problem = answerProblem(question, value)
  return problem && `The answer ${problem}.`
}
