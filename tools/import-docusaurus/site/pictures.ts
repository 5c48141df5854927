import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SiteConfig } from './config'
import type { Plan } from './plan'
import { isInRepository } from './repository'

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Files of a Docusaurus site that pages refer to. Paths are relative to the site. */
export type SiteFiles = {
  /** The file that a path means: below the site, in a static folder, or relative to the file that contains it. */
  find: (reference: string, from: string) => string | undefined
  /** The path that a linked file has in `public/`, or undefined. */
  publicPath: (reference: string) => string | undefined
  /**
   * Plans a copy of a picture in the folder `images` next to a page, and returns its path relative to the page.
   * `folder` is the folder of the page below the content folder.
   */
  copyPicture: (file: string, folder: string) => string
  read: (file: string) => string
}

/** Entities that a drawing defines for its own text, which many programs do not read. */
const ENTITIES = /<!DOCTYPE\s[^[>]*\[([\s\S]*?)\]\s*>/

/** Names of formats within a drawing that are no addresses, which many programs take for an error. */
const FORMATS = /\b(xmlns(?::[\w.-]+)?)="([^":]+)"/g

/** The bytes of a picture. The entities of a drawing are replaced by their values, and the names of its formats are addresses. */
function pictureOf(file: string): Buffer {
  const bytes = readFileSync(file)
  if (!/\.svg$/i.test(file)) return bytes
  const text = bytes.toString('utf8')
  const declared = text.match(ENTITIES)?.[1]?.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g) ?? []
  const values = new Map([...declared].map(([, name = '', double, single]) => [name, double ?? single ?? '']))
  const plain = values.size > 0 ? text.replace(ENTITIES, '') : text
  const changed = plain.replace(/&([\w.-]+);/g, (written, name: string) => values.get(name) ?? written).replace(FORMATS, '$1="urn:$2"')
  return changed === text ? bytes : Buffer.from(changed)
}

/** Opens the files of a site. Copies of pictures are added to the plan. */
export function openFiles(site: string, { basePath, staticFolders }: SiteConfig, plan: Plan): SiteFiles {
  /** Source of each copied picture by its path below the content folder. */
  const copies = new Map<string, string>()
  const existing = (file: string) => {
    const normal = path.posix.normalize(file)
    return isInRepository(site, normal) && isFile(path.join(site, normal)) ? normal : undefined
  }
  const inStatic = (reference: string) => {
    const plain = reference.replace(/^\/+/, '')
    const paths = basePath && plain.startsWith(`${basePath}/`) ? [plain.slice(basePath.length + 1), plain] : [plain]
    return staticFolders.flatMap((folder) => paths.map((each) => existing(`${folder}/${each}`))).find((file) => file !== undefined)
  }
  return {
    find: (reference, from) => {
      const plain = decoded((reference.split(/[?#]/)[0] ?? '').replace(/^pathname:\/\//, ''))
      if (plain.startsWith('@site/')) return existing(plain.slice('@site/'.length))
      // Modules below the folder of the site can be imported so.
      if (plain.startsWith('/')) return inStatic(plain) ?? existing(plain.slice(1))
      return existing(path.posix.join(path.posix.dirname(from), plain)) ?? inStatic(plain)
    },
    publicPath: (reference) => {
      const file = reference.startsWith('/') ? inStatic(reference) : existing(reference.replace(/^@site\//, ''))
      if (!file) return undefined
      const folder = staticFolders.find((name) => file.startsWith(`${name}/`))
      return folder ? file.slice(folder.length) : `/files/${path.posix.basename(file)}`
    },
    copyPicture: (file, folder) => {
      const parts = file.split('/').filter((part) => part !== '..')
      // A second picture of the same name gets the name of its folder too.
      const targets = parts.map(
        (_, index) =>
          `${folder}/images/${parts
            .slice(-1 - index)
            .join('-')
            .replace(/[\s()]+/g, '-')}`,
      )
      const target = targets.find((each) => (copies.get(each) ?? file) === file) ?? `${folder}/images/${copies.size}-${parts.at(-1)}`
      if (!copies.has(target)) plan.set(target, pictureOf(path.join(site, file)))
      copies.set(target, file)
      return `./images/${path.posix.basename(target)}`
    },
    read: (file) => readFileSync(path.join(site, file), 'utf8'),
  }
}
