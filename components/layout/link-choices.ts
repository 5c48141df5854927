import { storage } from '@/lib/browser/storage'
import { chosenVersion } from '@/lib/nav/docs-versions'
import { localizedAddress } from '@/lib/nav/locale-links'
import { basePath, settings, sitePath, storageKeys } from '@/lib/site.mjs'

/** URL of this page in the locale of a link, or undefined for other links. Locales are separate builds, so this needs a full page load. */
export function localeAddress({ dataset }: HTMLAnchorElement): string | undefined {
  if (dataset.locale === undefined) return undefined
  const { pathname, search, hash } = window.location
  return localizedAddress(pathname + search + hash, dataset.locale, { codes: settings.locales.map(({ code }) => code), sitePath })
}

/**
 * Stores the documentation version of a link to a version. For links to the documentation in general, returns the URL of the version that
 * the visitor chose last, if it still exists. Returns undefined for other links.
 */
export function versionAddress({ dataset }: HTMLAnchorElement): string | undefined {
  if (dataset.version) storage.set(storageKeys.docsVersion, dataset.version)
  if (dataset.chosenVersion === undefined) return undefined
  const chosen = chosenVersion(settings.docsVersions, storage.get(storageKeys.docsVersion))
  return chosen && basePath + chosen.path
}
