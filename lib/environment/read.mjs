import { previewVariables } from './previews.mjs'
import { descriptions, environmentSchema } from './schema.mjs'

/** @typedef {import('./schema.mjs').Environment} Environment */

/** Groups of variables that must be set together. */
const groups = [
  ['NEXT_PUBLIC_ALGOLIA_APP_ID', 'NEXT_PUBLIC_ALGOLIA_API_KEY', 'NEXT_PUBLIC_ALGOLIA_INDEX'],
  ['NEXT_PUBLIC_HUBSPOT_PORTAL_ID', 'NEXT_PUBLIC_HUBSPOT_FORM_ID'],
]

/** @typedef {keyof typeof environmentSchema.shape} Name */
const variableNames = /** @type {Name[]} */ (Object.keys(environmentSchema.shape))

/** @param {Name} name */
const descriptionOf = (name) => descriptions.get(environmentSchema.shape[name])

/**
 * Formats the error message for one invalid value.
 * @param {import('zod').core.$ZodIssue} issue
 * @param {Record<string, string>} given
 */
function explain({ path, message }, given) {
  const [name, ...inside] = path
  const variable = /** @type {Name} */ (name)
  const description = descriptionOf(variable)
  // SITE_SETTINGS is the only variable with nested values. Its value is too long for an error message.
  const value = description?.secret || variable === 'SITE_SETTINGS' ? 'has a wrong value' : `is ${JSON.stringify(given[variable])}`
  const detail = variable === 'SITE_SETTINGS' ? ` (${inside.length > 0 ? `${inside.join('.')}: ` : ''}${message})` : ''
  return `${variable} ${value}${detail}. It must be ${description?.accepts}.`
}

/** @param {Record<string, string>} given */
const incompleteGroups = (given) =>
  groups.flatMap((group) => {
    const set = group.filter((name) => given[name])
    const missing = group.filter((name) => !given[name])
    if (set.length === 0 || missing.length === 0) return []
    return [
      `${missing.join(' and ')} must be set too, because ${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'} set. Otherwise set none of them.`,
    ]
  })

/**
 * A preview with the origin of the published site would ask search engines and feed readers to take its pages for the published ones.
 * @param {Record<string, string>} given
 */
const incompletePreview = (given) => {
  if (given.SITE_PREVIEW_BRANCH) {
    return given.SITE_URL ? [] : ['SITE_URL must be set too, because SITE_PREVIEW_BRANCH is set: a preview has an origin of its own.']
  }
  const set = ['SITE_PREVIEW_COMMIT', 'SITE_PREVIEW_CHANGES'].filter((name) => given[name])
  return set.map((name) => `SITE_PREVIEW_BRANCH must be set too, because ${name} is set.`)
}

/**
 * Reads and validates the environment. Empty values count as unset, because hosting providers pass missing secrets as empty strings.
 * @param {Record<string, string | undefined>} env
 * @returns {Environment}
 * @throws {Error} with one line for each invalid variable, which states the accepted values
 */
export function readEnvironment(env) {
  /** @type {Record<string, string>} */
  const given = {}
  const derived = previewVariables(env)
  for (const name of variableNames) {
    const value = env[name]?.trim() || derived[name]
    if (value) given[name] = value
  }
  const { data, error } = environmentSchema.safeParse(given)
  const problems = [...(error?.issues.map((issue) => explain(issue, given)) ?? []), ...incompleteGroups(given), ...incompletePreview(given)]
  if (!data || problems.length > 0) throw new Error(problems.join('\n'))
  const codes = data.SITE_SETTINGS.locales.map(({ code }) => code)
  if (data.SITE_LOCALE && !codes.includes(data.SITE_LOCALE))
    throw new Error(`SITE_LOCALE: unknown locale "${data.SITE_LOCALE}". Known locales: ${codes.join(', ')}.`)
  return data
}

/**
 * Returns the variables that client code needs.
 * @param {Environment} environment
 * @returns {Partial<Environment>}
 */
export const browserEnvironment = (environment) =>
  Object.fromEntries(variableNames.filter((name) => descriptionOf(name)?.browser).map((name) => [name, environment[name]]))
