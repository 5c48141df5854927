import { useEffect, useState } from 'react'

/** Up to three queries that have results, instead of one that has none. Nothing until they are known. */
export function useOtherQueries(query: string): string[] {
  const [queries, setQueries] = useState<string[]>([])
  useEffect(() => {
    setQueries([])
    let current = true
    // Loaded on demand, since most searches find something. Without suggestions the reader still sees that nothing was found.
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
