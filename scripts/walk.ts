import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder (`path` is what Node before 20.12 calls `parentPath`), sorted; none where the folder is missing. */
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
