import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Paths of all files in a folder and its subfolders, sorted, or none if the folder does not exist. Before Node.js 20.12, `parentPath` is
 * `path`.
 */
export function walkFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
      .sort()
  } catch {
    return []
  }
}
