import { saveGenerated } from '../command/generated'
import { type Finding, printedFinding } from './finding'
import { formatForGithub } from './github'
import { contentDir } from './read-content'

/** Format of the findings: for terminals and editors, or for annotations of pull requests on GitHub. */
export type Format = 'text' | 'github'

/** Prints the findings. If `strict` is set, warnings, such as broken links, are errors. */
export function printFindings(findings: readonly Finding[], strict: boolean, format: Format = 'text'): void {
  const print = format === 'github' ? formatForGithub : printedFinding
  for (const finding of findings) console.log(print(finding, strict))
}

/**
 * Saves the files that the build must skip, and the findings, which `next dev` shows in the browser.
 * @param edits number of changed bodies since `npm run dev` was started
 */
export function saveFindings({ findings, leftOut }: { findings: readonly Finding[]; leftOut: readonly string[] }, edits = 0): void {
  saveGenerated(
    'left-out',
    leftOut.map((file) => file.slice(contentDir.length + 1)),
  )
  saveGenerated('problems', { findings, edits })
}
