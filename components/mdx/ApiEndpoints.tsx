import { CodeBlock } from '@/components/mdx/authored/CodeBlock'
import { Anchor } from '@/components/ui/Anchor'
import { Inline } from '@/components/ui/Inline'
import { accessText, apiGroup, type Endpoint, endpointLists, endpointSamples } from '@/lib/api/api'
import { codeToHtml } from '@/lib/mdx/highlight-sync'
import { ApiRoute } from './ApiRoute'
import { Parameters } from './Parameters'

/** An endpoint: a head with its path and purpose, then parameters and errors, and samples, which are beside them if the page is wide. */
function ApiEndpoint({ endpoint }: { endpoint: Endpoint }) {
  const { id, method, path, summary, authentication, since, response, notes } = endpoint
  const lists = endpointLists(endpoint)
  const hasText = lists.length > 0 || Boolean(response.description) || notes.length > 0
  return (
    <section className="api-endpoint" aria-labelledby={id}>
      <header className="api-head">
        <h2 id={id}>
          <ApiRoute method={method} path={path} />
          <Anchor href={`#${id}`} className="heading-anchor" aria-label="Link to this section" data-copy-link="" />
        </h2>
        <p>
          <Inline text={summary} />
        </p>
        <p className="api-access">
          {accessText[authentication]}
          {since && ` · since ${since}`}
        </p>
      </header>
      <div className="api-columns">
        {hasText && (
          <div className="api-text">
            {notes.map((note) => (
              <p key={note}>
                <Inline text={note} />
              </p>
            ))}
            {lists.map(({ label, items }) => (
              <div key={label}>
                <h3>{label}</h3>
                <Parameters label={`${label}: ${method} ${path}`} items={items} />
              </div>
            ))}
            {response.description && (
              <p>
                <Inline text={response.description} />
              </p>
            )}
          </div>
        )}
        <div className="api-samples">
          {endpointSamples(endpoint).map(({ title, language, code }) => (
            <CodeBlock key={title} title={title} language={language} html={codeToHtml(code, language)} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The endpoints of a group of `content/data/api.yml`. */
export const ApiEndpoints = ({ group }: { group: string }) =>
  apiGroup(group).endpoints.map((endpoint) => <ApiEndpoint key={endpoint.id} endpoint={endpoint} />)
