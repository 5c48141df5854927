import { Copy, WrapText } from 'lucide-react'
import { highlightToHtml } from '@/lib/mdx/highlight'
import { defineMdxComponent } from '../mdx-component'

/**
 * Highlighted code. `html` comes from the build's highlighter, which escapes all text. `PageActions` handles the buttons
 * with one listener for the whole page.
 */
export function CodeBlock({ html, language, title, numbered }: { html: string; language: string; title?: string; numbered?: string }) {
  return (
    <figure className="code not-prose" data-language={language} data-numbered={numbered} aria-label={title ?? `${language} code`}>
      {title && <figcaption className="code-title">{title}</figcaption>}
      <div className="relative">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <pre tabIndex={0}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from escaped tokens by lib/mdx/highlight.ts */}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <div className="code-actions">
          <button type="button" data-code-wrap-toggle aria-pressed="false" aria-label="Wrap long lines" title="Wrap long lines">
            <WrapText size={16} aria-hidden="true" />
          </button>
          <button type="button" data-code-copy aria-label="Copy code" title="Copy code">
            <Copy size={16} aria-hidden="true" />
          </button>
        </div>
      </div>
    </figure>
  )
}

const SAMPLE = '{\n  "host": "localhost",\n  "port": 5432\n}'

export default defineMdxComponent({
  component: CodeBlock,
  about: 'Highlighted code; write it as a fence.',
  example: '```json title="source.json" {2}',
  // Markdown and feeds keep the fence itself, which the highlighter has not replaced there.
  plain: () => [],
  states: async () => {
    const html = await highlightToHtml(SAMPLE, 'json', new Set([2]))
    return {
      plain: <CodeBlock html={html} language="json" />,
      'title and line numbers': <CodeBlock html={html} language="json" title="source.json" numbered="" />,
    }
  },
})
