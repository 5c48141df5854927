import path from 'node:path'
import { slug } from 'github-slugger'
import { addressOf, type Collection } from '../../../lib/collections'
import { checkReservedSlug } from '../check/blog-lists'
import { checkFrontMatter } from '../check/check-front-matter'
import { isNewName, newName } from '../check/file-names'
import type { KnownNames } from '../check/names'
import type { Answers } from '../check/question'
import { idOf, type SiteFacts, sidebarFile } from '../check/site-facts'
import { readSource } from '../check/source-file'
import { addEntry, entryIds } from './edit-sidebar'
import { fillTemplate } from './fill-template'
import { collectionFor, type PageKind } from './kinds'

/** A page to write. `sidebar` is the changed file of the sidebar. Paths are relative to the root of the repository. */
export type NewPage = { file: string; text: string; url: string; sidebar?: { file: string; text: string } }

/** The file name of a page without its extension: from its title, or from the name of its engine. @throws an error if the title has no letters of the Latin alphabet */
function fileName(kind: PageKind, { title = '', slug: own, number, name: engine }: Answers): string {
  const words = slug((engine ?? title).normalize('NFKD').replace(/[^\w\s-]/g, '')).replace(/-+/g, '-')
  const file = own?.replace(/\.mdx?$/, '') ?? (kind === 'webinar' && number ? `w-${number}-${words}` : words)
  if (isNewName(file)) return file
  throw new Error(
    `"${file}" cannot be a file name. Give one with --slug, such as --slug ${file ? newName(file) : 'set-up-postgres-cdc'}. It has lowercase letters, digits and hyphens.`,
  )
}

/** The number of the next session of a series. */
function nextNumber(collection: Collection, kind: string | undefined, { pages }: SiteFacts): string {
  const numbers = pages.flatMap(({ collection: own, fields }) =>
    own === collection && (kind === undefined || fields.kind === kind) && typeof fields.number === 'number' ? [fields.number] : [],
  )
  return String(Math.max(0, ...numbers) + 1)
}

/** The answers with a number for sessions that have one. */
function numbered(kind: PageKind, collection: Collection, answers: Answers, facts: SiteFacts): Answers {
  if (answers.number !== undefined || (kind !== 'webinar' && answers.kind !== 'meetup')) return answers
  return { ...answers, number: nextNumber(collection, answers.kind, facts) }
}

/** The folder that an option names, below that of the documentation. @throws an error with the nearest name that is right for a new address */
function givenFolder(folder: string): string {
  const parts = folder
    .replace(/^\/?(?:content\/)?docs\//, '')
    .split('/')
    .filter(Boolean)
  if (parts.every(isNewName)) return parts.join('/')
  throw new Error(
    `"${folder}" cannot be a folder of pages. Write --folder ${parts.map(newName).join('/')}, with lowercase letters, digits and hyphens.`,
  )
}

/** The folder of a page below that of its collection. */
const folderOfPage = ({ flattened }: Pick<SiteFacts['pages'][number], 'flattened'>) =>
  path.posix
    .dirname(flattened.replace(/\/index$/, ''))
    .split('/')
    .slice(1)
    .join('/')

/** The folder of a page below that of its collection: that of the page before it in the sidebar, unless an option names another one. */
function folderOf(collection: Collection, { folder, after }: Answers, { pages }: SiteFacts): string {
  if (collection !== 'docs') return ''
  if (folder !== undefined) return givenFolder(folder)
  const before = pages.find((page) => page.collection === collection && idOf(page) === after)
  return before ? folderOfPage(before) : ''
}

/** Builds a new page from complete answers. @throws an error with what to do if an answer cannot be used */
export function buildPage(kind: PageKind, given: Answers, facts: SiteFacts): NewPage {
  const collection = collectionFor(kind, given)
  if (!collection) throw new Error('The blog of the article is not known. Give it with --blog.')
  const answers = numbered(kind, collection, given, facts)
  const flattened = path.posix.join(collection, folderOf(collection, answers, facts), fileName(kind, answers))
  const address = addressOf(flattened, answers.kind === undefined ? {} : { kind: answers.kind })
  const page: NewPage = {
    file: `${facts.contentDir}/${flattened}.mdx`,
    text: fillTemplate(kind, answers),
    url: address,
  }
  const [sidebar, file] = [facts.sidebars.get(collection), sidebarFile(collection)]
  if (sidebar === undefined || !file) return page
  const id = idOf({ flattened, fields: {} })
  if (entryIds(sidebar, file).includes(id)) return page
  return { ...page, sidebar: { file: `${facts.contentDir}/${file}`, text: addEntry(sidebar, id, answers.after ?? '', file) } }
}

/** Messages about a new page: those of the content check, and fields that another page has already. */
export function pageProblems({ file, text, url }: NewPage, { pages, contentDir, today }: SiteFacts, known: KnownNames): string[] {
  const { source, findings } = readSource(file, text, contentDir)
  if (!source) return findings.map(({ message }) => message)
  const slugs = new Set(pages.filter(({ collection }) => collection === source.collection).map(idOf))
  const checked = [...findings, ...checkFrontMatter(source, { ...known, today }, slugs), ...checkReservedSlug(source)]
  const taken = pages.find((page) => page.url === url || page.path === file)
  const others = (['title', 'description'] as const).flatMap((field) => {
    const other = pages.find(({ fields }) => fields[field] === source.fields[field])
    return other ? [`--${field} is also that of ${other.path}; write another one`] : []
  })
  const redirect = pages.find(({ fields }) => [fields.redirect_from].flat().includes(url))
  return [
    ...(taken ? [`${url} is already the address of ${taken.path}; choose another title, or give a file name with --slug`] : []),
    ...(redirect
      ? [`${url} redirects to ${redirect.url}; remove it from redirect_from in ${redirect.path}, or give a file name with --slug`]
      : []),
    ...others,
    ...checked.map(({ field, message }) => (field ? `${field}: ${message}` : message)),
  ]
}

/** What the author does next. */
export const NEXT_STEP =
  'The page is a draft, which only npm run dev and previews show. Replace its comments, run npm run check:content, and delete the line "draft: true" when the page is ready.'
