import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const FOLDER = '.generated'
const LOCK_FILE = `${FOLDER}/build.pid`

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // EPERM: the process exists and belongs to another user.
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Process that builds in this folder, or undefined. The file of a process that was killed counts as none. */
function builder(): number | undefined {
  try {
    const pid = Number(readFileSync(LOCK_FILE, 'utf8'))
    return pid > 0 && isRunning(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes this process the only one that builds in this folder until it ends, because builds share `.generated`, `.contentlayer` and `.next`.
 * @throws an error with the number of the other process if a build is running
 */
export function lockBuild(): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const attempt of ['first', 'second']) {
    try {
      writeFileSync(LOCK_FILE, String(process.pid), { flag: 'wx' })
      process.once('exit', () => rmSync(LOCK_FILE, { force: true }))
      return
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
      const pid = builder()
      if (pid === process.pid) return
      if (pid !== undefined || attempt === 'second') {
        throw new Error(
          `Another build is running in this folder (process ${pid ?? 'unknown'}). Wait until it ends, or build in another clone of the repository.`,
        )
      }
      // The build that wrote the file was killed.
      rmSync(LOCK_FILE, { force: true })
    }
  }
}
