/** Posts an event to an address. The browser delivers it even if the reader leaves the page. */
export function sendEvent(address: string, body: string): void {
  navigator.sendBeacon(address, body)
}
