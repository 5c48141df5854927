import type { Finding } from '../../../lib/problem'
import { formatFinding, printFindings } from '../../authoring/check/report'
import { saveFindings } from '../../authoring/command/generated'
import type { BackgroundReport } from './background-check'

/** The findings of `npm run dev`: those of the last check, and those of texts that changed since. */

let checked: BackgroundReport | undefined
/** Problems of changed pages that do not compile, by file. The check finds them later. */
const editProblems = new Map<string, readonly Finding[]>()
let printed: string | undefined

/** Saves the findings for the browser, and prints them if they changed. @param edits number of changed texts since the start */
export function reportFindings(edits: number): void {
  const { findings: known = [], leftOut = [] } = checked ?? {}
  const findings = [...known.filter(({ file }) => !editProblems.has(file)), ...[...editProblems.values()].flat()]
  saveFindings({ findings, leftOut }, edits)
  const text = findings.map(formatFinding).join('\n')
  // Nothing was found yet, because nothing was checked.
  if (text === printed || (text === '' && !checked)) return
  printed = text
  printFindings(findings, false)
  if (findings.length === 0) console.log('✓ content check: no findings')
}

/** Keeps what the check found. */
export function setChecked(report: BackgroundReport): void {
  checked = report
}

/** Keeps the problems of a changed page until it is checked, or forgets them with `undefined`, when it compiles or is deleted. */
export function setEditProblems(file: string, findings: readonly Finding[] | undefined): void {
  if (findings) editProblems.set(file, findings)
  else editProblems.delete(file)
}

/** Forgets the errors of a page that compiles again, so that they disappear at once. */
export function forgetErrors(file: string): void {
  const isErrorHere = (finding: Finding) => finding.file === file && finding.kind === 'error'
  if (checked) checked = { ...checked, findings: checked.findings.filter((finding) => !isErrorHere(finding)) }
}
