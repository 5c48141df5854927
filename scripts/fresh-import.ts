import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Imports a file as it stands now, also where this process imported an earlier version of it. The file itself imports nothing that changes. Throws where it has errors, naming it. */
export async function freshImport<Module>(file: string): Promise<Module> {
  const url = pathToFileURL(path.resolve(file))
  url.searchParams.set('changed', String(statSync(file).mtimeMs))
  try {
    return await import(url.href)
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${(cause as Error).message}`)
  }
}
