import { avatarRings } from '@/lib/figures/avatar'
import { initialsOf } from '@/lib/figures/initials'
import './entry-card.css'

/** Generated portrait of a person: depth lines derived from the name, around its initials. No photo is loaded from another site. */
export function Portrait({ name, size = 44 }: { name: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" className="avatar text-brand" data-topic="tables">
      <circle cx="24" cy="24" r="23.5" className="avatar-ground" />
      {avatarRings(name).map((path) => (
        <path key={path} d={path} className="avatar-ring" />
      ))}
      <text x="24" y="29.5" textAnchor="middle" fontSize="15" fontWeight="600" fill="currentColor" className="font-display">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
