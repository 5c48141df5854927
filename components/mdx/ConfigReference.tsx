import { CodeBlock } from '@/components/mdx/authored/CodeBlock'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { codeToHtml } from '@/lib/mdx/highlight-sync'
import { exampleOf, exampleText, hasLabels, keyId, objectOf, referenceOf } from '@/lib/reference/reference'
import { Inline } from '../ui/Inline'

/** Keys of an object in a configuration file, from `content/data/reference/{name}.yml`. Each row has an id for links. */
export function ConfigTable({ name, object = '' }: { name: string; object?: string }) {
  const table = objectOf(name, object)
  const labels = hasLabels(table)
  const label = `Keys of ${object || referenceOf(name).file}`
  return (
    <ScrollBox label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {labels && <th scope="col">UI label</th>}
            <th scope="col">Type</th>
            <th scope="col">Required</th>
            <th scope="col">Default</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {table.keys.map((row) => (
            <tr key={row.key} id={keyId(object, row.key)}>
              <td>
                <code className="whitespace-nowrap">{row.key}</code>
              </td>
              {labels && <td>{row.label ?? <abbr title="No label available">–</abbr>}</td>}
              <td>{row.type}</td>
              <td>
                <Inline text={row.required} />
              </td>
              <td>
                <Inline text={row.default} />
              </td>
              <td>
                <Inline text={row.meaning} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** Example of a configuration file, from the same data as its tables. */
export function ConfigExample({ name, example, title }: { name: string; example: string; title?: string }) {
  const html = codeToHtml(exampleText(exampleOf(name, example)), 'json')
  return <CodeBlock html={html} language="json" title={title ?? referenceOf(name).file} />
}
