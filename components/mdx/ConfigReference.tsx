import { CodeBlock } from '@/components/mdx/authored/CodeBlock'
import { codeToHtml } from '@/lib/mdx/highlight-sync'
import { exampleOf, exampleText, keyId, objectOf, referenceOf, valuesText } from '@/lib/reference/reference'
import { Parameters } from './Parameters'

/** Keys of an object in a configuration file, from `content/data/reference/{name}.yml`. */
export function ConfigTable({ name, object = '' }: { name: string; object?: string }) {
  const items = objectOf(name, object).keys.map((key) => ({
    id: keyId(object, key.key),
    names: [key.key],
    type: key.type,
    required: key.required,
    standard: key.default,
    label: key.label,
    since: key.since,
    values: valuesText(key),
    meaning: key.meaning,
  }))
  return <Parameters label={`Keys of ${object.replace('.*', '') || referenceOf(name).file}`} items={items} />
}

/** Example of a configuration file, from the same data as its tables. */
export function ConfigExample({ name, example, title }: { name: string; example: string; title?: string }) {
  const html = codeToHtml(exampleText(exampleOf(name, example)), 'json')
  return <CodeBlock html={html} language="json" title={title ?? referenceOf(name).file} />
}
