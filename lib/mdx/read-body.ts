import { analyseTree, type BodyAnalysis, type Place, parseBody } from './analyse'
import { markupProblems, type Problem } from './markup'

/** Everything that lists, links and checks need of a body. Lines are counted from its first line. */
export type BodyReading = { analysis: BodyAnalysis; problems: Problem[] }

/** Parses a body and checks its syntax. @throws the parser's VFileMessage (with `line` and `column`) on broken MDX */
export function readBody(body: string): BodyReading {
  const tree = parseBody(body)
  // The problems come first, because the analysis removes the `[#id]` markers from the tree.
  const problems = markupProblems(tree, body)
  return { analysis: analyseTree(tree), problems }
}

/** The same reading with positions that are some lines further down, for a body that does not begin at the top of its file. */
export function movedReading({ analysis, problems }: BodyReading, lines: number): BodyReading {
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
  }
}
