import { type CheckContext, checkContent } from '.'
import { formatFinding } from './finding'

/** What the checks know in their tests. */
export const context: CheckContext = {
  contentDir: 'content',
  components: new Set(['Tabs', 'TabItem', 'Snippet', 'Card']),
  authors: new Set(['olake-docs']),
  people: new Set(['alex-merced']),
  tags: new Map([['blog', new Set(['cdc', 'iceberg'])]]),
  shortLinks: new Set(['/slack']),
  otherPages: ['/blog/'],
  isFile: (file) => file === '/images/a.png',
  missingPicture: (key) => (key.startsWith('/images/') || key === 'docs/a.png' ? undefined : `content/${key}`),
  redirectTable: { file: 'lib/redirects.mjs', text: '', redirects: [] },
  addedAt: () => 0,
  origin: 'https://olake.io',
}
export const description = 'A description that is long enough to tell a reader what the page gets them.'
/** Front matter that is right, with further fields. It takes four lines, and one for each field. */
export const front = (fields = '') => `---\ntitle: A page\ndescription: ${description}\n${fields}---\n`
/** Findings of some files, as they are printed. */
export const check = (files: Record<string, string>) => checkContent(new Map(Object.entries(files)), context).findings.map(formatFinding)
/** Findings of one page of the documentation. */
export const one = (text: string) => check({ 'content/docs/a.mdx': text })
