import type { Author } from '@/lib/content/authors'
import { avatarRings } from '@/lib/figures/avatar'
import { glyphs } from '@/lib/figures/glyphs'

/** Avatar of an author team: two depth lines around the glyph of its subject. Decorative, because the name is shown beside it. */
export function Avatar({ author, size = 28 }: { author: Author; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
      className="avatar"
      data-topic={glyphs[author.glyph].topic}
    >
      <circle cx="24" cy="24" r="23.5" className="avatar-ground" />
      {avatarRings(author.id).map((path) => (
        <path key={path} d={path} className="avatar-ring" />
      ))}
      <path
        d={glyphs[author.glyph].path}
        transform="translate(14.4 14.4) scale(0.8)"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
