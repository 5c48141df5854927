/** Longest comment in characters. */
export const COMMENT_LIMIT = 2000

/** Request timeout in milliseconds. */
const SEND_TIMEOUT = 20_000

/** A reader's judgment of a page, with an optional comment. `page` is the path of the page. */
export type Feedback = { page: string; helpful: boolean; comment?: string }

/**
 * Sends feedback as JSON to `NEXT_PUBLIC_FEEDBACK_ENDPOINT`. Never throws.
 * @returns whether the endpoint accepted it, with a 2xx status
 */
export async function sendFeedback(endpoint: string, feedback: Feedback): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feedback),
      signal: AbortSignal.timeout(SEND_TIMEOUT),
      // A vote is complete even if the reader leaves the page immediately.
      keepalive: true,
    })
    return response.ok
  } catch {
    return false
  }
}
