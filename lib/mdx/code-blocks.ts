import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { suggestion } from '../nearest'
import { type FenceMeta, parseFenceMeta } from './fence-meta'
import { highlightToHtml } from './highlight-code'
import { flowElement } from './jsx'
import { type CodeLanguage, canonicalLanguage, fenceLanguages } from './languages'
import { takeLineMarks, withHighlight } from './line-marks'

function languageOf(code: Element, file: VFile): CodeLanguage {
  const className = code.properties.className
  const word = Array.isArray(className) ? String(className[0] ?? '').replace(/^language-/, '') : ''
  const language = canonicalLanguage(word)
  if (!language) file.fail(`Unknown code language "${word}".${suggestion(word, fenceLanguages)}`, code)
  return language ?? 'text'
}

async function codeElement(code: Element, language: CodeLanguage, meta: FenceMeta): Promise<MdxJsxFlowElementHast> {
  const source = textOf(code).replace(/\n$/, '')
  if (language === 'mermaid') {
    return flowElement('Mermaid', { source, caption: meta.title, live: meta.live ? 'yes' : undefined })
  }
  const { code: plain, marks } = takeLineMarks(source)
  const html = await highlightToHtml(plain, language, withHighlight(marks, meta.highlight))
  const focused = [...marks.values()].some((each) => each.has('focus'))
  return flowElement('CodeBlock', {
    html,
    language,
    title: meta.title,
    numbered: meta.lineNumbers ? 'yes' : undefined,
    focused: focused ? 'yes' : undefined,
  })
}

/**
 * Replaces fenced code with `<CodeBlock>` and highlighted HTML, and `mermaid` fences with `<Mermaid>`. An unknown language fails the
 * build.
 */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile) => {
    const jobs: Array<Promise<void>> = []
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0]
      if (node.tagName !== 'pre' || !parent || index === undefined) return
      if (code?.type !== 'element' || code.tagName !== 'code') return
      const meta = parseFenceMeta((code.data as { meta?: string } | undefined)?.meta)
      jobs.push(
        codeElement(code, languageOf(code, file), meta).then((replacement) => {
          parent.children[index] = replacement as unknown as ElementContent
        }),
      )
    })
    await Promise.all(jobs)
  }
}
