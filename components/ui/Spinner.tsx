/**
 * Loading indicator: two circles with an arc that turns once every 3 seconds. With reduced motion, it does not turn.
 * @param label accessible name, which describes what is loading
 */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <output className={`spinner ${className}`}>
      <svg width="32" height="32" viewBox="0 0 32 32" fill="none" strokeWidth="2.5" strokeLinecap="round" aria-hidden="true">
        <circle cx="16" cy="16" r="12.5" className="stroke-line" />
        <path d="M16 3.5a12.5 12.5 0 0 1 12.5 12.5" className="spinner-arc stroke-brand" />
        <circle cx="16" cy="16" r="6" className="stroke-line" />
      </svg>
      <span className="sr-only">{label}</span>
    </output>
  )
}
