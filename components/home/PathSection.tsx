import { Anchor } from '@/components/ui/Anchor'
import { homeText } from '@/lib/content/home'
import { HomeSection } from './HomeSection'

/** Path of the data from the database to the query engine, with links for each step. */
export function PathSection() {
  const { title, text, stations } = homeText().path
  return (
    <HomeSection headingId="path" title={title} text={text}>
      <ol className="stations">
        {stations.map(({ name, text: about, links }) => (
          <li key={name} className="station">
            <h3 className="font-display text-xl font-semibold">{name}</h3>
            <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">{about}</p>
            <ul className="mt-4">
              {Object.entries(links).map(([label, href]) => (
                <li key={href}>
                  <Anchor href={href} className="station-link">
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
