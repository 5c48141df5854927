import type { Finding } from '../../../lib/problem'

/** Findings in the order of their files, and of their lines in each file. Files keep the order of their first findings. */
export function inFileOrder(findings: readonly Finding[]): Finding[] {
  const files = [...new Set(findings.map(({ file }) => file))]
  return files.flatMap((file) =>
    findings.filter((finding) => finding.file === file).sort((a, b) => a.line - b.line || (a.column ?? 1) - (b.column ?? 1)),
  )
}

/** Whether a finding stops a build. If `strict` is set, warnings do too. */
export const isFatal = ({ kind }: Finding, strict: boolean) => kind === 'error' || strict

const textOf = ({ field, message }: Finding) => (field ? `${field}: ${message}` : message)

/** Formats a finding as `content/docs/a.mdx:3:1 title: …`, which editors and terminals turn into a link. */
export const formatFinding = (finding: Finding) => `${finding.file}:${finding.line}:${finding.column ?? 1} ${textOf(finding)}`

/** Escapes text in a workflow command of GitHub Actions, and the value of a property, in which a colon or a comma would end the value. */
const escapeText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (value: string | number) => escapeText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * The line for a finding: for terminals and editors, whose problem matchers are in `.vscode/tasks.json`, or as a workflow command, which GitHub
 * shows at its line in a pull request.
 */
export const printers = {
  text: (finding: Finding, strict: boolean) => `${isFatal(finding, strict) ? '✗' : '! warning'} ${formatFinding(finding)}`,
  github: (finding: Finding, strict: boolean) => {
    const place = Object.entries({ file: finding.file, line: finding.line, col: finding.column ?? 1 })
    const properties = place.map(([name, value]) => `${name}=${escapeProperty(value)}`).join(',')
    return `::${isFatal(finding, strict) ? 'error' : 'warning'} ${properties}::${escapeText(textOf(finding))}`
  },
}

/** Prints the findings. If `strict` is set, warnings, such as broken links, are errors. */
export function printFindings(findings: readonly Finding[], strict: boolean, format: keyof typeof printers = 'text'): void {
  for (const finding of findings) console.log(printers[format](finding, strict))
}
