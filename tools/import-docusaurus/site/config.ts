import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Note } from '../convert/note'
import { runCode } from './run-code'

/**
 * A documentation plugin of the site. Paths are relative to the site; `base` is its address without slashes at its ends. `excluded` are
 * patterns of files below the folder that are no pages, such as `private/**`.
 */
export type DocsInstance = { id: string; folder: string; base: string; sidebarFile?: string; numbered: boolean; excluded: string[] }

/** A blog plugin of the site. */
export type BlogInstance = { id: string; folder: string; base: string; authorsFile: string; tagsFile: string; excluded: string[] }

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
  /** Whether a Markdown file is plain Markdown instead of MDX. */
  isPlain: (file: string) => boolean
}

type Options = Record<string, unknown>

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

/** A path of the configuration relative to the site; undefined if there is no such file. */
function siteFile(root: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const file = path.relative(root, path.resolve(root, value)).split(path.sep).join('/')
  return existsSync(path.join(root, file)) && !file.startsWith('../') ? file : undefined
}

function docsInstance(root: string, options: Options): DocsInstance {
  const sidebar = options.sidebarPath === false ? undefined : siteFile(root, options.sidebarPath)
  const folder = trimmed(path.posix.normalize(asText(options.path, 'docs')))
  return {
    id: asText(options.id, 'default'),
    folder,
    base: trimmed(asText(options.routeBasePath, 'docs')),
    ...(sidebar && { sidebarFile: sidebar }),
    numbered: options.numberPrefixParser !== false,
    excluded: asList(options.exclude).map(String),
  }
}

function blogInstance(options: Options): BlogInstance {
  const folder = trimmed(path.posix.normalize(asText(options.path, 'blog')))
  return {
    id: asText(options.id, 'default'),
    folder,
    base: trimmed(asText(options.routeBasePath, 'blog')),
    authorsFile: path.posix.join(folder, asText(options.authorsMapPath, 'authors.yml')),
    tagsFile: path.posix.join(folder, asText(options.tags, 'tags.yml')),
    excluded: asList(options.exclude).map(String),
  }
}

/** Options of the plugins of one kind: those of the preset and those in the list of plugins. */
function optionsOf(config: Options, kind: 'docs' | 'blog'): Options[] {
  const presets = withOptions(config.presets).filter(({ name }) => /(?:^|preset-)classic$/.test(name))
  const ofPreset = presets.filter(({ options }) => options[kind] !== false).map(({ options }) => asOptions(options[kind]))
  const ofPlugins = withOptions(config.plugins).filter(({ name }) => name.endsWith(`content-${kind}`))
  return [...ofPreset, ...ofPlugins.map(({ options }) => options)]
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

/** Reads the configuration of a Docusaurus site. @throws an error if the folder has none */
export function readConfig(root: string, notes: Note[]): SiteConfig {
  const file = CONFIG_FILES.find((name) => existsSync(path.join(root, name)))
  if (!file) throw new Error(`${root} has no docusaurus.config.js; give the folder of a Docusaurus 2 or 3 site.`)
  const config = loadConfig(root, file, (message) => notes.push({ topic: 'Configuration', file, line: 1, message }))
  const exists = ({ folder }: { folder: string }) => existsSync(path.join(root, folder))
  const format = asOptions(config.markdown).format
  return {
    file,
    title: asText(config.title, 'Documentation'),
    origin: asText(config.url, '').replace(/\/+$/, ''),
    basePath: trimmed(asText(config.baseUrl, '/')),
    docs: optionsOf(config, 'docs')
      .map((options) => docsInstance(root, options))
      .filter(exists),
    blogs: optionsOf(config, 'blog').map(blogInstance).filter(exists),
    ...redirectsOf(config),
    staticFolders: asList(config.staticDirectories ?? ['static']).map((folder) => trimmed(path.posix.normalize(String(folder)))),
    isPlain: (name) => format === 'md' || (format === 'detect' && name.endsWith('.md')),
  }
}
