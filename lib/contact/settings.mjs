/**
 * Where the contact form sends what visitors write.
 *
 * @typedef {{ kind: 'endpoint' | 'hubspot', url: string }} ContactTarget
 */

/** HubSpot's forms API; portal and form follow. Source: HubSpot's documentation of "Submit data to a form", version 3. */
const HUBSPOT = 'https://api.hsforms.com/submissions/v3/integration/submit'

/**
 * The target that the environment names, or undefined for none: the form then prepares a mail instead. An endpoint takes precedence.
 * @param {Partial<import('../environment/schema.mjs').Environment>} environment
 * @returns {ContactTarget | undefined}
 */
export function contactTarget(environment) {
  const endpoint = environment.NEXT_PUBLIC_FORM_ENDPOINT
  if (endpoint) return { kind: 'endpoint', url: endpoint }
  const portal = environment.NEXT_PUBLIC_HUBSPOT_PORTAL_ID
  const form = environment.NEXT_PUBLIC_HUBSPOT_FORM_ID
  // lib/environment/ makes sure that both are set or neither.
  if (!portal || !form) return undefined
  return { kind: 'hubspot', url: `${HUBSPOT}/${encodeURIComponent(portal)}/${encodeURIComponent(form)}` }
}
