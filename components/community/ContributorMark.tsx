import { avatarRings } from '@/lib/figures/avatar'

/** A contributor's drawn portrait: depth lines that the login decides, around its first letter. Nothing is loaded from elsewhere. */
export function ContributorMark({ login, size = 44 }: { login: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" className="avatar text-brand" data-topic="tables">
      <circle cx="24" cy="24" r="23.5" className="avatar-ground" />
      {avatarRings(login).map((path) => (
        <path key={path} d={path} className="avatar-ring" />
      ))}
      <text x="24" y="30" textAnchor="middle" fontSize="17" fontWeight="600" fill="currentColor" className="font-display">
        {login.charAt(0).toUpperCase()}
      </text>
    </svg>
  )
}
