/** Sends an event to a URL with `sendBeacon`, which also delivers it if the reader leaves the page. */
export function sendEvent(address: string, body: string): void {
  navigator.sendBeacon(address, body)
}
