import { errorChain } from '../error-causes'

/** The address of a script, as errors about code that did not load name it. */
const SCRIPT = /(?:https?:\/\/[^/\s]+)?\/\S+?\.m?js\b/

/**
 * Requests the script that an error names from the server, past the HTTP cache: a host can allow browsers to keep its 404 as long as a script.
 * Failures are ignored, because the attempt that follows reports them.
 */
export async function fetchCodeAgain(error: unknown): Promise<void> {
  const [address] = errorChain(error).join(' ').match(SCRIPT) ?? []
  if (address) await fetch(address, { cache: 'reload' }).catch(() => undefined)
}

export const reloadPage = () => window.location.reload()
