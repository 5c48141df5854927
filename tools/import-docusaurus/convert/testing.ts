import type { PageEnvironment } from './convert-page'
import type { SourceFormat } from './parse'
import { rewriteBody } from './rewrite'

/** An environment of a page for tests. Notes are added to `notes` as `topic, line, message`. */
export const environment = (notes: string[] = []): PageEnvironment => ({
  link: (url) => (url === './gone.md' ? undefined : url.replace(/^\.\/(\w+)\.mdx?/, '/docs/$1/')),
  picture: (path) => (path.includes('gone') ? undefined : `./images/${path.split('#')[0]?.split('/').at(-1)}`),
  partial: (path) => (path.includes('long') ? { text: '## Long\n\nText.' } : { snippet: 'short' }),
  text: () => 'print("harbor")\n',
  language: () => {},
  note: (topic, line, message) => notes.push(`${topic}, line ${line}: ${message}`),
  frontMatter: { title: 'Harbor', port: 8080 },
})

/** The converted body, and the notes about it. */
export function rewritten(body: string, format: SourceFormat = {}): { text: string; notes: string[] } {
  const notes: string[] = []
  return { text: rewriteBody(body, format, environment(notes)).text, notes }
}
