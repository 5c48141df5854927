import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asList, asOptions, asText, CURRENT, type Options, patternsOf, trimmed } from './options'
import { isInRepository } from './repository'

/**
 * A documentation plugin of the site. Paths are relative to the site; `base` is its address without slashes at its ends. `included` and
 * `excluded` are patterns of files below the folder that are pages or not, such as `private/**`.
 */
export type DocsInstance = {
  id: string
  folder: string
  base: string
  sidebarFile?: string
  numbered: boolean
  included: string[]
  excluded: string[]
  /** The version that is imported, and the folder that links of its pages can name instead of its own. */
  version?: { name: string; others: string[]; currentFolder: string }
}

/** A path of the configuration relative to the site; undefined if there is no such file in its repository. */
function siteFile(root: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const file = path.relative(root, path.resolve(root, value)).split(path.sep).join('/')
  return isInRepository(root, file) && existsSync(path.join(root, file)) ? file : undefined
}

/** Names of the versions of a documentation, newest first; none without a file of versions. */
function versionNames(root: string, prefix: string): string[] {
  const file = path.join(root, `${prefix}versions.json`)
  try {
    return existsSync(file) ? asList(JSON.parse(readFileSync(file, 'utf8'))).map(String) : []
  } catch {
    return []
  }
}

/** The versions that the options of a documentation publish, of those in its file of versions, newest first. */
function publishedVersions(root: string, prefix: string, options: Options): { names: string[]; all: string[] } {
  const known = options.disableVersioning === true ? [] : versionNames(root, prefix)
  const chosen = Array.isArray(options.onlyIncludeVersions) ? options.onlyIncludeVersions.map(String) : undefined
  const names = known.filter((name) => chosen?.includes(name) ?? true)
  const hasCurrent = names.length === 0 || (options.includeCurrentVersion !== false && (chosen?.includes(CURRENT) ?? true))
  return { names, all: hasCurrent ? [...names, CURRENT] : names }
}

/**
 * The documentation of a plugin. With several versions, it is the published one: `lastVersion` of the options, or the first of
 * `versions.json`.
 * @param wanted name of another version, such as `current`
 */
export function docsInstance(root: string, options: Options, wanted: string | undefined): DocsInstance {
  const id = asText(options.id, 'default')
  const prefix = id === 'default' ? '' : `${id}_`
  const folder = trimmed(path.posix.normalize(asText(options.path, 'docs')))
  const base = trimmed(asText(options.routeBasePath, 'docs'))
  const { names, all } = publishedVersions(root, prefix, options)
  const last = asText(options.lastVersion, names[0] ?? CURRENT)
  const name = wanted !== undefined && all.includes(wanted) ? wanted : all.includes(last) ? last : (names[0] ?? CURRENT)
  const own = name === CURRENT ? undefined : `${prefix}versioned_docs/version-${name}`
  const given = asText(asOptions(asOptions(options.versions)[name]).path, '')
  const segment = given || (name === last ? '' : name === CURRENT ? 'next' : name)
  const listed = own ? `${prefix}versioned_sidebars/version-${name}-sidebars.json` : options.sidebarPath
  const sidebar = listed === false ? undefined : siteFile(root, listed)
  return {
    id,
    folder: own ?? folder,
    base: names.length > 0 ? trimmed(`${base}/${trimmed(segment)}`) : base,
    ...(sidebar && { sidebarFile: sidebar }),
    numbered: options.numberPrefixParser !== false,
    included: patternsOf(options.include),
    excluded: asList(options.exclude).map(String),
    ...(names.length > 0 && { version: { name, others: all.filter((each) => each !== name), currentFolder: folder } }),
  }
}
