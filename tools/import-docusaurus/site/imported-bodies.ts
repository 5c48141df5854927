import path from 'node:path'
import { fileName } from '../../authoring/check/file-names'
import { isOfOtherSite } from '../../authoring/check/picture-types'
import { readSourcePage, writePage } from '../convert/convert-front-matter'
import { type LinkTargets, newLink } from '../convert/convert-links'
import type { PageEnvironment } from '../convert/convert-page'
import type { ComponentMap } from '../convert/mapped-components'
import type { Note } from '../convert/note'
import { type RewrittenBody, rewriteBody } from '../convert/rewrite'
import { uniqueDescription, uniqueTitle } from '../convert/texts'
import type { SiteConfig } from './config'
import type { SitePage } from './imported-pages'
import type { SiteFiles } from './pictures'
import type { Plan } from './plan'

/** Title and description of a page that exists. */
export type PresentTexts = { title: string; description: string }

/** What all pages of a site share while their bodies are converted. */
export type BodyContext = {
  config: SiteConfig
  files: SiteFiles
  targets: LinkTargets
  plan: Plan
  notes: Note[]
  /** Whether an address redirects, so that no snippet can have it. */
  redirects: (address: string) => boolean
  /** Titles and descriptions that pages already have. */
  titles: Set<string>
  descriptions: Set<string>
  /** Title and description of pages that the content folder already has, by path. */
  present: ReadonlyMap<string, PresentTexts>
  /** Paths in `public/` of linked files that a person must copy there. */
  linkedFiles: Set<string>
  /** Components of the site that become known ones. */
  components: ComponentMap
  /** Languages of code that this site must learn; see `withLanguages`. */
  languages: Set<string>
}

/** A Markdown file that is converted. `folder` is that of the new page below the content folder. */
type Part = Pick<SitePage, 'file' | 'root' | 'oldAddress' | 'source'> & { folder: string }

/** Whether a file is plain Markdown instead of MDX: what its front matter says, or else the configuration. */
function isPlain(config: SiteConfig, { file, source: { fields } }: Pick<Part, 'file' | 'source'>): boolean {
  const own = typeof fields.mdx === 'object' ? (fields.mdx as { format?: unknown } | null)?.format : undefined
  const format = own ?? config.markdownFormat
  return format === 'md' || (format === 'detect' && file.endsWith('.md'))
}

const SNIPPETS = 'docs/shared'

/** Name of the snippet for a partial: its path without the underscores that mark partials. */
const snippetNameOf = (file: string) =>
  file
    .replace(/\.mdx?$/, '')
    .split('/')
    .filter((part) => part !== '..')
    .slice(1)
    .map((part) => fileName(part.replace(/^_+/, '')))
    .join('/')

/** Converts the bodies of pages. Partials become snippets when the first page imports them. */
export function bodyConverter(context: BodyContext): (page: SitePage) => RewrittenBody {
  const { config, files, targets, plan, notes } = context
  const snippets = new Map<string, RewrittenBody>()

  /** The name of a snippet whose path is not a former address of a page. */
  const nameOf = (file: string) => {
    const name = snippetNameOf(file)
    return context.redirects(`/${SNIPPETS}/${name}/`) ? `${name}-snippet` : name
  }

  const convertPart = (part: Part, open: readonly string[], props?: Record<string, unknown>): RewrittenBody => {
    const note: PageEnvironment['note'] = (topic, line, message) =>
      notes.push({ topic, file: part.file, line: line + part.source.linesBefore, message })
    const format = { isPlain: isPlain(config, part), hasFormulas: config.hasFormulas }
    return rewriteBody(part.source.body, format, {
      note,
      frontMatter: part.source.fields,
      isPart: open.length > 1,
      components: context.components,
      magicComments: config.magicComments,
      link: (url, line) => {
        const { url: target, problem, staticFile } = newLink(url, part, targets)
        if (problem) note('Links', line, problem)
        if (staticFile) context.linkedFiles.add(staticFile)
        return target
      },
      picture: (reference, line) => {
        if (isOfOtherSite(reference)) {
          if (!reference.startsWith('data:'))
            note(
              'Pictures',
              line,
              `${reference} is on another site, and pages show only pictures of this one; save a copy next to the page`,
            )
          return reference
        }
        const file = files.find(reference, part.file)
        if (!file) note('Pictures', line, `${reference} does not exist; the page says so where it was`)
        return file && files.copyPicture(file, part.folder)
      },
      ...(props && { props }),
      partial: (reference, line, given) => {
        const file = files.find(reference, part.file)
        if (!file || open.includes(file)) {
          note('Unknown components', line, `${reference} ${file ? 'imports itself' : 'does not exist'}`)
          return undefined
        }
        return convertPartial({ ...part, file, source: readSourcePage(files.read(file)) }, [...open, file], given)
      },
      text: (reference) => {
        const file = files.find(reference, part.file)
        return file && files.read(file)
      },
      language: (name) => context.languages.add(name),
    })
  }

  /** A snippet, unless the partial has headings or uses properties, which snippets cannot have. Then its text becomes part of the page. */
  const convertPartial = (part: Part, open: readonly string[], props: Record<string, unknown>) => {
    if (/\bprops\b/.test(part.source.body)) return { text: convertPart(part, open, props).text.trim() }
    const known = snippets.get(part.file) ?? convertPart({ ...part, folder: path.posix.dirname(`${SNIPPETS}/${nameOf(part.file)}`) }, open)
    if (known.hasHeadings) return { text: convertPart(part, open).text.trim() }
    const snippet = nameOf(part.file)
    if (!snippets.has(part.file)) {
      snippets.set(part.file, known)
      // A snippet of an earlier import must not stand in its own way.
      const present = context.present.get(`${SNIPPETS}/${snippet}.mdx`)
      context.titles.delete(present?.title ?? '')
      context.descriptions.delete(present?.description ?? '')
      const { title, description } = part.source.fields
      const own = [title, known.title, `Snippet ${snippet}`].map((text) => (typeof text === 'string' ? text : undefined))
      const name = uniqueTitle(own, 'snippet', context.titles)
      const given = typeof description === 'string' ? description : undefined
      const about = uniqueDescription({ given, paragraph: known.paragraph, title: name, section: '' }, context.descriptions)
      plan.set(`${SNIPPETS}/${snippet}.mdx`, writePage({ title: name, description: about.text }, known.text))
    }
    return { snippet }
  }

  return (page) => convertPart({ ...page, folder: path.posix.dirname(page.flattened) }, [page.file])
}
