/** The box that puts an engine beside others. It needs the hub's script, which also fills and limits it. */
export function CompareChoice({ id, name, label = 'Compare' }: { id: string; name: string; label?: string }) {
  return (
    <label className="needs-js no-print mt-1 flex min-h-8 w-fit cursor-pointer items-center gap-2 text-[0.8125rem] font-normal text-muted has-disabled:cursor-not-allowed">
      <input type="checkbox" value={id} data-compare="" className="size-4 accent-brand" />
      <span>
        {label}
        {label !== name && <span className="sr-only"> {name}</span>}
      </span>
    </label>
  )
}
