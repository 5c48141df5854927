import { Anchor } from '@/components/ui/Anchor'
import { type HomeStation, homeText } from '@/lib/content/home'
import { sourceIds, systemHref, systemLabel } from '@/lib/systems'
import { HomeSection } from './HomeSection'

function stationLinks({ systems = [], links = {} }: HomeStation): Array<[label: string, href: string]> {
  const ids = systems === 'sources' ? sourceIds : systems
  return [...ids.map((id): [string, string] => [systemLabel(id), systemHref(id)]), ...Object.entries(links)]
}

/** Path of the data from the database to the query engine, with links for each step. */
export function PathSection() {
  const { title, text, stations } = homeText().path
  return (
    <HomeSection headingId="path" title={title} text={text}>
      <ol className="stations">
        {stations.map((station) => (
          <li key={station.name} className="station">
            <h3 className="font-display text-xl font-semibold">{station.name}</h3>
            <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">{station.text}</p>
            <ul className="mt-4">
              {stationLinks(station).map(([label, href]) => (
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
