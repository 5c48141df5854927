/**
 * A version of the documentation in a menu. `path` is its folder, with a leading and a trailing slash. `isLast` marks the version for the latest
 * release.
 */
export type VersionEntry = { name: string; label: string; path: string; isLast: boolean }

/** What a menu says beside the label of a version: "Next" alone reads as unreleased. */
export const versionNote = ({ isLast }: Pick<VersionEntry, 'isLast'>) => (isLast ? '(current)' : undefined)

/** The version of a page: the one with the longest path that contains the page, otherwise the newest. */
export function versionAt<Version extends VersionEntry>(versions: readonly Version[], path: string): Version | undefined {
  const holding = versions.filter((version) => path.startsWith(version.path)).sort((a, b) => b.path.length - a.path.length)
  return holding[0] ?? versions[0]
}

/** The version that the reader selected last, or undefined if it no longer exists. */
export const chosenVersion = <Version extends VersionEntry>(versions: readonly Version[], stored: string | null) =>
  versions.find(({ name }) => name === stored)
