const { subscribe, unsubscribe } = require('node:diagnostics_channel')
const { writeFileSync } = require('node:fs')

/**
 * Tells tools/delivery/dev/dev.mjs which page is asked for first. Node.js loads this file before Next.js, because a browser that waits for the
 * port asks before next.config.mjs is read. It is CommonJS, so that the processes of Next.js do not load the loader for modules any earlier.
 */

/** Contains the path and the query of the first request. */
exports.FIRST_REQUEST_FILE = '.generated/first-request'

/** @param {unknown} message */
function report(message) {
  const { url } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message).request
  if (!url || url.startsWith('/_next/')) return
  unsubscribe('http.server.request.start', report)
  writeFileSync(exports.FIRST_REQUEST_FILE, url)
}
subscribe('http.server.request.start', report)
