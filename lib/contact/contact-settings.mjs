/**
 * Target of the contact form.
 *
 * @typedef {{ kind: 'endpoint' | 'hubspot', url: string }} ContactTarget
 */

/**
 * HubSpot's forms API, followed by the portal ID and the form ID. Source: HubSpot's documentation of "Submit data to a form", version 3.
 */
const HUBSPOT = 'https://api.hsforms.com/submissions/v3/integration/submit'

/**
 * The target from the environment. An endpoint takes precedence over HubSpot. If undefined, the form prepares an e-mail instead.
 * @param {Partial<import('../environment/schema.mjs').Environment>} environment
 * @returns {ContactTarget | undefined}
 */
export function contactTarget(environment) {
  const endpoint = environment.NEXT_PUBLIC_FORM_ENDPOINT
  if (endpoint) return { kind: 'endpoint', url: endpoint }
  const portal = environment.NEXT_PUBLIC_HUBSPOT_PORTAL_ID
  const form = environment.NEXT_PUBLIC_HUBSPOT_FORM_ID
  // lib/environment/ ensures that either both or neither are set.
  if (!portal || !form) return undefined
  return { kind: 'hubspot', url: `${HUBSPOT}/${encodeURIComponent(portal)}/${encodeURIComponent(form)}` }
}
