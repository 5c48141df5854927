import { existsSync } from 'node:fs'
import path from 'node:path'

/** Folders from a folder up to the root. */
function* foldersAbove(folder: string): Generator<string> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    yield at
    if (at === path.dirname(at)) return
  }
}

/** Folder of the Git repository that contains a site, or without one the folder that contains the site. */
function repositoryOf(site: string): string {
  for (const folder of foldersAbove(site)) if (existsSync(path.join(folder, '.git'))) return folder
  return path.dirname(path.resolve(site))
}

const repositories = new Map<string, string>()

/** Whether a path relative to a site is in its repository. Documentation is often next to the folder of the site. */
export function isInRepository(site: string, file: string): boolean {
  if (!file.startsWith('../')) return true
  const known = repositories.get(site) ?? repositoryOf(site)
  repositories.set(site, known)
  return !path.relative(known, path.resolve(site, file)).startsWith('..')
}
