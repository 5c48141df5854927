import { Anchor } from '@/components/ui/Anchor'
import { apiGroups, formerAnchor, groupAnchor, groupUrl, purposeOf } from '@/lib/api/api'
import { ApiRoute } from './ApiRoute'

/**
 * Opens the page of an endpoint if the address has its former anchor, which is the ID of its link here. Without JavaScript, the browser
 * scrolls to the link. The function is inlined as text, so it cannot use anything from outside its body.
 */
function followFormerAnchors() {
  const follow = () => {
    const link = document.getElementById(location.hash.slice(1))?.querySelector<HTMLAnchorElement>(':scope > .api-link')
    if (link) location.replace(link.href)
  }
  follow()
  window.addEventListener('hashchange', follow)
}

/** All groups of `content/data/api.yml`, with links to their endpoints. */
export function ApiGroups() {
  return (
    <div className="api-groups">
      {apiGroups().map((group) => (
        <section key={group.id} aria-labelledby={groupAnchor(group)}>
          <h3 id={groupAnchor(group)}>
            <Anchor href={groupUrl(group)}>{group.title}</Anchor>
          </h3>
          <ul>
            {group.endpoints.map((endpoint) => (
              <li key={endpoint.id} id={formerAnchor(endpoint)}>
                <Anchor href={`${groupUrl(group)}#${endpoint.id}`} className="api-link">
                  <ApiRoute method={endpoint.method} path={endpoint.path} />
                </Anchor>
                <p>{purposeOf(endpoint)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of this file */}
      <script dangerouslySetInnerHTML={{ __html: `(${followFormerAnchors.toString()})()` }} />
    </div>
  )
}
