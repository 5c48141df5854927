import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Imports the current version of a file, even if this process imported an earlier version. Changes of files that it imports are ignored.
 * @throws an error with the name of the file if it cannot be imported
 */
export async function freshImport<Module>(file: string): Promise<Module> {
  const url = pathToFileURL(path.resolve(file))
  url.searchParams.set('changed', String(statSync(file).mtimeMs))
  try {
    return await import(url.href)
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${(cause as Error).message}`)
  }
}
