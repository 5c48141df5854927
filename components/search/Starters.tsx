import { Anchor } from '@/components/ui/Anchor'
import { searchStarters } from '@/content/navigation/search-starters'

/** Links to six pages to start from, in the search window before the first search. */
export function Starters() {
  return (
    <div className="search-starters">
      <p className="search-starters-title">Start here</p>
      <ul>
        {searchStarters.map(({ label, about, to }) => (
          <li key={to}>
            <Anchor href={to}>
              {label}
              <span>{about}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
