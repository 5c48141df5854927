/** Settings of a hosted index that are required for sending events. */
export type InsightsSettings = { appId: string; apiKey: string; indexName: string }
type Sender = (address: string, body: string) => void

/** An event, in the form that DocSearch passes and Algolia accepts. */
type InsightsEvent = { eventName: string; index: string; objectIDs: string[]; positions?: number[]; queryID?: string }

/** Endpoint of Algolia's Insights API (`POST /1/events`). Credentials are query parameters, as in search requests. */
const ENDPOINT = 'https://insights.algolia.io/1/events'

/** Event types by the method name that DocSearch calls. */
const eventTypes: Record<string, 'view' | 'click'> = { viewedObjectIDs: 'view', clickedObjectIDsAfterSearch: 'click' }

/** The signature of Algolia's insights library: a method name and the arguments of that method. */
export type InsightsClient = (method: string, ...parameters: unknown[]) => void

/**
 * Replaces Algolia's insights library, which DocSearch would load from a third party. Sends the same events for results that were shown or
 * opened. Events do not identify the visitor: the user token is random and changes with every page load.
 */
export function insightsClient(settings: InsightsSettings, send: Sender): InsightsClient {
  const userToken = `anonymous-${crypto.randomUUID()}`
  const query = new URLSearchParams({ 'x-algolia-application-id': settings.appId, 'x-algolia-api-key': settings.apiKey })
  return (method, ...parameters) => {
    if (method === 'getUserToken') {
      const answer = parameters[1] as ((error: unknown, token: string) => void) | undefined
      answer?.(null, userToken)
    }
    const eventType = eventTypes[method]
    if (!eventType) return
    const events = (parameters as InsightsEvent[]).map(({ eventName, index, objectIDs, positions, queryID }) => ({
      eventType,
      eventName,
      index,
      userToken,
      objectIDs,
      ...(positions && { positions }),
      ...(queryID && { queryID }),
    }))
    send(`${ENDPOINT}?${query}`, JSON.stringify({ events }))
  }
}
