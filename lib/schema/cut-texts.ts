import { type Document, isScalar, visit } from 'yaml'

/** Text without quotes that a comment follows, which begins without a space after its mark: `title: Jobs #1`. */
export type CutText = { /** Offset of the text. */ offset: number; message: string }

/** Finds texts whose end YAML takes for a comment. @param text the text from which the document was parsed */
export function cutTexts(document: Document, text: string): CutText[] {
  const found: CutText[] = []
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return
      const [start, end] = node.range
      const [, comment] = text.slice(end).match(/^[ \t]+(#[^\s#].*)/) ?? []
      if (!comment) return
      const message = `the text ends before "${comment}", which is a comment; put all of it in quotes: "${node.value} ${comment}"`
      found.push({ offset: start, message })
    },
  })
  return found
}
