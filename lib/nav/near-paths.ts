import { distance } from 'fastest-levenshtein'

/** URL and title of a page. */
export type KnownPage = readonly [url: string, title: string]

const words = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.(html?|mdx?)$/, '')
    .split(/[^a-z0-9.]+/)
    .filter((word) => word && word !== 'index')

/** Decodes percent-encoding; returns the path unchanged if the encoding is malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** URL of the page whose path differs from the requested one only in the case of letters and the trailing slash. */
export function sameIgnoringCase(path: string, pages: readonly KnownPage[]): string | undefined {
  const asked = path.toLowerCase().replace(/\/?$/, '/')
  return pages.find(([url]) => url.toLowerCase() === asked && url !== path)?.[0]
}

/** Similarity of two words, from 0 to 1. */
const similarity = (a: string, b: string) => (a === b ? 1 : Math.max(0, 1 - distance(a, b) / Math.max(a.length, b.length)))

/** Later pages of a list, which nobody looks for. */
const isLaterPage = (url: string) => /\/page\/\d+\/$/.test(url)

/** Minimum similarity to treat two words as the same, despite a typo or a different form. */
const MIN_SIMILARITY = 0.6

/**
 * Pages with a URL similar to a path that does not exist, best match first. Words in common, allowing for typos, increase the score; other
 * words in the URL of the page reduce it slightly. Empty if no word is similar.
 */
export function nearPaths(path: string, pages: readonly KnownPage[], limit = 3): KnownPage[] {
  const asked = words(decoded(path))
  if (asked.length === 0) return []
  const scored = pages.flatMap((page) => {
    if (isLaterPage(page[0])) return []
    const own = words(page[0])
    const matches = asked.map((word, index) => {
      const best = Math.max(0, ...own.map((other) => similarity(word, other)))
      // The last word identifies the page best, so it counts twice.
      return best >= MIN_SIMILARITY ? best * (index === asked.length - 1 ? 2 : 1) : 0
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
