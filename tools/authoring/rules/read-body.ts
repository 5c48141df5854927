import type { Root } from 'mdast'
import { analyseTree, type BodyAnalysis, type Place, parseBody, type WrittenUrl } from '../../../lib/mdx/analyse'
import { ineffectiveParts } from './ineffective-parts'
import { literalMarkdown } from './literal-markdown'
import { markupProblems } from './markup'
import type { Problem } from './problem'
import { proseProblems } from './prose'

/**
 * Everything that lists, links and checks need of a body. Lines are counted from its first line. `problems` are errors of syntax.
 * `warnings` are about language, and about Markdown that has no effect.
 */
export type BodyReading = BodyProblems & { analysis: BodyAnalysis }
export type BodyProblems = { problems: Problem[]; warnings: Problem[] }

/** Finds the problems of a body in its tree, before the `[#id]` markers are removed from it. @param body the text of the tree */
export const problemsOf = (tree: Root, body: string): BodyProblems => ({
  problems: markupProblems(tree, body),
  warnings: [...proseProblems(tree, body), ...literalMarkdown(tree, body), ...ineffectiveParts(tree, body)],
})

/** Parses a body and checks its syntax. @throws the parser's VFileMessage (with `line` and `column`) on broken MDX */
export function readBody(body: string): BodyReading {
  const tree = parseBody(body)
  const found = problemsOf(tree, body)
  return { ...found, analysis: analyseTree(tree, body) }
}

/** The same reading with positions that are some lines further down, for a body that does not begin at the top of its file. */
export function movedReading({ analysis, problems, warnings }: BodyReading, lines: number): BodyReading {
  const lower = <T extends Place>(place: T): T => ({ ...place, line: place.line + lines })
  const moved = <T extends Place>(places: readonly T[]) => places.map(lower)
  const movedUrls = (urls: readonly WrittenUrl[]) =>
    moved(urls).map((url) => ({ ...url, ...(url.target && { target: lower(url.target) }) }))
  const movedProblems = (list: readonly Problem[]) =>
    moved(list).map((problem) => ({ ...problem, ...(problem.fix && { fix: moved(problem.fix) }) }))
  const { links, images, components, fences, hints, headingPlaces } = analysis
  return {
    analysis: {
      ...analysis,
      links: movedUrls(links),
      images: movedUrls(images),
      components: moved(components),
      fences: moved(fences),
      hints: moved(hints),
      headingPlaces: moved(headingPlaces),
    },
    problems: movedProblems(problems),
    warnings: movedProblems(warnings),
  }
}
