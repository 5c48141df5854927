import type { Finding } from '../../../lib/content/content-finding'

export type { Finding }

/** Findings in the order of their files, and of their lines in each file. Files keep the order of their first findings. */
export function inFileOrder(findings: readonly Finding[]): Finding[] {
  const files = [...new Set(findings.map(({ file }) => file))]
  return files.flatMap((file) =>
    findings.filter((finding) => finding.file === file).sort((a, b) => a.line - b.line || (a.column ?? 1) - (b.column ?? 1)),
  )
}

/** Formats a finding as `content/docs/a.mdx:3:1 title: …`, which editors and terminals turn into a link. */
export const formatFinding = ({ file, line, column = 1, field, message }: Finding) =>
  `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`

/** The line that the content check prints for a finding. The problem matchers in `.vscode/tasks.json` read it. */
export const printedFinding = (finding: Finding, strict: boolean) =>
  `${isFatal(finding, strict) ? '✗' : '! warning'} ${formatFinding(finding)}`

/** Whether a finding stops a build. If `strict` is set, warnings do too. */
export const isFatal = ({ kind }: Finding, strict: boolean) => kind === 'error' || strict
