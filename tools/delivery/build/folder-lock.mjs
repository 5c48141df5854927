import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const FOLDER = '.generated'

/** Commands that only one process may run in a folder, and what to do about a second one. */
const commands = {
  build: 'Another build is running in this folder (process PID). Wait until it ends, or build in another clone of the repository.',
  dev: '"npm run dev" is already running in this folder (process PID). Stop it, or start the other one in another clone of the repository.',
}

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // EPERM: the process exists and belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (cause).code === 'EPERM'
  }
}

/**
 * Process that holds a lock, or undefined. The file of a process that was killed counts as none.
 * @param {string} file
 */
function holder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 && isRunning(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes this process the only one that runs a command in this folder until it ends: builds share `.generated`, `.contentlayer` and `.next`, and
 * so do development servers. This file is JavaScript because tools/delivery/dev/dev.mjs imports it.
 * @param {keyof typeof commands} command
 * @throws an error with the number of the other process if there is one
 */
export function lockFolder(command) {
  const file = `${FOLDER}/${command}.pid`
  mkdirSync(FOLDER, { recursive: true })
  for (const attempt of ['first', 'second']) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      process.once('exit', () => rmSync(file, { force: true }))
      return
    } catch (cause) {
      if (/** @type {NodeJS.ErrnoException} */ (cause).code !== 'EEXIST') throw cause
      const pid = holder(file)
      if (pid === process.pid) return
      if (pid !== undefined || attempt === 'second') throw new Error(commands[command].replace('PID', String(pid ?? 'unknown')))
      // The process that wrote the file was killed.
      rmSync(file, { force: true })
    }
  }
}
