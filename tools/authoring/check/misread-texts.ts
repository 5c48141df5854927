import { type Document, isScalar, visit } from 'yaml'

/** Text without quotes whose value is not what its author meant: `title: Jobs #1`, or `title: “Jobs”`. */
export type MisreadText = { /** Offset of the text. */ offset: number; message: string }

/** Finds texts whose end YAML takes for a comment, and those in curly quotes, which YAML takes for part of the text. @param text the text from which the document was parsed */
export function misreadTexts(document: Document, text: string): MisreadText[] {
  const found: MisreadText[] = []
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return
      const [start, end] = node.range
      const [, quoted] = node.value.match(/^[“„‘](.*)[”“’]$/) ?? []
      if (quoted !== undefined) {
        found.push({ offset: start, message: `the curly quotes are part of the text; write "${quoted}"` })
        return
      }
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
