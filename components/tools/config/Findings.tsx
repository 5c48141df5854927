import type { Finding, Level } from '@/lib/tools/config/document'
import { Marked } from './Marked'

const names: Record<Level, [one: string, several: string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  advice: ['piece of advice', 'pieces of advice'],
}

/** How many findings there are of each level: "2 errors, 1 warning". Empty if there are none. */
export const countText = (findings: readonly Finding[]): string =>
  (Object.keys(names) as Level[])
    .flatMap((level) => {
      const count = findings.filter((finding) => finding.level === level).length
      return count > 0 ? [`${count} ${names[level][count === 1 ? 0 : 1]}`] : []
    })
    .join(', ')

/** Findings with their lines. @param go moves to a place in the text */
export function Findings({ findings, go }: { findings: readonly Finding[]; go: (finding: Finding) => void }) {
  return (
    <ul className="config-findings">
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings can be equal, and the list has no state
        <li key={index} data-level={finding.level}>
          <button type="button" onClick={() => go(finding)}>
            Line {finding.line}
          </button>
          <span className="config-level">{finding.level}</span>
          <span className="config-finding">
            <Marked text={finding.text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
