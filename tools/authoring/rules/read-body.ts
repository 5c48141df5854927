import type { Root } from 'mdast'
import { analyseTree, type BodyAnalysis, parseBody } from '../../../lib/mdx/analyse'
import type { Problem } from '../../../lib/problem'
import { ineffectiveParts } from './ineffective-parts'
import { literalMarkdown } from './literal-markdown'
import { markupProblems } from './markup'
import { proseProblems } from './prose'

/** Everything that lists, links and checks need of a body. Lines are counted from its first line. */
export type BodyReading = { problems: Problem[]; analysis: BodyAnalysis }

/** Finds the problems of a body in its tree, before the `[#id]` markers are removed from it. @param body the text of the tree */
export const problemsOf = (tree: Root, body: string): Problem[] => [
  ...markupProblems(tree, body),
  ...proseProblems(tree, body),
  ...literalMarkdown(tree, body),
  ...ineffectiveParts(tree),
]

/** Parses a body and checks its syntax. @throws the parser's VFileMessage (with `line` and `column`) on broken MDX */
export function readBody(body: string): BodyReading {
  const tree = parseBody(body)
  const problems = problemsOf(tree, body)
  return { problems, analysis: analyseTree(tree, body) }
}

/** A copy in which all positions are some lines further down, for a body that does not begin at the top of its file. */
export function movedDown<Value>(value: Value, lines: number): Value {
  if (Array.isArray(value)) return value.map((item) => movedDown(item, lines)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) =>
    key === 'line' && typeof inner === 'number' ? [key, inner + lines] : [key, movedDown(inner, lines)],
  )
  return Object.fromEntries(entries)
}
