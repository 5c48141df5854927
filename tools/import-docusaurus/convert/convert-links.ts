import { posix } from 'node:path'
import { addressKey } from './convert-addresses'

/** All addresses and files of a Docusaurus site that links can lead to. */
export type LinkTargets = {
  /** New address by path of the file, relative to the Docusaurus site. */
  byFile: ReadonlyMap<string, string>
  /** New address by former address; see `addressKey`. */
  byAddress: ReadonlyMap<string, string>
  /** Path of a file in a static folder as it would be in `public/`, or undefined. */
  staticFile: (path: string) => string | undefined
  origin: string
  basePath: string
}

/** The page with a link. `file` and `root` (the folder of its documentation) are relative to the Docusaurus site. */
export type LinkSource = { file: string; root: string; oldAddress: string }

/** The new form of a link. `problem` says why the link could not be found; then `url` is as it was. */
export type NewLink = { url: string; problem?: string; staticFile?: string }

/** Splits an address into its path, and its query and fragment. */
const parts = (url: string): [string, string] => {
  const at = url.search(/[?#]/)
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** New address of a link to a Markdown file: relative to the page, to its documentation or to the site. */
function fileTarget(path: string, source: LinkSource, { byFile }: LinkTargets): string | undefined {
  const plain = decoded(path)
  const below = plain.replace(/^(?:@site)?\//, '')
  const places = [posix.join(posix.dirname(source.file), plain), posix.join(source.root, below), posix.normalize(below)]
  const files = places.flatMap((place) =>
    /\.mdx?$/.test(place) ? [place, place.replace(/\.mdx$/, '.md'), `${place}x`] : [`${place}.md`, `${place}.mdx`],
  )
  return files.map((file) => byFile.get(file)).find(Boolean)
}

/** Former addresses that a link can mean. A relative link depends on whether the address of its page ends in a slash. */
function addressesOf(path: string, source: LinkSource, basePath: string): string[] {
  if (!path.startsWith('/')) return [posix.join(posix.dirname(source.oldAddress), path), posix.join(source.oldAddress, path)]
  return basePath && `${path}/`.startsWith(`/${basePath}/`) ? [path.slice(basePath.length + 1), path] : [path]
}

/** Finds the address that a link of a Docusaurus page has on this site. */
export function newLink(url: string, source: LinkSource, targets: LinkTargets): NewLink {
  const own = targets.origin && url.startsWith(`${targets.origin}/`) ? url.slice(targets.origin.length) : url.replace(/^pathname:\/\//, '')
  if (own === '' || own.startsWith('#') || own.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(own)) return { url: own || '#content' }
  const [path, rest] = parts(own)
  const file = fileTarget(path, source, targets)
  if (file) return { url: file + rest }
  if (path.startsWith('@')) {
    const asset = targets.staticFile(path)
    return asset ? { url: asset + rest, staticFile: asset } : { url: '#content', problem: `"${url}" does not exist and leads nowhere` }
  }
  const addresses = addressesOf(path, source, targets.basePath)
  const page = addresses.map((address) => targets.byAddress.get(addressKey(address))).find(Boolean)
  if (page) return { url: page + rest }
  const asset = targets.staticFile(path.startsWith('/') ? (addresses[0] ?? path) : posix.join(posix.dirname(source.file), decoded(path)))
  if (asset) return { url: asset + rest, staticFile: asset }
  return {
    url: path.startsWith('/') ? own : `${addresses[0]}${rest}`,
    problem: `"${url}" is not a page of the imported site; correct the link`,
  }
}
