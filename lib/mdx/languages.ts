/** Supported code fence languages and their Shiki grammars. `text` and `mermaid` need no grammar. */
export const languageLoaders = {
  bash: () => import('shiki/langs/bash.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  bat: () => import('shiki/langs/bat.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  /** JSON that need not be valid, such as samples with comments. */
  jsonc: () => import('shiki/langs/jsonc.mjs'),
  jsonl: () => import('shiki/langs/jsonl.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
  /** Templates of YAML, which are not YAML before they are filled in. */
  helm: () => import('shiki/langs/yaml.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  properties: () => import('shiki/langs/properties.mjs'),
  dockerfile: () => import('shiki/langs/docker.mjs'),
  hcl: () => import('shiki/langs/hcl.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  mdx: () => import('shiki/langs/mdx.mjs'),
  http: () => import('shiki/langs/http.mjs'),
} as const

/** Languages with the grammar of another one, which Shiki does not know by their name. */
export const grammarAliases = { helm: 'yaml' } as const

/** A language that has a grammar. */
export type GrammarLanguage = keyof typeof languageLoaders

/** What a code fence can be after its aliases are resolved. */
export type CodeLanguage = GrammarLanguage | 'text' | 'mermaid'

const aliases: Record<string, CodeLanguage> = {
  ndjson: 'jsonl',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  ps1: 'powershell',
  cmd: 'bat',
  batch: 'bat',
  yml: 'yaml',
  py: 'python',
  js: 'javascript',
  ts: 'typescript',
  docker: 'dockerfile',
  terraform: 'hcl',
  conf: 'ini',
  plaintext: 'text',
  txt: 'text',
  '': 'text',
}

/** All valid code fence languages, including aliases. */
export const fenceLanguages: readonly string[] = [
  ...Object.keys(languageLoaders),
  ...Object.keys(aliases).filter(Boolean),
  'text',
  'mermaid',
]

/** Resolves a code fence language or alias, or returns undefined if it is unknown. */
export function canonicalLanguage(word: string | null | undefined): CodeLanguage | undefined {
  const name = (word ?? '').toLowerCase()
  const canonical = aliases[name] ?? name
  return canonical in languageLoaders || canonical === 'text' || canonical === 'mermaid' ? (canonical as CodeLanguage) : undefined
}
