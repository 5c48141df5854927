import { COMPARED } from '@/lib/query-engines/hub-state'

/** Bar at the bottom of the window with the engines selected for the comparison, shown in the other views. */
export function CompareTray({ names, onCompare, onClear }: { names: readonly string[]; onCompare: () => void; onClear: () => void }) {
  return (
    <section
      aria-label="Comparison"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-raised px-4 py-3 text-sm shadow-lg"
    >
      <output className="min-w-0 flex-1 basis-48">
        {names.join(', ')}{' '}
        <span className="text-muted">
          ({names.length} of {COMPARED})
        </span>
      </output>
      <button type="button" onClick={onClear} className="min-h-9 text-muted underline underline-offset-4">
        Clear
      </button>
      <button
        type="button"
        onClick={onCompare}
        disabled={names.length < 2}
        className="min-h-9 rounded-control bg-brand px-3.5 font-medium text-on-brand disabled:opacity-50"
      >
        {names.length < 2 ? 'Select one more' : 'Compare'}
      </button>
    </section>
  )
}
