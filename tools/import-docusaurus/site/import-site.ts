import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addressOf, collectionOf } from '../../../lib/collections'
import { routes } from '../../../lib/routes'
import { walkFiles } from '../../authoring/command/walk'
import { addressKey } from '../convert/convert-addresses'
import { asTexts } from '../convert/convert-fields'
import { readSourcePage, writePage } from '../convert/convert-front-matter'
import { type LinkTargets, newLink } from '../convert/convert-links'
import type { ComponentMap } from '../convert/mapped-components'
import type { Note } from '../convert/note'
import type { ImportSummary } from '../convert/report'
import { acceptedFields, completeFields, wordsOf } from './complete'
import { readConfig, type SiteConfig } from './config'
import { listAddresses, planArticles } from './imported-articles'
import { type BodyContext, bodyConverter, type PresentTexts } from './imported-bodies'
import { type DocPage, readPages, type SitePage } from './imported-pages'
import { acceptedRedirects, importRedirects } from './imported-redirects'
import { type ImportedSidebars, importSidebars, instanceName, sidebarId } from './imported-sidebars'
import { openFiles } from './pictures'
import { type Plan, writePlan, yamlFile } from './plan'
import { adaptData, ownContent, removeContent } from './replace-content'
import { unusedParts } from './unused-parts'

/** Folders of an import. `site` is a Docusaurus site; `reportFolder` gets the imported versions of files that were kept. */
export type ImportFolders = { site: string; out: string; reportFolder: string }

/**
 * Choices of an import. `progress` is called when a phase begins, and after every hundred pages. `docsVersion` is the version of the documentation, if it is not the published one. `replace` removes
 * the content that is there first; see `ownContent`.
 */
export type ImportOptions = {
  docsVersion?: string | undefined
  replace?: boolean
  components?: ComponentMap
  progress?: (message: string) => void
}

/** Address of a page that the content folder already has, or that a snippet would have; undefined for a file that is in no collection. */
function presentAddress(file: string, { slug, kind }: Record<string, unknown>): string | undefined {
  if (collectionOf(file) === undefined) return undefined
  const fields = { ...(typeof slug === 'string' && { slug }), ...(typeof kind === 'string' && { kind }) }
  return addressOf(file.replace(/\.mdx$/, ''), fields)
}

/** The pages in the content folder: their titles and descriptions by path, and what imported pages cannot have. */
type PresentPages = Pick<BodyContext, 'present' | 'titles' | 'descriptions'> & { addresses: string[] }

function presentPages(out: string, planned: ReadonlySet<string>): PresentPages {
  const pages = walkFiles(out)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      file: path.relative(out, file).split(path.sep).join('/'),
      fields: readSourcePage(readFileSync(file, 'utf8')).fields,
    }))
  const present = new Map(
    pages.map(({ file, fields: { title, description } }): [string, PresentTexts] => [
      file,
      { title: String(title ?? ''), description: String(description ?? '') },
    ]),
  )
  const others = [...present].filter(([file]) => !planned.has(file)).map(([, texts]) => texts)
  return {
    present,
    titles: new Set(others.map(({ title }) => title)),
    descriptions: new Set(others.map(({ description }) => description)),
    addresses: pages.flatMap(({ file, fields }) => (planned.has(file) ? [] : (presentAddress(file, fields) ?? []))),
  }
}

/** New addresses by former address of everything that links can lead to. */
function addressesOf(config: SiteConfig, pages: readonly SitePage[], categories: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([
    ['', routes.home()],
    ...config.blogs.flatMap(listAddresses).map(([from, to]): [string, string] => [addressKey(from), to]),
    ...[...categories].map(([from, to]): [string, string] => [addressKey(from), to]),
    ...pages.map(({ oldAddress, newAddress }): [string, string] => [addressKey(oldAddress), newAddress]),
  ])
}

/** Pages after which the progress is told. */
const PAGES_OF_STEP = 100

/** Path of a file in the folder of the current version, which links in pages of another version can name too. */
const inCurrentFolder = ({ file, instance: { folder, version } }: DocPage) =>
  `${version?.currentFolder ?? folder}${file.slice(folder.length)}`

/** Imports a Docusaurus site into a content folder. Files that exist are not changed. @throws an error if the folder is no Docusaurus site */
export function importSite({ site, out, reportFolder }: ImportFolders, options: ImportOptions = {}): ImportSummary {
  const notes: Note[] = []
  const plan: Plan = new Map()
  const progress = options.progress ?? (() => {})
  progress('reading the configuration')
  const config = readConfig(site, notes, options.docsVersion)
  if (options.replace) removeContent(out, ownContent(out))
  progress('reading the pages')
  const { docs, posts } = readPages(site, config, notes)
  const pages: SitePage[] = [...docs, ...posts]
  const files = openFiles(site, config, plan)
  const targets: { current: LinkTargets } = {
    current: {
      byFile: new Map([
        ...docs.map((page): [string, string] => [inCurrentFolder(page), page.newAddress]),
        ...pages.map(({ file, newAddress }): [string, string] => [file, newAddress]),
      ]),
      byAddress: addressesOf(config, pages, new Map()),
      staticFile: files.publicPath,
      origin: config.origin,
      basePath: config.basePath,
    },
  }
  const href = (url: string) => {
    if (/^http:/.test(url)) return undefined
    const { url: target } = newLink(url, { file: config.file, root: '', oldAddress: '/' }, targets.current)
    return /^(?:\/|#|https:\/\/)/.test(target) ? target : undefined
  }
  const sidebar = importSidebars(site, docs, { href, notes })
  const addressOfId = new Map(docs.map((page) => [sidebarId(page), page.newAddress]))
  const categories = new Map(
    sidebar.categories.flatMap(({ base, slug, page }) => {
      const target = addressOfId.get(page ?? '')
      return target ? [[`/${addressKey(`${base}/${slug}`)}`, target] as const] : []
    }),
  )
  targets.current = { ...targets.current, byAddress: addressesOf(config, pages, categories) }
  const present = presentPages(out, new Set(pages.map(({ flattened }) => `${flattened}.mdx`)))
  const redirects = importRedirects(site, config, pages, categories, present.addresses, notes)
  const formerKeys = new Set([...redirects.ofPages.values()].flat().map(addressKey))
  const context: BodyContext = {
    config,
    files,
    targets: targets.current,
    plan,
    notes,
    ...present,
    redirects: (address) => formerKeys.has(addressKey(address)),
    linkedFiles: new Set(),
    languages: new Set(),
    components: options.components ?? new Map(),
  }
  const convert = bodyConverter(context)
  let converted = 0
  const save = (page: SitePage, section: string, fieldsOf: () => Record<string, unknown>) => {
    if (converted++ % PAGES_OF_STEP === 0) progress(`converting page ${converted} of ${pages.length}`)
    const body = convert(page)
    const fields = { ...completeFields(page, body, section, context), ...fieldsOf(), redirect_from: redirects.ofPages.get(page.newAddress) }
    plan.set(`${page.flattened}.mdx`, writePage(acceptedFields(page, fields, context), body.text))
  }
  for (const page of docs) {
    save(page, sectionOf(page, sidebar.folders, config.title), () => ({}))
  }
  planArticles(site, posts, context, save, redirects.addOther)
  if (sidebar.items.length > 0)
    plan.set('navigation/docs-sidebar.yml', yamlFile('Sidebar of the documentation, in reading order.', sidebar.items))
  const bodies = new Map(pages.map(({ newAddress, flattened }) => [newAddress, plan.get(`${flattened}.mdx`)]))
  const others = acceptedRedirects(out, redirects.others, bodies, (message) =>
    notes.push({ topic: 'Redirects', file: config.file, line: 1, message }),
  )
  if (others.size > 0) {
    const table = yamlFile('Redirects of the imported site that do not lead to the top of a page.', Object.fromEntries(others))
    plan.set('redirects/docusaurus.yml', table)
  }
  unusedParts(site, config, notes)
  const tagged = docs.find(({ source }) => asTexts(source.fields.tags))
  if (tagged)
    notes.push({
      topic: 'Redirects',
      file: tagged.file,
      line: tagged.source.lineOf('tags'),
      message: `the lists of documentation pages by tag were left out, such as /${tagged.instance.base}/tags; tags are words for the search now`,
    })
  progress('writing the files')
  const result = writePlan(plan, out, reportFolder)
  if (options.replace) {
    const changed = adaptData(
      out,
      pages.map(({ newAddress }) => newAddress),
    )
    if (changed.length > 0) {
      const message = `links to pages that were removed now lead to the first imported page; write your own text in ${changed.map((file) => `${out}/${file}`).join(', ')}`
      notes.push({ topic: 'Configuration', file: config.file, line: 1, message })
    }
  }
  if (result.kept.includes('navigation/docs-sidebar.yml')) {
    const message = `the sidebar exists; add the entries of ${reportFolder}/navigation/docs-sidebar.yml to ${out}/navigation/docs-sidebar.yml`
    notes.push({ topic: 'Sidebar', file: config.file, line: 1, message })
  }
  const snippets = [...plan.keys()].filter((name) => name.startsWith('docs/shared/') && name.endsWith('.mdx')).length
  return {
    site,
    out,
    reportFolder,
    pages: {
      docs: docs.length,
      articles: posts.length,
      snippets,
      pictures: [...plan.values()].filter((content) => typeof content !== 'string').length,
    },
    ...result,
    moved: pages
      .filter((page) => redirects.ofPages.get(page.newAddress)?.some((from) => addressKey(from) === addressKey(page.oldAddress)))
      .map(({ oldAddress, newAddress }) => ({ from: oldAddress, to: newAddress })),
    linkedFiles: [...context.linkedFiles].sort(),
    languages: [...context.languages].sort(),
    notes,
  }
}

/** Name of the part of the documentation that contains a page. */
function sectionOf({ instance, place }: DocPage, folders: ImportedSidebars['folders'], siteTitle: string): string {
  const folder = place.folders.at(-1)
  const own = folder === undefined ? (instance.id === 'default' ? siteTitle : instanceName(instance)) : wordsOf(folder)
  return folders.get(instance)?.get(place.folders.join('/'))?.label ?? own
}
