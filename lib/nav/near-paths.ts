import { distance } from 'fastest-levenshtein'

/** A page that could be meant: address and title. */
export type KnownPage = readonly [url: string, title: string]

const words = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, '')
    .split(/[^a-z0-9.]+/)
    .filter((word) => word && word !== 'index')

/** A path as text; as it is where its escapes are broken. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** How alike two words are, from 0 to 1. */
const likeness = (a: string, b: string) => (a === b ? 1 : Math.max(0, 1 - distance(a, b) / Math.max(a.length, b.length)))

/** Least likeness for a slip of the keyboard or another form of the same word. */
const ALIKE = 0.6

/**
 * Pages whose address is like a path that does not exist, best first: words in common, with room for slips, count for; words of the
 * page that were not asked for count a little against. Nothing where no word is alike.
 */
export function nearPaths(path: string, pages: readonly KnownPage[], limit = 3): KnownPage[] {
  const asked = words(decoded(path))
  if (asked.length === 0) return []
  const scored = pages.map((page) => {
    const own = words(page[0])
    const matches = asked.map((word, index) => {
      const best = Math.max(0, ...own.map((other) => likeness(word, other)))
      // The last word says most about the page.
      return best >= ALIKE ? best * (index === asked.length - 1 ? 2 : 1) : 0
    })
    return {
      page,
      score: matches.reduce((sum, match) => sum + match, 0) - 0.15 * Math.max(0, own.length - asked.length),
      found: matches.some(Boolean),
    }
  })
  return scored
    .filter(({ found, score }) => found && score > 0.5)
    .sort((a, b) => b.score - a.score || a.page[0].length - b.page[0].length || a.page[0].localeCompare(b.page[0]))
    .slice(0, limit)
    .map(({ page }) => page)
}
