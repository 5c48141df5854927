import { CodeBlock } from '@/components/mdx/authored/CodeBlock'
import { Anchor } from '@/components/ui/Anchor'
import { Inline } from '@/components/ui/Inline'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { accessText, apiGroup, type Endpoint, endpointId, endpointSamples, endpointTables } from '@/lib/api/api'
import { codeToHtml } from '@/lib/mdx/highlight-sync'

/** An endpoint: request, parameters, samples and errors, below a heading with an id for links. */
function ApiEndpoint({ endpoint }: { endpoint: Endpoint }) {
  const { id, method, path, summary, authentication, since, response, notes } = endpoint
  return (
    <section className="api-endpoint flow" aria-labelledby={endpointId(id)}>
      <h4 id={endpointId(id)}>
        <code>
          <span className="api-method" data-method={method}>
            {method}
          </span>{' '}
          {path}
        </code>
        <Anchor href={`#${endpointId(id)}`} className="heading-anchor" aria-label="Link to this section" data-copy-link="" />
      </h4>
      <p>
        <Inline text={summary} />
      </p>
      <p className="text-sm text-muted">
        {accessText[authentication]}
        {since && ` · since ${since}`}
      </p>
      {endpointTables(endpoint).map(({ label, head, rows }) => (
        <ScrollBox key={label} label={`${label}: ${method} ${path}`}>
          <table>
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                {head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => (
                <tr key={cells.join()}>
                  {cells.map((cell, index) => (
                    <td key={head[index]}>
                      <Inline text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      ))}
      {endpointSamples(endpoint).map(({ title, language, code }) => (
        <CodeBlock key={title} title={title} language={language} html={codeToHtml(code, language)} />
      ))}
      {response.description && (
        <p>
          <Inline text={response.description} />
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>
          <Inline text={note} />
        </p>
      ))}
    </section>
  )
}

/** The endpoints of a group of `content/data/api.yml`. */
export function ApiEndpoints({ group }: { group: string }) {
  const { intro, endpoints } = apiGroup(group)
  return (
    <>
      {intro && (
        <p>
          <Inline text={intro} />
        </p>
      )}
      {endpoints.map((endpoint) => (
        <ApiEndpoint key={endpoint.id} endpoint={endpoint} />
      ))}
    </>
  )
}
