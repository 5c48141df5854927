import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

const unfinishedName = (file: string) => `${file}.${process.pid}.unfinished`

/**
 * Writes a file so that other processes see either its former or its whole new content, also if this process is interrupted: the content
 * goes to a file beside it, which is then renamed.
 */
export function writeWholeFile(file: string, content: string | Uint8Array): void {
  const unfinished = unfinishedName(file)
  try {
    writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  } catch (cause) {
    rmSync(unfinished, { force: true })
    throw cause
  }
}

/** The same for a file that `write` creates at the path that it receives. */
export async function createWholeFile(file: string, write: (path: string) => Promise<unknown>): Promise<void> {
  const unfinished = unfinishedName(file)
  try {
    await write(unfinished)
    await rename(unfinished, file)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
}
