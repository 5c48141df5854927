import { searchClient, sharedRequest } from './provider'
import { suggestQueries } from './suggest-queries'

/** Queries that have results in the index of this site, to try instead of one that has none. Rejects where the search fails. */
export const otherQueries = async (query: string): Promise<string[]> => suggestQueries(query, await searchClient(), sharedRequest())
