/**
 * Where the contact form sends what visitors write. Imports nothing, so that next.config.mjs can check the settings before a build.
 *
 * @typedef {{ kind: 'endpoint' | 'hubspot', url: string }} ContactTarget
 */

/** HubSpot's forms API; portal and form follow. Source: HubSpot's documentation of "Submit data to a form", version 3. */
const HUBSPOT = 'https://api.hsforms.com/submissions/v3/integration/submit'

const isLoopback = (/** @type {string} */ host) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/**
 * The target that the environment names, or undefined for none: the form then prepares a mail instead.
 * @param {Record<string, string | undefined>} env
 * @returns {ContactTarget | undefined}
 * @throws {Error} where a setting is half there or is no address
 */
export function contactTarget(env) {
  const { NEXT_PUBLIC_FORM_ENDPOINT: endpoint, NEXT_PUBLIC_HUBSPOT_PORTAL_ID: portal, NEXT_PUBLIC_HUBSPOT_FORM_ID: form } = env
  if (endpoint) {
    if (!URL.canParse(endpoint)) throw new Error(`NEXT_PUBLIC_FORM_ENDPOINT is no address: "${endpoint}".`)
    const { protocol, hostname } = new URL(endpoint)
    if (protocol !== 'https:' && !isLoopback(hostname)) {
      throw new Error('NEXT_PUBLIC_FORM_ENDPOINT must begin with https://, since it receives personal data.')
    }
    return { kind: 'endpoint', url: endpoint }
  }
  if (!portal && !form) return undefined
  if (!portal) throw new Error('NEXT_PUBLIC_HUBSPOT_FORM_ID is set, but NEXT_PUBLIC_HUBSPOT_PORTAL_ID is missing.')
  if (!form) throw new Error('NEXT_PUBLIC_HUBSPOT_PORTAL_ID is set, but NEXT_PUBLIC_HUBSPOT_FORM_ID is missing.')
  return { kind: 'hubspot', url: `${HUBSPOT}/${encodeURIComponent(portal)}/${encodeURIComponent(form)}` }
}
