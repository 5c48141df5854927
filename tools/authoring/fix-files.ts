import { readFileSync } from 'node:fs'
import { writeWholeFile } from '../../lib/files/whole-file.server'
import type { Finding } from '../../lib/problem'
import { applyEdits } from './problem'

/**
 * Corrects findings in their files. Reads each file again, so that changes which were saved after the check are kept.
 * @returns the changed files with their number of fixed findings
 */
export function fixFiles(findings: readonly Finding[]): Array<{ file: string; count: number }> {
  const fixable = findings.filter(({ fix }) => fix !== undefined)
  return [...new Set(fixable.map(({ file }) => file))].flatMap((file) => {
    const own = fixable.filter((finding) => finding.file === file)
    const text = readFileSync(file, 'utf8')
    const fixed = applyEdits(
      text,
      own.flatMap(({ fix = [] }) => fix),
    )
    if (fixed === text) return []
    writeWholeFile(file, fixed)
    return [{ file, count: own.length }]
  })
}
