import type { Root } from 'mdast'
import { analyseTree, type BodyAnalysis, type Place, parseBody } from './analyse'
import { markupProblems, type Problem } from './markup'
import { proseProblems } from './prose'

/**
 * Everything that lists, links and checks need of a body. Lines are counted from its first line. `problems` are errors of syntax, `wordings`
 * those of language.
 */
export type BodyReading = { analysis: BodyAnalysis; problems: Problem[]; wordings: Problem[] }

/** Reads the tree of a body. Removes the `[#id]` markers from it. @param body the text of the tree */
export function readTree(tree: Root, body: string): BodyReading {
  // The problems come first, because the analysis removes the markers.
  const problems = markupProblems(tree, body)
  const wordings = proseProblems(tree)
  return { analysis: analyseTree(tree), problems, wordings }
}

/** Parses a body and checks its syntax. @throws the parser's VFileMessage (with `line` and `column`) on broken MDX */
export const readBody = (body: string): BodyReading => readTree(parseBody(body), body)

/** The same reading with positions that are some lines further down, for a body that does not begin at the top of its file. */
export function movedReading({ analysis, problems, wordings }: BodyReading, lines: number): BodyReading {
  const moved = <T extends Place>(places: readonly T[]) => places.map((place) => ({ ...place, line: place.line + lines }))
  const { links, images, components, fences, titles } = analysis
  return {
    analysis: {
      ...analysis,
      links: moved(links),
      images: moved(images),
      components: moved(components),
      fences: moved(fences),
      titles: moved(titles),
    },
    problems: moved(problems),
    wordings: moved(wordings),
  }
}
