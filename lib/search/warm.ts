import { environment } from '#environment'
import { searchWorker } from './local/worker-start.browser'
import { hostedSearch } from './search-settings.mjs'

/**
 * Preloads the local index, so that the first search returns faster. Called on hover, focus or touch of a search control. Every page loads
 * this module, so it does not import the client.
 */
export function warmSearch(): void {
  if (!hostedSearch(environment)) searchWorker()
}
