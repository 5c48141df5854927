import { chip } from './controls'

/** List of queries. A click on one runs it. */
export function Suggestions({ queries, choose }: { queries: readonly string[]; choose: (query: string) => void }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {queries.map((query) => (
        <li key={query}>
          <button
            type="button"
            className={`${chip} border-line text-left wrap-anywhere hover:border-control`}
            onClick={() => choose(query)}
          >
            {query}
          </button>
        </li>
      ))}
    </ul>
  )
}
