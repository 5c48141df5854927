import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MagicComments } from '../convert/magic-comments'
import type { Note } from '../convert/note'
import { isInRepository } from './repository'
import { runCode } from './run-code'

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

/** A blog plugin of the site. */
export type BlogInstance = {
  id: string
  folder: string
  base: string
  /** Last parts of the addresses of its tags and of its archive. */
  tagsBase: string
  archiveBase: string
  authorsFile: string
  tagsFile: string
  included: string[]
  excluded: string[]
}

/** What the import needs of the configuration of a Docusaurus site. */
export type SiteConfig = {
  file: string
  title: string
  /** Origin of the site, or nothing. */
  origin: string
  /** Path that the site is served from, without slashes at its ends. */
  basePath: string
  docs: DocsInstance[]
  blogs: BlogInstance[]
  redirects: Array<{ from: string[]; to: string }>
  /** Extensions that the addresses of all pages had before, such as `html`. */
  formerExtensions: string[]
  /** Whether the configuration computes redirects. */
  createsRedirects: boolean
  staticFolders: string[]
  magicComments: MagicComments
  /** Whether the site draws formulas. Without a plugin for them, dollar signs are text. */
  hasFormulas: boolean
  /** `md` if all files are plain Markdown instead of MDX, or `detect` if those are whose name ends so. */
  markdownFormat: unknown
}

type Options = Record<string, unknown>

/** What `evaluate.ts` returns for a function. */
const FUNCTION = '[function]'

const asOptions = (value: unknown): Options => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asText = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)
const trimmed = (address: string) => address.replace(/^\/+|\/+$/g, '')

const CONFIG_FILES = ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'].map((extension) => `docusaurus.config.${extension}`)
const SIDEBAR_FILES = ['js', 'ts', 'mjs', 'cjs'].map((extension) => `sidebars.${extension}`)

/** Plugins with their options: `'name'` or `['name', options]`. */
const withOptions = (entries: unknown): Array<{ name: string; options: Options }> =>
  asList(entries).flatMap((entry) => {
    const [name, options] = Array.isArray(entry) ? entry : [entry]
    return typeof name === 'string' ? [{ name, options: asOptions(options) }] : []
  })

/** A path of the configuration relative to the site; undefined if there is no such file in its repository. */
function siteFile(root: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const file = path.relative(root, path.resolve(root, value)).split(path.sep).join('/')
  return isInRepository(root, file) && existsSync(path.join(root, file)) ? file : undefined
}

/** Name of the version in `docs/` itself, which Docusaurus calls "Next" and does not publish as the main one. */
const CURRENT = 'current'

/** Names of the versions of a documentation, newest first; none without a file of versions. */
function versionNames(root: string, prefix: string): string[] {
  const file = path.join(root, `${prefix}versions.json`)
  try {
    return existsSync(file) ? asList(JSON.parse(readFileSync(file, 'utf8'))).map(String) : []
  } catch {
    return []
  }
}

/** Patterns of the files that are pages. */
const patternsOf = (include: unknown): string[] => (Array.isArray(include) ? include.map(String) : ['**'])

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
function docsInstance(root: string, options: Options, wanted: string | undefined): DocsInstance {
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

function blogInstance(options: Options): BlogInstance {
  const folder = trimmed(path.posix.normalize(asText(options.path, 'blog')))
  return {
    id: asText(options.id, 'default'),
    folder,
    base: trimmed(asText(options.routeBasePath, 'blog')),
    tagsBase: trimmed(asText(options.tagsBasePath, 'tags')),
    archiveBase: trimmed(asText(options.archiveBasePath, 'archive')),
    authorsFile: path.posix.join(folder, asText(options.authorsMapPath, 'authors.yml')),
    tagsFile: path.posix.join(folder, asText(options.tags, 'tags.yml')),
    included: patternsOf(options.include),
    excluded: asList(options.exclude).map(String),
  }
}

/** Whether a plugin of the site itself is one of Docusaurus with additions, such as `./src/plugins/blog-plugin` with the folder of a blog. */
const wraps = (name: string, options: Options, kind: 'docs' | 'blog') =>
  /[\\/]/.test(name) && !name.startsWith('@') && path.basename(name).includes(kind) && typeof options.path === 'string'

/** Options of the plugins of one kind: those of the preset and those in the list of plugins. */
function optionsOf(config: Options, kind: 'docs' | 'blog'): Options[] {
  const presets = withOptions(config.presets).filter(({ name }) => /(?:^|preset-)classic$/.test(name))
  const ofPreset = presets.filter(({ options }) => options[kind] !== false).map(({ options }) => asOptions(options[kind]))
  const ofPlugins = withOptions(config.plugins).filter(
    ({ name, options }) => name.endsWith(`content-${kind}`) || wraps(name, options, kind),
  )
  return [...ofPreset, ...ofPlugins.map(({ options }) => options)]
}

/** The comments of the site that mark lines of code. Those of Docusaurus itself mean the same on this site. */
function magicCommentsOf(config: Options): MagicComments {
  const { prism } = asOptions(config.themeConfig)
  return asList(asOptions(prism).magicComments)
    .map(asOptions)
    .map(({ line, block }) => ({
      line: asText(line, ''),
      start: asText(asOptions(block).start, ''),
      end: asText(asOptions(block).end, ''),
    }))
    .filter(({ line }) => line !== 'highlight-next-line')
}

function redirectsOf(config: Options): Pick<SiteConfig, 'redirects' | 'formerExtensions' | 'createsRedirects'> {
  const plugins = withOptions(config.plugins).filter(({ name }) => name.endsWith('client-redirects'))
  const entries = plugins.flatMap(({ options }) => asList(options.redirects).map(asOptions))
  return {
    redirects: entries.map(({ from, to }) => ({ from: [from].flat().map(String), to: String(to) })),
    formerExtensions: plugins.flatMap(({ options }) =>
      asList(options.fromExtensions).map((extension) => String(extension).replace(/^\./, '')),
    ),
    createsRedirects: plugins.some(({ options }) => options.createRedirects !== undefined),
  }
}

/** Whether a file names a plugin for formulas. */
const drawsFormulas = (file: string) => existsSync(file) && /\b(?:remark-math|katex|mathjax)\b/.test(readFileSync(file, 'utf8'))

/** The configuration, or the default one of Docusaurus if it cannot be loaded. */
function loadConfig(root: string, file: string, note: (message: string) => void): Options {
  const result = runCode(path.join(root, file))
  if (result.problem === undefined) {
    const packages = result.missing.filter((name) => !/^[./]/.test(name))
    if (packages.length > 0)
      note(`${packages.join(', ')} ${packages.length === 1 ? 'is' : 'are'} not installed; everything else in the file was read`)
    return asOptions(result.value)
  }
  note(`the file could not be loaded (${result.problem}); the folders docs, blog and static were read, so check addresses and redirects`)
  return { presets: [['classic', { docs: { sidebarPath: SIDEBAR_FILES.find((name) => existsSync(path.join(root, name))) } }]] }
}

const otherVersions = (others: readonly string[]) =>
  others.length === 0
    ? 'it is the only one that the site publishes'
    : `the other versions (${others.join(', ')}) are not. For another one: --docs-version ${others.includes(CURRENT) ? CURRENT : others[0]}`

const PLUGIN_OPTIONS = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins']

/** Notes what the options of a documentation or a blog say that the import cannot do. */
function noteLeftOut(options: Options, file: string, notes: Note[]): void {
  const note = (message: string) => notes.push({ topic: 'Configuration', file, line: 1, message })
  const plugins = PLUGIN_OPTIONS.filter((name) => asList(options[name]).length > 0)
  if (plugins.length > 0) note(`the plugins in ${plugins.join(', ')} were not run; look at pages with the syntax that they add`)
  const texts = ['blogTitle', 'blogDescription', 'blogSidebarTitle'].flatMap((name) => asText(options[name], '') || [])
  if (texts.length > 0) note(`the texts of the blog were left out; write them in lib/blogs.ts: ${texts.join(' / ')}`)
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Notes what the configuration says about all pages that the import cannot do. */
function noteSiteParts(config: Options, file: string, notes: Note[]): void {
  const note = (message: string) => notes.push({ topic: 'Configuration', file, line: 1, message })
  const { navbar, footer, announcementBar } = asOptions(config.themeConfig)
  const { links, copyright } = asOptions(footer)
  const parts = [
    ...(asList(asOptions(navbar).items).length > 0 ? ['navbar'] : []),
    ...(asList(links).length > 0 || isText(copyright) ? ['footer'] : []),
    ...(isText(asOptions(announcementBar).content) ? ['announcementBar'] : []),
  ]
  if (parts.length > 0) note(`${parts.join(', ')} of themeConfig were left out; write their texts in content/navigation/`)
  const { preprocessor, parseFrontMatter } = asOptions(config.markdown)
  if ([preprocessor, parseFrontMatter].includes(FUNCTION))
    note('the code in markdown, which changes pages before they are read, was not run; look at the pages that it changes')
}

/** Notes which version of a documentation is imported. @throws an error if no documentation has the version that was asked for */
function noteVersions(docs: readonly DocsInstance[], file: string, wanted: string | undefined, notes: Note[]): void {
  const names = docs.flatMap(({ version }) => (version ? [version.name, ...version.others] : []))
  if (wanted !== undefined && wanted !== CURRENT && !names.includes(wanted))
    throw new Error(
      `There is no version "${wanted}" of the documentation. ${names.length > 0 ? `Write one of ${[...new Set(names)].join(', ')}.` : 'It has one version only.'}`,
    )
  for (const { version, folder } of docs) {
    if (!version) continue
    const message = `version ${version.name} of the documentation is imported, from ${folder}; ${otherVersions(version.others)}`
    notes.push({ topic: 'Configuration', file, line: 1, message })
  }
}

/**
 * Reads the configuration of a Docusaurus site.
 * @param wanted name of the version of the documentation, instead of the published one
 * @throws an error if the folder has none, or if there is no such version
 */
export function readConfig(root: string, notes: Note[], wanted?: string): SiteConfig {
  const file = CONFIG_FILES.find((name) => existsSync(path.join(root, name)))
  if (!file) throw new Error(`${root} has no docusaurus.config.js; give the folder of a Docusaurus 2 or 3 site.`)
  const config = loadConfig(root, file, (message) => notes.push({ topic: 'Configuration', file, line: 1, message }))
  const exists = ({ folder }: { folder: string }) => existsSync(path.join(root, folder))
  const docs = optionsOf(config, 'docs')
    .map((options) => docsInstance(root, options, wanted))
    .filter(exists)
  noteVersions(docs, file, wanted, notes)
  noteSiteParts(config, file, notes)
  for (const options of [...optionsOf(config, 'docs'), ...optionsOf(config, 'blog')]) noteLeftOut(options, file, notes)
  for (const options of optionsOf(config, 'docs')) {
    for (const name of ['sidebarItemsGenerator', 'numberPrefixParser'])
      if (options[name] === FUNCTION)
        notes.push({
          topic: 'Sidebar',
          file,
          line: 1,
          message: `the code of ${name} was not run; check the order and the names of the entries`,
        })
  }
  return {
    file,
    title: asText(config.title, 'Documentation'),
    origin: asText(config.url, '').replace(/\/+$/, ''),
    basePath: trimmed(asText(config.baseUrl, '/')),
    docs,
    blogs: optionsOf(config, 'blog').map(blogInstance).filter(exists),
    ...redirectsOf(config),
    staticFolders: asList(config.staticDirectories ?? ['static']).map((folder) => trimmed(path.posix.normalize(String(folder)))),
    magicComments: magicCommentsOf(config),
    hasFormulas: [file, 'package.json'].some((name) => drawsFormulas(path.join(root, name))),
    markdownFormat: asOptions(config.markdown).format,
  }
}
