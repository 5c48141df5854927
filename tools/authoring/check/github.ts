import { type Finding, isFatal } from './finding'

/** Escapes text in a workflow command of GitHub Actions. */
const escapeText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** Escapes the value of a property, in which a colon or a comma would end the value. */
const escapeProperty = (value: string | number) => escapeText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Formats a finding as a workflow command, which GitHub shows at its line in a pull request. @param strict whether warnings are errors */
export function formatForGithub(finding: Finding, strict: boolean): string {
  const { file, line, column = 1, field, message } = finding
  const place = Object.entries({ file, line, col: column }).map(([name, value]) => `${name}=${escapeProperty(value)}`)
  return `::${isFatal(finding, strict) ? 'error' : 'warning'} ${place.join(',')}::${escapeText(field ? `${field}: ${message}` : message)}`
}
