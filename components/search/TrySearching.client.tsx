'use client'

import { useOtherQueries } from './use-other-queries'

/** Types a query into the search field of the window, as a reader does. */
function typeQuery(query: string) {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input')
  if (!input) return
  // React listens to the browser's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** The list of other queries in the search window. DocSearch's own offers names of sections, which find nothing; CSS hides it. */
export function TrySearching({ query }: { query: string }) {
  const queries = useOtherQueries(query)
  if (queries.length === 0) return null
  return (
    <div className="DocSearch-NoResults-Prefill-List" data-other-queries>
      <p className="DocSearch-Help">Try searching for:</p>
      <ul>
        {queries.map((each) => (
          <li key={each}>
            <button className="DocSearch-Prefill" type="button" onClick={() => typeQuery(each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
