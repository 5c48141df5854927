import { storage } from '@/lib/browser/storage'
import { chosenVersion } from '@/lib/nav/docs-versions'
import { localizedAddress } from '@/lib/nav/locale'
import { basePath, docsVersions, locales, sitePath, storageKeys } from '@/lib/site.mjs'

/** Address of this page in the locale that a link names, or undefined for other links. Another locale is another build: it must be loaded. */
export function localeAddress({ dataset }: HTMLAnchorElement): string | undefined {
  if (dataset.locale === undefined) return undefined
  const { pathname, search, hash } = window.location
  return localizedAddress(pathname + search + hash, dataset.locale, { codes: locales.map(({ code }) => code), sitePath })
}

/**
 * Stores the version of the documentation that a link names. Returns where a link to "the documentation" leads: to the version that the
 * reader chose last, if it still exists. Undefined for other links.
 */
export function versionAddress({ dataset }: HTMLAnchorElement): string | undefined {
  if (dataset.version) storage.set(storageKeys.docsVersion, dataset.version)
  if (dataset.chosenVersion === undefined) return undefined
  const chosen = chosenVersion(docsVersions, storage.get(storageKeys.docsVersion))
  return chosen && basePath + chosen.path
}
