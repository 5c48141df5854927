import { searchClient, sharedRequest } from './provider'
import { suggestQueries } from './suggest-queries'

/** Returns queries that have results, as alternatives to a query without results. Rejects if the search fails. */
export const otherQueries = async (query: string): Promise<string[]> => suggestQueries(query, await searchClient(), sharedRequest())
