import { parseAllDocuments } from 'yaml'
import { canonicalLanguage, fenceLanguages } from '../mdx/languages'
import { suggestion } from '../nearest'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** Names that a body may refer to. */
export type BodyNames = {
  components: ReadonlySet<string>
  snippets: ReadonlySet<string> /** Whether a diagram's drawing exists */
  isDrawn: (source: string) => boolean
}

function sampleError(language: string, code: string): string | undefined {
  try {
    if (language === 'json') JSON.parse(code)
    if (language === 'yaml') {
      const failed = parseAllDocuments(code).flatMap((document) => document.errors)[0]
      if (failed) return failed.message.split('\n')[0]
    }
    return undefined
  } catch (cause) {
    return (cause as Error).message
  }
}

/** Checks a file's components, snippets, code languages, JSON and YAML samples and headings. */
export function checkBody(source: SourceFile, names: BodyNames): Finding[] {
  const { body } = source
  if (!body) return []
  const findings: Finding[] = []
  const error = (line: number, message: string) =>
    findings.push({ file: source.path, line: line + source.bodyOffset, message, kind: 'error' })
  for (const { name, attributes, line } of body.components) {
    if (/^[A-Z]/.test(name) && !names.components.has(name)) error(line, `unknown component <${name}>.${suggestion(name, names.components)}`)
    if (name !== 'Snippet') continue
    const snippet = attributes.name
    if (typeof snippet !== 'string') error(line, '<Snippet> needs a name, such as name="commands/DockerSyncPostgres"')
    else if (!names.snippets.has(snippet)) error(line, `unknown snippet "${snippet}".${suggestion(snippet, names.snippets)}`)
  }
  for (const fence of body.fences) {
    const language = canonicalLanguage(fence.language)
    if (!language) error(fence.line, `unknown code language "${fence.language}".${suggestion(fence.language, fenceLanguages)}`)
    if (language === 'mermaid' && !fence.meta.live && !names.isDrawn(fence.code)) {
      findings.push({
        file: source.path,
        line: fence.line + source.bodyOffset,
        kind: 'link',
        message: 'the diagram has no drawing yet; run npm run diagrams',
      })
    }
    const problem = language && sampleError(language, fence.code)
    if (problem) error(fence.line, `the ${language} sample does not parse: ${problem}`)
  }
  for (const line of body.titleLines) error(line, 'a page has one h1, its title; begin this heading with ##')
  if (source.flattened.startsWith('docs/shared/') && body.headings.length > 0) {
    error(1, 'a snippet holds no headings, since their ids would clash on the pages that show it')
  }
  return findings
}
