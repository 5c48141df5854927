/** Settings of a hosted index that its events need. */
export type InsightsSettings = { appId: string; apiKey: string; indexName: string }
type Sender = (address: string, body: string) => void

/** An event as DocSearch hands it over, and as Algolia takes it. */
type InsightsEvent = { eventName: string; index: string; objectIDs: string[]; positions?: number[]; queryID?: string }

/** Algolia's endpoint for events (Insights API, `POST /1/events`), with credentials as query parameters as in searches. */
const ENDPOINT = 'https://insights.algolia.io/1/events'

/** Kinds of events that DocSearch sends, by the name of the function that it calls for each. */
const eventTypes: Record<string, 'view' | 'click'> = { viewedObjectIDs: 'view', clickedObjectIDsAfterSearch: 'click' }

/** A function of the shape of Algolia's insights library: a method's name, and what it takes. */
export type InsightsClient = (method: string, ...parameters: unknown[]) => void

/**
 * Stands in for Algolia's insights library, which would be loaded from a third party: sends the same events for results that were shown
 * or opened. Nothing identifies the reader; the token lasts as long as the page.
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
