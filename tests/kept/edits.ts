import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Edits of a clone of the site, as authors and developers make them. Each returns what it did, or undefined if it was not possible. */

/** Returns numbers from 0 to 1 that depend on the seed only: a linear congruential generator with the constants of "Numerical Recipes". */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export type Clone = {
  folder: string
  random: () => number
  /** A number that no other edit has. */
  number: number
  /** Environment variables of all later builds. Edits of settings change it. */
  env: Record<string, string>
}
type Edit = (clone: Clone) => string | undefined

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined => items[Math.floor(random() * items.length)]

/** Paths of files below a folder of a clone, relative to the clone. */
const filesIn = ({ folder }: Clone, below: string, ending: string): string[] =>
  readdirSync(path.join(folder, below), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(below, file))
    .sort()

const pagesIn = (clone: Clone, ...folders: string[]) =>
  folders.flatMap((folder) => filesIn(clone, `content/${folder}`, '.mdx')).filter((file) => !file.includes('/shared/'))

/** Replaces text in a file. @returns the file, or undefined if there is nothing to replace */
function change(clone: Clone, file: string | undefined, edit: (text: string) => string): string | undefined {
  if (!file) return undefined
  const target = path.join(clone.folder, file)
  const before = readFileSync(target, 'utf8')
  const after = edit(before)
  if (after === before) return undefined
  writeFileSync(target, after)
  return file
}

/** Appends words to the value of a field in quotes of the front matter or of a data file. */
const longer = (field: string, words: string) => (text: string) => text.replace(new RegExp(`^( *${field}: ")(.*)"$`, 'm'), `$1$2${words}"`)

/** Appends words to the n-th value of a field in a YAML file. */
const anyValue = (clone: Clone, field: string) => (text: string) => {
  const lines = text.split('\n')
  const found = lines.flatMap((line, index) => (new RegExp(`^ *(- )?${field}: "?[A-Z]`).test(line) ? [index] : []))
  const index = pick(found, clone.random)
  if (index === undefined) return text
  lines[index] = (lines[index] ?? '').replace(/(\.?)("?)$/, ` ${clone.number}$1$2`)
  return lines.join('\n')
}

const allPages = ['docs', 'blog', 'iceberg', 'query-engine', 'webinar', 'community']
const articles = ['blog', 'iceberg']
/** Name of articles that edits add. */
const added = 'article-of-edit-'

export const edits: Record<string, Edit> = {
  text: (clone) => change(clone, pick(pagesIn(clone, ...allPages), clone.random), (text) => `${text}\nEdit ${clone.number} wrote this.\n`),
  snippet: (clone) =>
    change(
      clone,
      pick(filesIn(clone, 'content/docs/shared', '.mdx'), clone.random),
      (text) => `${text}\nEdit ${clone.number} wrote this.\n`,
    ),
  title: (clone) => change(clone, pick(pagesIn(clone, ...allPages), clone.random), longer('title', ` ${clone.number}`)),
  description: (clone) => change(clone, pick(pagesIn(clone, ...allPages), clone.random), longer('description', ` ${clone.number}`)),
  tag: (clone) =>
    change(clone, pick(pagesIn(clone, ...articles), clone.random), (text) =>
      text.replace(/^tags: \[(\w[\w-]*)(, )?/m, (whole, first) =>
        first === 'iceberg' ? whole.replace('iceberg', 'cdc') : whole.replace(first, 'iceberg'),
      ),
    ),
  label: (clone) =>
    change(clone, pick(pagesIn(clone, 'docs'), clone.random), (text) =>
      text.replace(/^sidebar_label:.*\n/m, '').replace(/^---\n/, `---\nsidebar_label: Label ${clone.number}\n`),
    ),
  'sidebar order': (clone) =>
    change(clone, 'content/navigation/docs-sidebar.yml', (text) => {
      const lines = text.split('\n')
      const index = pick(
        lines.flatMap((line, at) =>
          /^ +- [\w/-]+$/.test(line) &&
          line.match(/^ */)?.[0] === lines[at + 1]?.match(/^ */)?.[0] &&
          /^ +- [\w/-]+$/.test(lines[at + 1] ?? '')
            ? [at]
            : [],
        ),
        clone.random,
      )
      if (index !== undefined) lines.splice(index, 2, lines[index + 1] ?? '', lines[index] ?? '')
      return lines.join('\n')
    }),
  'data file': (clone) => change(clone, pick(filesIn(clone, 'content/data/reference', '.yml'), clone.random), anyValue(clone, 'meaning')),
  authors: (clone) => change(clone, 'content/authors.yml', anyValue(clone, 'about')),
  tags: (clone) => change(clone, `content/${pick(articles, clone.random)}/tags.yml`, anyValue(clone, 'label')),
  releases: (clone) => change(clone, 'content/data/releases.yml', anyValue(clone, 'summary')),
  'benchmark figures': (clone) =>
    change(clone, 'content/data/benchmarks.json', (text) => text.replace(/"title": "([^"]*)"/, `"title": "$1 ${clone.number}"`)),
  glossary: (clone) =>
    change(clone, 'content/docs/understanding/terminologies/general.mdx', (text) => {
      const paragraphs = text.split('\n\n')
      const index = pick(
        paragraphs.flatMap((part, at) => (/^[A-Z][^\n|]+\.$/.test(part) ? [at] : [])),
        clone.random,
      )
      if (index !== undefined) paragraphs[index] = `Edit ${clone.number}. ${paragraphs[index]}`
      return paragraphs.join('\n\n')
    }),
  date: (clone) =>
    change(clone, pick(pagesIn(clone, ...articles), clone.random), (text) =>
      text.replace(/^date: .*$/m, `date: 2025-0${1 + (clone.number % 9)}-1${clone.number % 10}`),
    ),
  'new page': (clone) => {
    const from = pick(pagesIn(clone, 'blog'), clone.random)
    if (!from) return undefined
    const to = `content/blog/${added}${clone.number}.mdx`
    cpSync(path.join(clone.folder, from), path.join(clone.folder, to))
    change(clone, to, (text) =>
      longer('description', ` ${clone.number}`)(longer('title', ` ${clone.number}`)(text)).replace(/^(slug|redirect_from):.*\n/gm, ''),
    )
    return to
  },
  'renamed page': (clone) => {
    const from = pick(
      pagesIn(clone, 'blog').filter((file) => file.includes(added)),
      clone.random,
    )
    if (!from) return undefined
    const to = `content/blog/${added}${clone.number}.mdx`
    renameSync(path.join(clone.folder, from), path.join(clone.folder, to))
    return `${from} to ${to}`
  },
  'deleted page': (clone) => {
    const file = pick(
      pagesIn(clone, 'blog').filter((name) => name.includes(added)),
      clone.random,
    )
    if (file) rmSync(path.join(clone.folder, file))
    return file
  },
  picture: (clone) => {
    const pictures = filesIn(clone, 'content/docs/images', '.webp')
    const [from, to] = [pick(pictures, clone.random), pick(pictures, clone.random)]
    if (!from || !to || from === to) return undefined
    cpSync(path.join(clone.folder, from), path.join(clone.folder, to))
    return to
  },
  diagram: (clone) =>
    change(clone, pick(filesIn(clone, 'content/diagrams', '.svg'), clone.random), (text) =>
      text.replace('</svg>', `<desc>${clone.number}</desc></svg>`),
    ),
  navigation: (clone) =>
    change(clone, 'content/navigation/footer.ts', (text) => text.replace(/label: '([A-Z][\w ]*)'/, `label: '$1 ${clone.number}'`)),
  settings: (clone) => {
    clone.env.SITE_SETTINGS = clone.env.SITE_SETTINGS ? '' : '{"navbar":{"hideOnScroll":true}}'
    return clone.env.SITE_SETTINGS || 'none'
  },
  component: (clone) => change(clone, 'components/docs/PageMeta.tsx', (text) => text.replace(/min read\w*/, `min read${clone.number}`)),
  'day of the build': (clone) => {
    clone.env.SITE_BUILD_DATE = `2026-12-${10 + (clone.number % 20)}`
    return clone.env.SITE_BUILD_DATE
  },
}

/** Removes everything that earlier builds left in a clone. */
export function removeCaches(folder: string): void {
  for (const name of ['.next', '.generated', '.contentlayer', 'out', 'public/_images'])
    rmSync(path.join(folder, name), { recursive: true, force: true })
}

/** Copies all files of the content and the code from one clone to another, so that both are equal. */
export function copySources(from: string, to: string): void {
  for (const name of ['content', 'components']) {
    rmSync(path.join(to, name), { recursive: true, force: true })
    mkdirSync(path.join(to, name), { recursive: true })
    if (existsSync(path.join(from, name))) cpSync(path.join(from, name), path.join(to, name), { recursive: true })
  }
}
