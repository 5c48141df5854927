import type { Node } from 'mdast'
import { EXIT, visit } from 'unist-util-visit'
import { suggestion } from '../nearest'
import { attributesOf, isJsx, type Jsx, placeOf } from './analyse'
import type { Problem } from './markup'

/** Rule for an attribute. `example` is a valid value, which messages show. */
type AttributeRule = {
  example: string
  required?: true
  /** Valid values, if there are only a few. */
  oneOf?: readonly string[]
  /** Pattern of a valid value, with what it is. */
  pattern?: { matches: RegExp; what: string }
  /** Whether the attribute can be written without a value. */
  flag?: true
}

/** Rules for a component: its attributes, and what it must contain. */
type ComponentRule = { attributes: Record<string, AttributeRule>; contains?: { has: (node: Node) => boolean; what: string } }

const required = (example: string): AttributeRule => ({ example, required: true })
const optional = (example: string): AttributeRule => ({ example })
const version = { matches: /^v?\d+(\.\d+)+$/, what: 'a version' }

const isNamed = (name: string) => (node: Node) => isJsx(node) && node.name === name
const isHeading = (node: Node) => node.type === 'heading' && 'depth' in node && node.depth === 3

const picture = { src: required('../images/jobs.webp'), alt: optional('The list of jobs'), caption: optional('Start the job.') }

/**
 * What authors can write in each component of `components/mdx/authored/`. Other modules check the alternative text of images, tabs, and
 * names of snippets.
 */
export const componentRules: Record<string, ComponentRule> = {
  Admonition: { attributes: { kind: optional('note'), title: optional('A title') } },
  ApiEndpoints: { attributes: { group: required('login-and-session') } },
  Badge: { attributes: { tone: { example: 'good', oneOf: ['plain', 'brand', 'good', 'caution', 'danger'] } } },
  BenchmarkChart: { attributes: { suite: required('postgres'), measure: required('cdc') } },
  BenchmarkEnvironment: { attributes: { suite: required('postgres') } },
  BenchmarkHistory: { attributes: { suite: required('postgres') } },
  Card: {
    attributes: { title: required('Docker CLI'), href: required('/docs/install/docker-cli/'), description: optional('Run a sync.') },
  },
  CardGrid: { attributes: {}, contains: { has: isNamed('Card'), what: 'at least one <Card>' } },
  CodeBlock: { attributes: {} },
  CodeGroup: { attributes: { groupId: optional('package-manager') } },
  CommandSettings: { attributes: {} },
  ConfigExample: { attributes: { name: required('postgres'), example: required('complete'), title: optional('source.json') } },
  ConfigTable: { attributes: { name: required('postgres'), object: optional('ssl') } },
  Details: { attributes: { summary: required('If the test fails'), open: { example: '', flag: true } } },
  Figure: { attributes: picture },
  FileTree: { attributes: {}, contains: { has: ({ type }) => type === 'list', what: 'a list of files' } },
  FilterTable: {
    attributes: { label: required('engines') },
    contains: {
      has: (node) => node.type === 'table' || (isJsx(node) && /^(table|ConfigTable|FlagTable)$/.test(node.name ?? '')),
      what: 'a table',
    },
  },
  FlagTable: { attributes: {} },
  Mermaid: { attributes: {} },
  ProgramPoints: { attributes: {} },
  ProgramTiers: { attributes: {} },
  ReleaseList: { attributes: {} },
  Screenshot: { attributes: picture },
  Since: { attributes: { version: { ...required('v0.4.2'), pattern: version }, product: optional('OLake UI') } },
  Snippet: { attributes: { name: optional('commands/DockerSyncPostgres') } },
  Steps: { attributes: {}, contains: { has: isHeading, what: 'a heading that begins with ### for each step' } },
  TabItem: { attributes: { value: optional('cli'), label: optional('CLI') } },
  Tabs: { attributes: { groupId: optional('interface'), queryString: { example: 'view', flag: true }, defaultValue: optional('ui') } },
  YouTube: {
    attributes: {
      id: {
        ...required('dXy09gmo5O0'),
        pattern: { matches: /^[\w-]{11}$/, what: 'the ID of a video, which is the 11 characters after "v=" in its address' },
      },
      title: optional('Webinar 12'),
    },
  },
}

/** The message about the value of an attribute; undefined if it is valid. */
function valueMessage(name: string, value: string | true, rule: AttributeRule): string | undefined {
  const { example, oneOf, pattern, flag } = rule
  const sample = `write ${name}="${example}"`
  if (value === true) return flag ? undefined : `${name} needs a value; ${sample}, for example`
  if (oneOf && !oneOf.includes(value))
    return `${name}="${value}" does not exist; write one of ${oneOf.join(', ')}.${suggestion(value, oneOf)}`
  if (pattern && !pattern.matches.test(value)) return `${name}="${value}" is not ${pattern.what}; ${sample}, for example`
  if (rule.required && !value.trim()) return `${name} is empty; ${sample}, for example`
  return undefined
}

function attributeMessages(node: Jsx, component: string, rules: Record<string, AttributeRule>): string[] {
  const known = Object.keys(rules)
  const given = attributesOf(node)
  const missing = Object.entries(rules)
    .filter(([name, rule]) => rule.required && given[name] === undefined)
    .map(([name, { example }]) => `<${component}> needs ${name}, such as ${name}="${example}"`)
  const wrong = node.attributes.flatMap((attribute): string[] => {
    if (attribute.type !== 'mdxJsxAttribute') return [`<${component}> takes no {…} here; write each attribute as name="value"`]
    const { name, value } = attribute
    const rule = rules[name]
    if (!rule) {
      const names = known.length > 0 ? `it has ${known.join(', ')}` : 'it has none'
      return [`<${component}> has no attribute ${name}; ${names}.${suggestion(name, known)}`]
    }
    if (value && typeof value === 'object')
      return [`${name}={${value.value}} is code; write the value in quotes, such as ${name}="${rule.example}"`]
    const message = valueMessage(name, value ?? true, rule)
    return message === undefined ? [] : [message]
  })
  return [...missing, ...wrong]
}

/** Whether an element contains a node, at any depth. */
function containsNode(element: Jsx, has: (node: Node) => boolean): boolean {
  let found = false
  visit(element, (node) => {
    if (node === element || !has(node)) return undefined
    found = true
    return EXIT
  })
  return found
}

/** Finds problems in the attributes and the content of a component. Unknown components have none. */
export function componentProblems(node: Jsx): Problem[] {
  const rule = componentRules[node.name ?? '']
  if (!rule || !node.name) return []
  const messages = attributeMessages(node, node.name, rule.attributes)
  if (rule.contains && !containsNode(node, rule.contains.has)) messages.push(`<${node.name}> must contain ${rule.contains.what}`)
  return messages.map((message) => ({ ...placeOf(node), message }))
}
