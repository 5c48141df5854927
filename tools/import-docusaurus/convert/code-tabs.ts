import type { Code, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { attribute } from './convert-page'

/** A code fence that is a tab among the fences next to it. `label` is the name of the tab. */
export type FenceTab = { label: string; value: string; isFirst: boolean; isLast: boolean }

const TAB = /\btab=(?:"([^"]*)"|'([^']*)'|(\S+))/

const labelOf = (node: Nodes | undefined): string | undefined => {
  if (node?.type !== 'code') return undefined
  const [, double, single, bare] = node.meta?.match(TAB) ?? []
  return double ?? single ?? bare
}

/** The code fences with the option `tab`, of which those next to each other are one set of tabs. */
export function tabbedFences(tree: Root): Map<unknown, FenceTab> {
  const tabs = new Map<unknown, FenceTab>()
  visit(tree, (parent) => {
    if (!('children' in parent)) return
    const siblings = parent.children as Nodes[]
    let taken = new Set<string>()
    siblings.forEach((node, index) => {
      const label = labelOf(node)
      if (label === undefined) return
      const isFirst = labelOf(siblings[index - 1]) === undefined
      if (isFirst) taken = new Set()
      let value = label
      for (let number = 2; taken.has(value); number++) value = `${label} ${number}`
      taken.add(value)
      tabs.set(node, { label: value, value, isFirst, isLast: labelOf(siblings[index + 1]) === undefined })
    })
  })
  return tabs
}

/** Options of Docusaurus plugins that become tabs, without which the rest is the options of the fence. */
export const withoutTabOptions = (meta: string) => meta.replace(TAB, ' ').replace(/\bnpm2yarn\b/g, ' ')

/** Whether a fence has the option `npm2yarn`, which shows npm commands for Yarn too. */
export const isForYarn = ({ meta }: Code) => /\bnpm2yarn\b/.test(meta ?? '')

/** The tab of a fence, with the start or end of its set. `prefix` is what precedes each further line. */
export function inTab(fence: string, { label, value, isFirst, isLast }: FenceTab, prefix: string): string {
  const tab = [`<TabItem${attribute('value', value)}${attribute('label', label)}>`, '', fence, '', '</TabItem>']
  const lines = [...(isFirst ? ['<Tabs>', ''] : []), ...tab, ...(isLast ? ['', '</Tabs>'] : [])]
  return lines.map((line, index) => (index === 0 ? line : line && prefix + line)).join('\n')
}

/** The fences of npm and Yarn as one set of tabs. Readers choose once for all sets of a page. */
export function packageTabs(npm: string, yarn: string, prefix: string): string {
  const tab = (value: string, label: string, fence: string) => [`<TabItem value="${value}" label="${label}">`, '', fence, '', '</TabItem>']
  const lines = ['<Tabs groupId="npm2yarn">', '', ...tab('npm', 'npm', npm), '', ...tab('yarn', 'Yarn', yarn), '', '</Tabs>']
  return lines.map((line, index) => (index === 0 ? line : line && prefix + line)).join('\n')
}

/** Options of `npm install` and what `yarn add` calls them. */
const OPTIONS: Record<string, string> = {
  '-D': '--dev',
  '--save-dev': '--dev',
  '-S': '',
  '--save': '',
  '-O': '--optional',
  '--save-optional': '--optional',
  '-E': '--exact',
  '--save-exact': '--exact',
}

/** Commands of npm that Yarn runs without the word "run". */
const SCRIPTS = new Set(['start', 'test', 'publish', 'pack', 'version', 'link', 'init'])

function yarnArguments(command: string, rest: string): string {
  const words = rest.split(/\s+/).filter(Boolean)
  const isGlobal = words.some((word) => word === '-g' || word === '--global')
  const options = words.filter((word) => word !== '-g' && word !== '--global').map((word) => OPTIONS[word] ?? word)
  const named = options.some((word) => word !== '' && !word.startsWith('-'))
  const verb = named ? command : 'install'
  return ['yarn', isGlobal ? 'global' : '', verb, ...options].filter(Boolean).join(' ')
}

/** A line of a shell with an npm command as that of Yarn. Other lines stay. */
function yarnLine(line: string): string {
  const [, before = '', program = '', rest = ''] = line.match(/^(\s*(?:\$ )?)(npm|npx)\s+(.*)$/) ?? []
  if (!program) return line
  if (program === 'npx') return `${before}yarn dlx ${rest}`
  const [, verb = '', args = ''] = rest.match(/^(\S+)\s*(.*)$/) ?? []
  if (['install', 'i', 'add'].includes(verb)) return before + yarnArguments('add', args)
  if (verb === 'ci') return `${before}yarn install --frozen-lockfile`
  if (['uninstall', 'remove', 'rm', 'un'].includes(verb)) return before + yarnArguments('remove', args)
  if (['run', 'run-script'].includes(verb)) return `${before}yarn ${args.replace(/ -- /, ' ')}`
  if ((verb === 'init' || verb === 'create') && args && !args.startsWith('-'))
    return `${before}yarn create ${args.replace(/@latest\b/, '').replace(/ -- /, ' ')}`
  return SCRIPTS.has(verb) ? `${before}yarn ${[verb, args.replace(/^-- /, '')].filter(Boolean).join(' ')}` : `${before}yarn ${rest}`
}

/** Shell code with npm commands as that of Yarn. */
export const asYarn = (code: string) => code.split('\n').map(yarnLine).join('\n')
