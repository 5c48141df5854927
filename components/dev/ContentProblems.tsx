import problems from '@/.generated/problems.json'
import type { Finding } from '@/lib/check/finding'

const findings = problems as readonly Finding[]

const panel = {
  position: 'fixed',
  insetInline: '1rem',
  bottom: '1rem',
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
 * What the content check found wrong, over every page of `npm run dev`: an edit with an error may leave the page as it was. The file of
 * findings is written after each check, and `next dev` renders this part again when it changes.
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
