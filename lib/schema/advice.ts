import { z } from 'zod'
import { suggestion } from '../nearest'
import { unwrapped } from './values'

/** What the messages about front matter and data files say about a value beyond the rule that it breaks; `problems.ts` builds them. */

/**
 * An object of a schema in YAML, with the fields that it must have: `{ person: jane-doe, part: host }`. `text` is the value of its first
 * field, or of the first one that accepts it if it needs none. Undefined if the schema is not that of an object with such a field.
 */
function sampleOf(schema: z.core.$ZodType | undefined, text: string): string | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined
  const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>)
  const needed = fields.filter(([, field]) => !(field instanceof z.ZodOptional))
  const [fitting] = needed.length > 0 ? [] : (fields.find(([, field]) => z.safeParse(field, text).success) ?? [])
  if (fitting) return `{ ${fitting}: ${text} }`
  if (!(needed[0]?.[1] instanceof z.ZodString)) return undefined
  const values = needed.map(([key, field], index) => {
    const value = field instanceof z.ZodEnum ? field.options[0] : '…'
    return `${key}: ${index === 0 ? text : value}`
  })
  return `{ ${values.join(', ')} }`
}

/** Whether YAML reads a text as another type, so that it needs quotes. Texts with a set of values have a message of their own. */
const needsQuotes = (schema: z.core.$ZodType | undefined, value: unknown) =>
  schema instanceof z.ZodString && !schema.meta()?.format && (typeof value === 'number' || typeof value === 'boolean')

/** How to write a text that stands where a list or a set of fields should be, or a list without entries; empty for other values. */
export function rewriting(schema: z.core.$ZodType | undefined, value: unknown): string {
  if (value === null && schema instanceof z.ZodArray) return '; write each entry after "- ", indented further than the name of the list'
  if (schema instanceof z.ZodArray && typeof value === 'object') return '; begin each entry with "- "'
  // The parser has removed the zeros at the end of a number such as 1.30.
  if (typeof value === 'number' && needsQuotes(schema, value) && !Number.isInteger(value)) return '; put the value in quotes'
  if (needsQuotes(schema, value)) return `; write "${value}" in quotes`
  if (typeof value !== 'string') return ''
  if (schema instanceof z.ZodBoolean && /^(?:yes|on|no|off)$/i.test(value)) return `; write ${/^(?:yes|on)$/i.test(value)}`
  if (schema instanceof z.ZodBoolean && /^(?:true|false)$/i.test(value)) return `; write ${value.toLowerCase()} without quotes`
  if (!(schema instanceof z.ZodArray)) {
    const sample = sampleOf(schema, value)
    return sample ? `; write ${sample}` : ''
  }
  const element = unwrapped(schema.element)
  // An entry in the next line is part of the same text.
  const unspaced = value.match(/^-([^\s-].*?)(?: -.*)?$/)?.[1]
  if (unspaced !== undefined) return `; write "- ${unspaced}" with a space after the hyphen`
  if (element instanceof z.ZodString || element instanceof z.ZodEnum) return `; write [${value}]`
  if (!(element instanceof z.ZodObject)) return '; write each entry on a line of its own, which begins with "- "'
  const sample = sampleOf(element, value)
  return sample ? `; write "- ${sample}" on a line of its own` : ''
}

/** What to write instead of fields of other generators. */
const fieldsElsewhere: Readonly<Record<string, string>> = {
  aliases: 'redirect_from with a list of former addresses',
  author: 'authors with a list',
  categories: 'tags',
  category: 'tags',
  nav_order: 'the page at its place in content/navigation/docs-sidebar.yml',
  nav_title: 'sidebar_label',
  permalink: 'slug',
  sidebar_position: 'the page at its place in content/navigation/docs-sidebar.yml',
  published: '"draft: true" to hide a page, and nothing to publish it',
  publish: '"draft: true" to hide a page, and nothing to publish it',
  subtitle: 'description',
  summary: 'description',
  toc: '"hide_table_of_contents: true" to hide the table of contents',
  weight: 'the page at its place in content/navigation/docs-sidebar.yml',
}

/** What to do about an unknown field. In braces, a colon without a space is part of the name. */
export function fieldAdvice(name: string, known: readonly string[]): string {
  const [field = '', value] = name.split(':')
  if (value && known.includes(field)) return ` Write "${field}: ${value}" with a space after the colon.`
  // Another kind of entry has it.
  if (known.length === 0 || known.includes(name)) return ' Delete it.'
  const instead = fieldsElsewhere[name.toLowerCase()]
  if (instead && known.includes('title')) return ` Write ${instead}.`
  return suggestion(name, known) || ` Delete it, or write one of ${known.join(', ')}.`
}

/** Returns the message about an empty list, or about a text or number out of its limits; undefined if the schema has no limits. */
export function limitMessage(schema: z.core.$ZodType | undefined, value: unknown): string | undefined {
  if (Array.isArray(value) && value.length === 0) return 'is empty; write at least one entry, or delete the field'
  if (schema instanceof z.ZodNumber && typeof value === 'number') {
    const { minValue, maxValue } = schema
    return maxValue === null || maxValue >= Number.MAX_SAFE_INTEGER
      ? `is ${value}, and must be at least ${minValue}`
      : `is ${value}, and must be from ${minValue} to ${maxValue}`
  }
  if (!(schema instanceof z.ZodString) || typeof value !== 'string') return undefined
  const { minLength, maxLength } = schema
  if (value === '') return 'is empty'
  return maxLength === null
    ? undefined
    : `has ${value.length} ${value.length === 1 ? 'character' : 'characters'}; write ${minLength ?? 0} to ${maxLength}`
}
