import { suggestion } from '../nearest'
import type { BodyAnalysis } from './analyse'

/** Rule for an attribute. `example` is a valid value, which messages show. */
export type AttributeRule = {
  example: string
  required?: true
  /** Valid values, if there are only a few. */
  oneOf?: readonly string[]
  /** Pattern of a valid value, with what it is: "a version". `within` finds a valid value in a text that authors often write instead. */
  pattern?: { matches: RegExp; what: string; within?: RegExp }
  /** Whether the attribute can be written without a value. */
  flag?: true
}

/**
 * Rule for a component: the attributes that authors can write, and what it must contain, in words and as one of several kinds of nodes
 * (see `contains` of the analysis). Other modules check the alternative text of images, tabs, and names of snippets.
 */
export type ComponentRule = {
  attributes: Partial<Record<string, AttributeRule>>
  /** Whether it shows nothing of what is between its tags. */
  empty?: true
  /** Whether it can be part of a sentence. */
  inline?: true
  contains?: {
    oneOf: readonly string[]
    what: string
    /** What to do about several of them, if it can have only one. */
    onlyOne?: string
  }
}

type Component = BodyAnalysis['components'][number]

/** The message about the value of an attribute; undefined if it is valid. */
function valueMessage(name: string, value: string | true, rule: AttributeRule): string | undefined {
  const { example, oneOf, pattern, flag } = rule
  const sample = `write ${name}="${example}"`
  if (flag && value === 'false') return `${name}="false" has the effect of ${name}; delete it`
  if (value === true) return flag ? undefined : `${name} needs a value; ${sample}, for example`
  if (oneOf && !oneOf.includes(value))
    return `${name}="${value}" does not exist; write one of ${oneOf.join(', ')}.${suggestion(value, oneOf)}`
  if (pattern && !pattern.matches.test(value)) {
    const [, meant] = (pattern.within && value.match(pattern.within)) ?? []
    return `${name}="${value}" is not ${pattern.what}; ${meant ? `write ${name}="${meant}"` : `${sample}, for example`}`
  }
  if (rule.required && !value.trim()) return `${name} is empty; ${sample}, for example`
  return undefined
}

/** The message about what a component contains; undefined if it is right. */
function contentMessage(component: string, contains: readonly string[], rule: NonNullable<ComponentRule['contains']>): string | undefined {
  const found = contains.filter((kind) => rule.oneOf.includes(kind))
  if (found.length === 0) return `<${component}> must contain ${rule.what}`
  return rule.onlyOne && found.length > 1 ? `<${component}> contains more than ${rule.what}; ${rule.onlyOne}` : undefined
}

/** Messages about the attributes and the content of a component. */
export function componentMessages(
  { name: component, attributes: given, code, spreads, contains }: Component,
  rule: ComponentRule,
): string[] {
  const rules = rule.attributes
  const known = Object.keys(rules)
  const missing = Object.entries(rules)
    .filter(([name, each]) => each?.required && given[name] === undefined)
    .map(([name, each]) => `<${component}> needs ${name}, such as ${name}="${each?.example}"`)
  const wrong = Object.entries(given).map(([name, value]) => {
    const attribute = rules[name]
    const names = known.length > 0 ? `it has ${known.join(', ')}` : 'it has none'
    if (!attribute) return `<${component}> has no attribute ${name}; ${names}.${suggestion(name, known)}`
    if (code.includes(name)) return `${name}={${value}} is code; write the value in quotes, such as ${name}="${attribute.example}"`
    return valueMessage(name, value, attribute)
  })
  const hidden = rule.empty && contains.length > 0
  const instead = known.includes('description') ? 'write it as description="…"' : 'move it out'
  const lost = hidden ? [`<${component}> shows nothing of what is between its tags; ${instead}, and end the tag with />`] : []
  const spread = spreads ? [`<${component}> takes no {…} here; write each attribute as name="value"`] : []
  const content = rule.contains && contentMessage(component, contains, rule.contains)
  return [...missing, ...spread, ...wrong, ...lost, content].filter((message) => message !== undefined)
}
