import { Anchor } from '@/components/ui/Anchor'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { configFiles } from '@/lib/content/config-tool'

/** Links to the reference of each configuration file and to its JSON Schema. */
export function ConfigReferences() {
  return (
    <ScrollBox label="Configuration files">
      <table>
        <thead>
          <tr>
            <th>File</th>
            <th>All keys</th>
            <th>JSON Schema</th>
          </tr>
        </thead>
        <tbody>
          {configFiles().map(({ file, label, href, schema, schemaHref }) => (
            <tr key={schema}>
              <td>
                <code>{file}</code>, {label}
              </td>
              <td>
                <Anchor href={href} className="link">
                  {label} keys
                </Anchor>
              </td>
              <td>
                <Anchor href={schemaHref} className="link">
                  {schema}
                </Anchor>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
