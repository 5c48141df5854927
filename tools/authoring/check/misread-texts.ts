import { type Document, isScalar, visit } from 'yaml'

/** Text without quotes whose value is not what its author meant: `title: Jobs #1`. */
export type MisreadText = { /** Offset of the text. */ offset: number; message: string }

/** Finds texts whose end YAML takes for a comment. @param text the text from which the document was parsed */
export function misreadTexts(document: Document, text: string): MisreadText[] {
  const found: MisreadText[] = []
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return
      const [start, end] = node.range
      // After a title, text is more likely than a remark.
      const isTitle = /(?:^|\n)(?:title|description|sidebar_label):[ \t]*$/.test(text.slice(0, start))
      const [, comment] = text.slice(end).match(isTitle ? /^[ \t]+(#.*)/ : /^[ \t]+(#[^\s#].*)/) ?? []
      if (!comment) return
      const message = `the text ends before "${comment}", which is a comment; put all of it in quotes: "${node.value} ${comment}"`
      found.push({ offset: start, message })
    },
  })
  return found
}
