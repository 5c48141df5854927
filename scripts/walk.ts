import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder, sorted; none where the folder is missing. */
export function walkFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return []
  }
}
