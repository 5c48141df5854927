import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import type { PlannedEngine, PlannedSource, PlanOptions, Stop } from '../docs-home/plan'
import { link, paragraph, text } from '../markdown-export/nodes'
import { codeToHtml } from '../mdx/highlight-sync'
import { suggestion } from '../nearest'
import { olakeAdvice } from '../query-engines/olake-advice'
import { routes } from '../routes'
import { docsHomeText as schema } from '../schema/docs-home-schema'
import { catalogIds, catalogPage, type SourceId, setupPages, sourceIds, sources, systemLabel } from '../systems'
import { dataFiles } from './data-file'
import { findPage, pagesOf } from './documents'
import { snippetTree } from './export-context'
import type { ContentPage } from './page'
import { listedEngines } from './query-engines'

const FILE = 'content/data/docs-home.yml'
const files = dataFiles(schema)

/** A page of the documentation. Throws if it does not exist. @param file names the file with the link in the message */
function docsPage(slug: string, file: string): ContentPage {
  const page = findPage('docs', slug)
  if (page) return page
  throw new Error(
    `${file}: unknown page "${slug}".${suggestion(
      slug,
      pagesOf('docs').map((one) => one.slug),
    )}`,
  )
}

/** Texts of the first page of the documentation. Throws if a link leads to a page that the documentation does not have. */
export function docsHome(): z.infer<typeof schema> {
  const home = files.required(FILE)
  for (const address of home.guides.flatMap(({ links }) => Object.values(links))) {
    if (address.startsWith(routes.docs())) docsPage(address.slice(routes.docs().length).replace(/\/?([?#].*)?$/, ''), FILE)
  }
  return home
}

const stop = ({ title, url, readingMinutes }: ContentPage, id: string, label: string, query = ''): Stop => ({
  id,
  label,
  title,
  href: url + query,
  minutes: readingMinutes,
})

/** The command that lists the streams of a source, from its snippet, as highlighted HTML. Throws if the snippet has none. */
function discoverCommand(id: SourceId): PlannedSource['command'] {
  const name = `commands/DockerDiscover${sources[id].spellings[0]}`
  let command: string | undefined
  visit(snippetTree(name) ?? { type: 'root', children: [] }, 'code', ({ lang, value }) => {
    if (lang === 'bash') command ??= value
  })
  if (command === undefined) throw new Error(`content/docs/shared/${name}.mdx has no command for Bash, which the route planner shows.`)
  return codeToHtml(command, 'bash')
}

/** Names without the vendor, which are long enough to choose from. */
const shortName = (name: string) => name.replace(/^(?:Amazon|Apache|Google) /, '')

/** What visitors can choose in the route planner, with the page for each choice. Throws if one of the pages does not exist. */
export function planOptions(): PlanOptions {
  const place = 'lib/systems.ts'
  return {
    sources: sourceIds.map((id) => ({
      id,
      label: systemLabel(id),
      setups: setupPages(id).map((slug) => {
        const page = docsPage(slug, place)
        return stop(page, slug.split('/').at(-1) ?? slug, page.label)
      }),
      command: discoverCommand(id),
    })),
    catalogs: catalogIds.map((id) => {
      const { page, query } = catalogPage(id)
      return stop(docsPage(page, place), id, systemLabel(id), query)
    }),
    engines: listedEngines()
      .flatMap(({ id, record: { name, olake } }): PlannedEngine[] => {
        const page = findPage('query-engine', id)
        const { catalogs, unsupported = [], mode } = olake
        return page ? [{ ...stop(page, id, shortName(name)), catalogs, unsupported, advice: olakeAdvice[mode] }] : []
      })
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  }
}

const linkedList = (stops: readonly Stop[]): RootContent => ({
  type: 'list',
  spread: false,
  children: stops.map(({ label, title, href, minutes }) => ({
    type: 'listItem',
    children: [paragraph(text(`${label}: `), link(href, title), text(` (${minutes} min)`))],
  })),
})

/** All pages of the route planner as Markdown: a list for each step, whose entries can be combined. */
export function planNodes(): RootContent[] {
  const { sources: from, catalogs, engines } = planOptions()
  const setups = from.flatMap(({ label, setups }) => setups.map((one) => ({ ...one, label: `${label}, ${one.label}` })))
  return [
    paragraph(text('Sources:')),
    linkedList(setups),
    paragraph(text('Catalogs:')),
    linkedList(catalogs),
    paragraph(text('Query engines:')),
    linkedList(engines),
  ]
}

/** The links by task as Markdown. */
export const guideNodes = (): RootContent[] =>
  docsHome().guides.flatMap(({ title, text: about, links }): RootContent[] => [
    paragraph({ type: 'strong', children: [text(title)] }, text(`: ${about}`)),
    {
      type: 'list',
      spread: false,
      children: Object.entries(links).map(([label, href]) => ({ type: 'listItem', children: [paragraph(link(href, label))] })),
    },
  ])
