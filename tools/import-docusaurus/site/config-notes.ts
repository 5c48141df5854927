import type { Note } from '../convert/note'
import type { DocsInstance } from './docs-instance'
import { asList, asOptions, asText, CURRENT, FUNCTION, type Options } from './options'

const otherVersions = (others: readonly string[]) =>
  others.length === 0
    ? 'it is the only one that the site publishes'
    : `the other versions (${others.join(', ')}) are not. For another one: --docs-version ${others.includes(CURRENT) ? CURRENT : others[0]}`

const PLUGIN_OPTIONS = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins']

/** What the options of a documentation or a blog say that the import cannot do. */
function pluginNotes(options: Options): string[] {
  const plugins = PLUGIN_OPTIONS.filter((name) => asList(options[name]).length > 0)
  const texts = ['blogTitle', 'blogDescription', 'blogSidebarTitle'].flatMap((name) => asText(options[name], '') || [])
  return [
    ...(plugins.length > 0 ? [`the plugins in ${plugins.join(', ')} were not run; look at pages with the syntax that they add`] : []),
    ...(texts.length > 0 ? [`the texts of the blog were left out; write them in lib/blogs.ts: ${texts.join(' / ')}`] : []),
  ]
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** What the configuration says about all pages that the import cannot do. */
function siteNotes(config: Options): string[] {
  const { navbar, footer, announcementBar } = asOptions(config.themeConfig)
  const { links, copyright } = asOptions(footer)
  const parts = [
    ...(asList(asOptions(navbar).items).length > 0 ? ['navbar'] : []),
    ...(asList(links).length > 0 || isText(copyright) ? ['footer'] : []),
    ...(isText(asOptions(announcementBar).content) ? ['announcementBar'] : []),
  ]
  const { preprocessor, parseFrontMatter } = asOptions(config.markdown)
  const hasCode = [preprocessor, parseFrontMatter].includes(FUNCTION)
  return [
    ...(parts.length > 0 ? [`${parts.join(', ')} of themeConfig were left out; write their texts in content/navigation/`] : []),
    ...(hasCode ? ['the code in markdown, which changes pages before they are read, was not run; look at the pages that it changes'] : []),
  ]
}

/** Which version of each documentation is imported. */
const versionNotes = (docs: readonly DocsInstance[]): string[] =>
  docs.flatMap(({ version, folder }) =>
    version ? [`version ${version.name} of the documentation is imported, from ${folder}; ${otherVersions(version.others)}`] : [],
  )

/** The code of a documentation that orders and names the entries of its sidebar. */
const sidebarNotes = (options: Options): string[] =>
  ['sidebarItemsGenerator', 'numberPrefixParser']
    .filter((name) => options[name] === FUNCTION)
    .map((name) => `the code of ${name} was not run; check the order and the names of the entries`)

/** What a configuration says, and the options of the plugins in it. */
type ReadConfig = { config: Options; docsOptions: readonly Options[]; blogOptions: readonly Options[]; docs: readonly DocsInstance[] }

/** Notes about a configuration: which version is imported, and what the import cannot do. @param file of the configuration */
export function configNotes({ config, docsOptions, blogOptions, docs }: ReadConfig, file: string): Note[] {
  const messages = [...versionNotes(docs), ...siteNotes(config), ...[...docsOptions, ...blogOptions].flatMap(pluginNotes)]
  return [
    ...messages.map((message): Note => ({ topic: 'Configuration', file, line: 1, message })),
    ...docsOptions.flatMap(sidebarNotes).map((message): Note => ({ topic: 'Sidebar', file, line: 1, message })),
  ]
}
