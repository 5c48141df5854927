import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { contentTree, type ExportContext } from './content-tree'

/** Headings of the FAQ section, in which every level-3 heading is a question. */
const FAQ = /^(frequently asked questions|questions and answers|faq|common questions)$/i

/** Whether a page with these headings has questions. */
export const hasQuestions = (headings: ReadonlyArray<{ text: string }>) => headings.some(({ text }) => FAQ.test(text))

/** Questions and plain-text answers of a page's FAQ section; empty if there is no such section. */
export function questionsOf(body: Root, context: Omit<ExportContext, 'diagrams'>): Array<{ question: string; answer: string }> {
  const questions: Array<{ question: string; answer: string[] }> = []
  let inside = false
  for (const node of contentTree(body, { ...context, diagrams: 'mention' }).children) {
    if (node.type === 'heading' && node.depth <= 2) inside = FAQ.test(textOf(node).trim())
    else if (inside && node.type === 'heading' && node.depth === 3) questions.push({ question: textOf(node).trim(), answer: [] })
    else if (inside) questions.at(-1)?.answer.push(textOf(node).trim())
  }
  return questions.flatMap(({ question, answer }) => (answer.length > 0 ? [{ question, answer: answer.join('\n') }] : []))
}
