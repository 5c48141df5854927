import type { SearchAnswer } from './types'

/** Where a hit stood in which answer; what Algolia's click events need to know. */
type Placed = { queryID: string; position: number }

export type InsightsSettings = { appId: string; apiKey: string; indexName: string }
type Sender = (address: string, body: string) => void

/** Algolia's endpoint for events (Insights API, `POST /1/events`), with credentials as query parameters as in searches. */
const ENDPOINT = 'https://insights.algolia.io/1/events'

/**
 * Click events for a hosted index, sent by ourselves: Algolia's own library would be loaded from a third party. Nothing identifies the
 * reader; the token lasts as long as the page.
 */
export function clickInsights(settings: InsightsSettings, send: Sender) {
  const placed = new Map<string, Placed>()
  const userToken = `anonymous-${Math.random().toString(36).slice(2, 12)}`
  return {
    /** Remembers where each hit of an answer stood. */
    remember(answer: SearchAnswer) {
      for (const { hits, queryID } of answer.results) {
        if (queryID) hits.forEach(({ objectID }, index) => void placed.set(objectID, { queryID, position: index + 1 }))
      }
    },
    /** Tells Algolia that a hit was opened. Nothing for hits of answers without a query id. */
    clicked(objectID: string) {
      const at = placed.get(objectID)
      if (!at) return
      const query = new URLSearchParams({ 'x-algolia-application-id': settings.appId, 'x-algolia-api-key': settings.apiKey })
      const event = {
        eventType: 'click',
        eventName: 'Search result opened',
        index: settings.indexName,
        userToken,
        queryID: at.queryID,
        objectIDs: [objectID],
        positions: [at.position],
      }
      send(`${ENDPOINT}?${query}`, JSON.stringify({ events: [event] }))
    },
  }
}

/** Sends an event even while the page is left, unless the reader asks not to be tracked. */
export function sendEvent(address: string, body: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return
  navigator.sendBeacon(address, body)
}
