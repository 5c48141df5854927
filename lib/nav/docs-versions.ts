/** A version of the documentation as menus need it: `path` is its folder, with both slashes. */
export type VersionEntry = { name: string; label: string; path: string }

/** The version that a page belongs to: the one with the longest folder that holds the page, else the newest. */
export function versionAt<Version extends VersionEntry>(versions: readonly Version[], path: string): Version | undefined {
  const holding = versions.filter((version) => path.startsWith(version.path)).sort((a, b) => b.path.length - a.path.length)
  return holding[0] ?? versions[0]
}

/** The version that the reader chose last, or undefined if it no longer exists. */
export const chosenVersion = <Version extends VersionEntry>(versions: readonly Version[], stored: string | null) =>
  versions.find(({ name }) => name === stored)
