import { bundledLanguagesInfo } from 'shiki/langs'
import { canonicalLanguage } from '../../../lib/mdx/languages'
import { sampleProblem } from '../../authoring/check/samples'

/** Words for languages that neither this site nor Shiki knows, or that this site has another word for. */
const WORDS: Record<string, string> = {
  jsx: 'tsx',
  flow: 'tsx',
  mjs: 'javascript',
  cjs: 'javascript',
  'shell-session': 'bash',
  shellsession: 'bash',
  env: 'ini',
  dotenv: 'ini',
  md: 'mdx',
  markdown: 'mdx',
  svg: 'xml',
  tf: 'hcl',
  golang: 'go',
  python3: 'python',
  pwsh: 'powershell',
}

/** The language of a code fence on this site: `added` if the site must learn it from Shiki first, and the reason if it is not the author's. */
export type FenceLanguage = { language: string; added?: true; reason?: string }

/** Languages in which templates and samples with comments have colors, but need not be valid. */
const LENIENT: Record<string, (code: string) => string | undefined> = {
  json: () => 'jsonc',
  yaml: (code) => (code.includes('{{') ? 'helm' : undefined),
}

/** The language that this site highlights code with. @param word what the author wrote */
export function languageFor(word: string, code: string): FenceLanguage {
  const lower = word.toLowerCase()
  const wanted = WORDS[lower] ?? word
  const known = canonicalLanguage(wanted)
  if (known) {
    const problem = sampleProblem(known, code)
    if (!problem) return { language: wanted }
    const lenient = LENIENT[known]?.(code)
    return lenient ? { language: lenient } : { language: 'text', reason: `the ${known} sample does not parse: ${problem.message}` }
  }
  const grammar = bundledLanguagesInfo.find(({ id, aliases }) => id === lower || aliases?.includes(lower))
  if (!grammar) return { language: 'text', reason: `the site does not highlight "${word}"` }
  return canonicalLanguage(grammar.id) ? { language: grammar.id } : { language: grammar.id, added: true }
}

/** The text of `lib/mdx/languages.ts` with more languages of Shiki in its list. */
export function withLanguages(source: string, names: readonly string[]): string {
  const end = source.indexOf('} as const')
  const missing = names.filter((name) => !canonicalLanguage(name))
  const line = (name: string) => `  ${/^[a-z]\w*$/.test(name) ? name : `'${name}'`}: () => import('shiki/langs/${name}.mjs'),\n`
  return source.slice(0, end) + missing.map(line).join('') + source.slice(end)
}
