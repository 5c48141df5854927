import { isNewer } from '../../nav/latest-release'
import { applies, type ConfigReference, conditionText, isObject, isSet } from './condition'
import type { JsonPath, Report } from './document'

/** Remarks on keys that the file has: unknown to a version, without effect beside other values, or no longer read. */
export function reportKeys(
  value: unknown,
  objects: ConfigReference['objects'],
  at: string,
  path: JsonPath,
  version: string,
  report: Report,
): void {
  const object = objects.find((candidate) => candidate.path === at)
  if (!object || !isObject(value)) return
  for (const key of object.keys) {
    const own = value[key.key]
    const here = [...path, key.key]
    if (own === undefined) continue
    if (key.since && isNewer(key.since, version))
      report('warning', here, `\`${key.key}\` requires ${key.since} or later. ${version} ignores it.`, true)
    const chosen = key.values?.find((one) => typeof one !== 'string' && one.value === own)
    if (chosen && typeof chosen !== 'string' && chosen.since && isNewer(chosen.since, version))
      report('error', here, `\`${chosen.value}\` requires ${chosen.since} or later, and this is ${version}.`)
    if (key.only === 'legacy') report('advice', here, `OLake ignores \`${key.key}\`. Remove it.`, true)
    else if (isSet(own) && own !== false && own !== 'no_tunnel' && key.when && !applies(key, value))
      report('advice', here, `\`${key.key}\` has no effect here. OLake reads it if ${conditionText(key.when)}.`, true)
    const below = at ? `${at}.${key.key}` : key.key
    if (key.type === 'object of lists' && isObject(own)) {
      for (const [name, list] of Object.entries(own))
        for (const [index, item] of (Array.isArray(list) ? list : []).entries())
          reportKeys(item, objects, `${below}.*`, [...here, name, index], version, report)
    } else {
      for (const [index, item] of (Array.isArray(own) ? own : [own]).entries())
        reportKeys(item, objects, below, Array.isArray(own) ? [...here, index] : here, version, report)
    }
  }
}
