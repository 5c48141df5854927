import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MagicComments } from '../convert/magic-comments'
import type { Note } from '../convert/note'
import { configNotes } from './config-notes'
import { type DocsInstance, docsInstance } from './docs-instance'
import { asList, asOptions, asText, CURRENT, type Options, patternsOf, trimmed } from './options'
import { runCode } from './run-code'

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

const CONFIG_FILES = ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'].map((extension) => `docusaurus.config.${extension}`)
const SIDEBAR_FILES = ['js', 'ts', 'mjs', 'cjs'].map((extension) => `sidebars.${extension}`)

/** Plugins with their options: `'name'` or `['name', options]`. */
const withOptions = (entries: unknown): Array<{ name: string; options: Options }> =>
  asList(entries).flatMap((entry) => {
    const [name, options] = Array.isArray(entry) ? entry : [entry]
    return typeof name === 'string' ? [{ name, options: asOptions(options) }] : []
  })

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

/** @throws an error if no documentation has the version that was asked for */
function checkVersion(docs: readonly DocsInstance[], wanted: string | undefined): void {
  const names = docs.flatMap(({ version }) => (version ? [version.name, ...version.others] : []))
  if (wanted === undefined || wanted === CURRENT || names.includes(wanted)) return
  throw new Error(
    `There is no version "${wanted}" of the documentation. ${names.length > 0 ? `Write one of ${[...new Set(names)].join(', ')}.` : 'It has one version only.'}`,
  )
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
  const docsOptions = optionsOf(config, 'docs')
  const blogOptions = optionsOf(config, 'blog')
  const docs = docsOptions.map((options) => docsInstance(root, options, wanted)).filter(exists)
  checkVersion(docs, wanted)
  notes.push(...configNotes({ config, docsOptions, blogOptions, docs }, file))
  return {
    file,
    title: asText(config.title, 'Documentation'),
    origin: asText(config.url, '').replace(/\/+$/, ''),
    basePath: trimmed(asText(config.baseUrl, '/')),
    docs,
    blogs: blogOptions.map(blogInstance).filter(exists),
    ...redirectsOf(config),
    staticFolders: asList(config.staticDirectories ?? ['static']).map((folder) => trimmed(path.posix.normalize(String(folder)))),
    magicComments: magicCommentsOf(config),
    hasFormulas: [file, 'package.json'].some((name) => drawsFormulas(path.join(root, name))),
    markdownFormat: asOptions(config.markdown).format,
  }
}
