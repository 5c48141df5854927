import { type EngineRecord, engineFeatures, engineScore, levelFacts } from '@/lib/query-engines/engine'

const FULL = engineFeatures.length * levelFacts.full.weight

/** Total score of an engine, as number and bar. */
export function Score({ record }: { record: EngineRecord }) {
  const score = engineScore(record)
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
      <span className="font-semibold">
        {String(score).padStart(2, '\u2007')}
        <span className="font-normal text-muted">
          <span aria-hidden="true"> / </span>
          <span className="sr-only"> of </span>
          {FULL}
        </span>
      </span>
      <svg width="48" height="4" viewBox="0 0 48 4" aria-hidden="true" className="no-print">
        <rect width="48" height="4" rx="2" fill="var(--line)" />
        <rect width={(48 * score) / FULL} height="4" rx="2" fill="var(--brand)" />
      </svg>
    </span>
  )
}
