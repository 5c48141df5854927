'use client'

import { useOtherQueries } from './use-other-queries'

/** Sets the query in the field of the modal and fires an `input` event, as if the visitor had typed it. */
function typeQuery(query: string) {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input')
  if (!input) return
  // React overrides the `value` setter of its inputs and ignores input events for values set through it, so use the native setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** Other queries in the search modal. CSS hides DocSearch's own list, which contains section names that have no results as queries. */
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
