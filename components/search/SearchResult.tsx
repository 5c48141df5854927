import { levels, type SearchHit } from '@/lib/search/types'
import { MarkedText } from './MarkedText'

/**
 * One search result: its breadcrumb, its title and the text around the match.
 * @param isTextLate whether the text is still loading; a line is then left free for it
 */
export function SearchResult({ hit, href, isTextLate }: { hit: SearchHit; href: string; isTextLate: boolean }) {
  const shown = hit._highlightResult.hierarchy
  const trail = levels.filter((level) => hit.hierarchy[level])
  const last = trail.at(-1) ?? 'lvl1'
  const text = hit._snippetResult.content?.value
  return (
    <li className="border-t border-line py-5">
      <a href={href} className="group block wrap-anywhere">
        <span className="block text-sm text-muted">
          {trail.slice(0, -1).map((level, index) => (
            <span key={level}>
              {index > 0 && <span aria-hidden="true"> / </span>}
              {hit.hierarchy[level]}
            </span>
          ))}
        </span>
        <span className="mt-0.5 block font-display text-lg font-semibold transition group-hover:text-brand">
          <MarkedText value={shown[last]?.value ?? hit.hierarchy[last] ?? ''} />
        </span>
        {(text || isTextLate) && (
          <span className="mt-1 block leading-relaxed text-muted">{text ? <MarkedText value={text} /> : '\u00a0'}</span>
        )}
      </a>
    </li>
  )
}
