/** Grey lines in place of the results of the search page while they load. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true" className="mt-6 border-b border-line">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="border-t border-line py-5">
          <div className="h-4 w-1/3 rounded bg-sunken" />
          <div className="mt-3 h-5 w-2/3 rounded bg-sunken" />
          <div className="mt-3 h-4 w-full rounded bg-sunken" />
        </div>
      ))}
    </div>
  )
}
