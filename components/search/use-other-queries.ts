import { useEffect, useState } from 'react'

/** Up to three queries with results, as alternatives to a query without results. Empty until they have loaded. */
export function useOtherQueries(query: string): string[] {
  const [queries, setQueries] = useState<string[]>([])
  useEffect(() => {
    setQueries([])
    let current = true
    // Loaded on demand, because most searches have results. If the import fails, the visitor still sees the message without suggestions.
    import('@/lib/search/other-queries')
      .then(({ otherQueries }) => otherQueries(query))
      .then((found) => current && setQueries(found))
      .catch((cause: unknown) => console.warn('Other queries could not be looked up.', cause))
    return () => {
      current = false
    }
  }, [query])
  return queries
}
