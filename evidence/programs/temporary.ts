import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** What this process has to undo before it ends, in reverse order. */
const open = new Set<() => void>()

/** Undoes everything now. Tests call it, because their process ends without the event. */
export function undoAll(): void {
  for (const undo of [...open].reverse()) undo()
  open.clear()
}

let isWatching = false

/** Registers something to undo, such as a running server. @returns a function that undoes it now. The end of the process does it, too. */
export function undoable(undo: () => void): () => void {
  if (!isWatching) {
    isWatching = true
    process.once('exit', undoAll)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  }
  open.add(undo)
  return () => {
    if (open.delete(undo)) undo()
  }
}

/** An account for servers that refuse to run as root: that of the server or, if it does not exist, `nobody`. Empty for other users. */
export type Account = { uid?: number; gid?: number }

export function accountOf(name: string): Account {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string, user: string) => {
    const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  }
  const uid = id('-u', name) ?? id('-u', 'nobody')
  const gid = id('-g', name) ?? id('-g', 'nobody')
  return uid === undefined || gid === undefined ? {} : { uid, gid }
}

/** A new temporary folder that is deleted at the end of the process at the latest. @param account its owner */
export function temporaryFolder(account: Account = {}): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'evidence-'))
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  return { folder, remove: undoable(() => rmSync(folder, { recursive: true, force: true })) }
}

/** Runs a function with a temporary folder, and deletes the folder afterward. */
export async function inTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const { folder, remove } = temporaryFolder()
  try {
    return await use(folder)
  } finally {
    remove()
  }
}

/** Folders in which Debian puts programs that are not on the path of all users. */
const folders = (): string[] => {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  return [...installed.map((version) => `${versions}/${version}/bin`), '/usr/sbin']
}

/** Path of a program, or undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...folders()].map((folder) => path.join(folder, name)).find(existsSync)

/** The first version number that a program prints about itself, or undefined if the program is not installed. */
export function printedVersion(name: string): string | undefined {
  const program = findProgram(name)
  if (!program) return undefined
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.match(/\d+(\.\d+)+/)?.[0]
}

export const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
