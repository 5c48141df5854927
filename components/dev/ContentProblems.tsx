import problems from '@/.generated/problems.json'
import type { Finding } from '@/lib/problem'

const { findings }: { findings: readonly Finding[] } = problems as { findings: Finding[] }

const panel = {
  position: 'fixed',
  insetInline: '1rem',
  // Above the button of Next.js.
  bottom: '4.5rem',
  zIndex: 100,
  maxHeight: '50vh',
  overflow: 'auto',
  padding: '1rem 1.25rem',
  color: '#ffffff',
  background: '#7f1d1d',
  border: '2px solid #fca5a5',
  borderRadius: '0.75rem',
  fontSize: '0.875rem',
} as const

/**
 * Findings of the content check, shown on every page during `npm run dev`, because a page with an error might show its previous version.
 * Each check writes the findings to a file, and `next dev` renders the page again when the file changes. It also contains the number of edits, so that it changes with each.
 */
export function ContentProblems() {
  if (findings.length === 0) return null
  const errors = findings.filter(({ kind }) => kind === 'error').length
  return (
    <aside aria-label="Content problems" role="status" style={errors > 0 ? panel : { ...panel, background: '#713f12', border: 'none' }}>
      <details open={errors > 0}>
        <summary>
          {errors > 0 ? `The content has errors: ${errors}. Pages may show an earlier version.` : `Content warnings: ${findings.length}`}
        </summary>
        <ul>
          {findings.map(({ file, line, column = 1, field, message }) => (
            <li key={`${file}:${line}:${column}:${message}`} style={{ marginTop: '0.5rem' }}>
              <code style={{ color: 'inherit', background: 'none', border: 'none' }}>{`${file}:${line}:${column}`}</code>{' '}
              {field ? `${field}: ` : ''}
              {message}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}
