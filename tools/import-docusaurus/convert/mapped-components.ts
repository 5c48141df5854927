import { admonitionKinds } from '../../../lib/mdx/syntax'

/** Names of the components of a Docusaurus site, with what they become: a component of Docusaurus or HTML, or a kind of admonition. */
export type ComponentMap = ReadonlyMap<string, string>

/** What components can become. */
export const MAP_TARGETS: readonly string[] = [
  'Details',
  'Tabs',
  'TabItem',
  'CodeBlock',
  'Admonition',
  'img',
  'figure',
  'iframe',
  'a',
  'div',
  ...admonitionKinds,
]

/** Parts of names, and properties, with what a component with them is most often. */
const GUESSES: ReadonlyArray<{ name: RegExp; properties?: RegExp; target: string }> = [
  { name: /detail|collaps|accordion|expand|toggle|spoiler|reveal/i, properties: /^summary$/, target: 'Details' },
  { name: /^warn|caution|danger|^alert/i, target: 'warning' },
  { name: /^tip|hint/i, target: 'tip' },
  { name: /^info/i, target: 'info' },
  { name: /^note|callout|notice|remark/i, target: 'note' },
  { name: /admonition/i, target: 'Admonition' },
  { name: /youtube|video/i, properties: /^(?:videoId|youTubeId)$/i, target: 'iframe' },
  { name: /image|picture|screenshot|^img/i, target: 'img' },
  { name: /code(?:block|sample|snippet)?$|snippet/i, properties: /^(?:language|metastring)$/, target: 'CodeBlock' },
  { name: /tabs$/i, properties: /^(?:groupId|defaultValue)$/, target: 'Tabs' },
  { name: /tab$|tabitem/i, target: 'TabItem' },
  { name: /link$|^button|button$/i, properties: /^(?:href|to)$/, target: 'a' },
  { name: /wrapper|container|section|layout|column|row|grid|box$/i, target: 'div' },
]

/** What a component of a site could become, from its name and its properties; undefined if nothing fits. */
export function proposal(name: string, properties: readonly string[]): string | undefined {
  const byName = GUESSES.find((guess) => guess.name.test(name))
  return (byName ?? GUESSES.find((guess) => properties.some((property) => guess.properties?.test(property))))?.target
}

/** Reads `Name=Target` options. @throws an error for another form, or for a target that does not exist */
export function readMap(options: readonly string[]): Map<string, string> {
  return new Map(
    options.map((option): [string, string] => {
      const [, name, target] = option.match(/^([A-Z][\w.]*)=(\w+)$/) ?? []
      if (!name || !target)
        throw new Error(`--map is "${option}"; write the name of a component and what it becomes, such as --map Hint=tip.`)
      if (!MAP_TARGETS.includes(target))
        throw new Error(`--map ${option}: "${target}" does not exist; write one of ${MAP_TARGETS.join(', ')}.`)
      return [name, target]
    }),
  )
}
