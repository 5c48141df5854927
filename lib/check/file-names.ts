import { posix } from 'node:path'
import { fileName } from '../import/addresses'

/** What addresses can contain without escapes, which servers and programs treat differently. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

const message = (part: string) =>
  `"${part}" cannot be part of an address, which has only letters from A to Z, digits, hyphens, underscores and dots; write ${fileName(part).toLowerCase()}`

/** The problem with the name of a content file or of its folders, which become the address of a page; undefined if there is none. */
export function nameProblem(path: string, contentDir: string): string | undefined {
  const { dir, name, ext } = posix.parse(path)
  if (ext !== '.mdx') return `pages end in .mdx; rename the file to ${name}.mdx`
  const wrong = [...dir.slice(contentDir.length + 1).split('/'), name].find((part) => !PLAIN.test(part))
  return wrong === undefined ? undefined : `${message(wrong)} in the name of the file`
}

/** The problem with a `slug`; undefined if there is none. @param root address of the collection, such as `/docs/` */
export function slugProblem(slug: string, root: string): string | undefined {
  const path = `/${slug.replace(/^\//, '')}`
  if (path.startsWith(root)) return `is relative to ${root}; write ${path.slice(root.length - 1)}`
  const wrong = slug.split('/').find((part) => part !== '' && !PLAIN.test(part))
  return wrong === undefined ? undefined : message(wrong)
}
