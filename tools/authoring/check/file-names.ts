import { posix } from 'node:path'

/** A name that can be a file name and an address: without accents, spaces and characters that addresses encode. */
export const fileName = (text: string) =>
  text
    .trim()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}._/-]+/gu, '-')
    .replace(/[^\x20-\x7e]+/g, (letters) => encodeURIComponent(letters).replaceAll('%', '').toLowerCase())
    .replace(/^-+|-+$/g, '') || 'page'

/** What addresses can contain without escapes, which servers and programs treat differently. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** What new names consist of. Readers type and compare addresses in lowercase, and underscores disappear below the line of a link. */
const LOWERCASE = /^[a-z0-9][a-z0-9.-]*$/

/** Whether a name of a file or folder is right for a new address. */
export const isNewName = (part: string) => LOWERCASE.test(part)

/** The nearest name that is right for a new address. */
export const newName = (text: string) => fileName(text).toLowerCase().replaceAll('_', '-')

const message = (part: string) =>
  `"${part}" cannot be part of an address, which has only letters from A to Z, digits, hyphens, underscores and dots; write ${newName(part)}`

/** The problem with the name of a content file or of its folders, which become the address of a page; undefined if there is none. */
export function nameProblem(path: string, contentDir: string): string | undefined {
  const { dir, name, ext } = posix.parse(path)
  if (ext !== '.mdx') return `pages end in .mdx; rename the file to ${name.replace(/\.mdx?$/i, '')}.mdx`
  const part = /^_[a-z]/i.test(name) ? otherPurpose(name) : undefined
  if (part) return part
  const wrong = [...dir.slice(contentDir.length + 1).split('/'), name].find((part) => !PLAIN.test(part))
  return wrong === undefined ? undefined : `${message(wrong)} in the name of the file`
}

/**
 * The parts of the name of a file whose capitals and underscores become part of its address: all, except those that `slug` replaces. Pages
 * name snippets as components, so their names have capitals.
 * @param flattened path of the file relative to the content folder, without extension
 */
function partsInAddress(flattened: string, slug: string | undefined): string[] {
  if (flattened.startsWith('docs/shared/') || slug?.startsWith('/')) return []
  const parts = flattened
    .replace(/\/index$/, '')
    .split('/')
    .slice(1)
  return slug === undefined ? parts : parts.slice(0, -1)
}

/** What to do with a file whose name has another meaning for other generators; undefined for other files. */
function otherPurpose(flattened: string): string | undefined {
  const last = flattened.split('/').at(-1) ?? ''
  if (last === 'README') return 'rename the file to index.mdx, which is the page of its folder'
  if (/^_[a-z]/i.test(last))
    return 'a part of other pages is a snippet; move the file to content/docs/shared/, without the underscore in its name'
  return undefined
}

/** The problem with capitals and underscores in the name of a file; undefined if there are none, or if a `slug` gives the address. */
export function caseProblem(flattened: string, slug: string | undefined): string | undefined {
  const wrong = partsInAddress(flattened, slug).find((part) => !isNewName(part))
  if (wrong === undefined) return undefined
  const advice = otherPurpose(flattened)
  if (advice) return advice
  const [last, address] = [flattened.split('/').at(-1) ?? '', flattened.slice(flattened.indexOf('/'))]
  const kept = isNewName(last) || slug !== undefined ? address : last
  return `"${wrong}" has capital letters or underscores, which readers do not expect in an address; write ${newName(wrong)} in the name of the file. If readers know the address, keep it with slug: ${kept}`
}

/** The problem with a `slug`; undefined if there is none. @param root address of the collection, such as `/docs/` */
export function slugProblem(slug: string, root: string): string | undefined {
  const path = `/${slug.replace(/^\//, '')}`
  if (path.startsWith(root)) return `is relative to ${root}; write ${path.slice(root.length - 1)}`
  const wrong = slug.split('/').find((part) => part !== '' && !PLAIN.test(part))
  return wrong === undefined ? undefined : message(wrong)
}
