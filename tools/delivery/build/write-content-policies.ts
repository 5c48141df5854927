import { readFileSync, writeFileSync } from 'node:fs'
import { environment } from '#environment'
import { analyticsSettings } from '../../../lib/analytics'
import { contactTarget } from '../../../lib/contact/contact-settings.mjs'
import { hostedSearch } from '../../../lib/search/search-settings.mjs'
import { walkFiles } from '../../authoring/command/walk'
import { withContentPolicy } from './content-policy'

/**
 * Adds a Content Security Policy to every page in a folder. It must be the last step that changes pages, because the policies contain hashes
 * of their scripts.
 * @param finished pages of an earlier export, which have one
 * @returns the number of pages
 */
export function writeContentPolicies(folder: string, finished: ReadonlySet<string> = new Set()): number {
  const services = {
    analytics: analyticsSettings(environment),
    hostedSearch: hostedSearch(environment),
    postAddresses: [contactTarget(environment)?.url, environment.NEXT_PUBLIC_FEEDBACK_ENDPOINT].filter((address) => address !== undefined),
  }
  const files = walkFiles(folder).filter((name) => name.endsWith('.html') && !finished.has(name))
  for (const file of files) writeFileSync(file, withContentPolicy(readFileSync(file, 'utf8'), services))
  return files.length
}
