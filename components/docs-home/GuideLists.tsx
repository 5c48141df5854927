import { Anchor } from '@/components/ui/Anchor'
import { docsHome } from '@/lib/content/docs-home'

/** Links to pages of the documentation, by task. */
export function GuideLists() {
  return (
    <div className="guide-lists not-prose">
      {docsHome().guides.map(({ title, text, links }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {Object.entries(links).map(([label, href]) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
