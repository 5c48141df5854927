import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Clones of this repository as a newcomer has them after `npm ci`, and their `npm run dev`. For a test and for `npm run bench`. */

/** Copies a folder. Files are linked where the system can do that, which takes a second for `node_modules`. */
export function linkFolder(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true, force: true })
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}

/** Clones the current commit, with the installed packages and without any cache. @param folder a folder that does not exist */
export function cloneRepository(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '.', folder])
  linkFolder('node_modules', path.join(folder, 'node_modules'))
}

/** Whether a process of the group of a child process is running. */
function groupRuns({ pid }: ChildProcess): boolean {
  try {
    process.kill(-(pid ?? 0), 0)
    return true
  } catch {
    return false
  }
}

export type DevServer = {
  origin: string
  /** All that the command has printed. */
  output: () => string
  /** The exit code of the command, once it has ended by itself. */
  ended: Promise<number | null>
  /** Presses Ctrl+C. @returns whether all processes that the command started ended within the time, in milliseconds */
  stop: (time?: number) => Promise<boolean>
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Starts `npm run dev` in a folder, in a process group of its own, as terminals do. */
export function startDev(folder: string, port: number): DevServer {
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: folder,
    detached: true,
    // Contentlayer takes its folder from PWD.
    env: { ...env, PWD: folder, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const stop = async (time = 15_000) => {
    if (groupRuns(child)) process.kill(-(child.pid ?? 0), 'SIGINT')
    for (let waited = 0; groupRuns(child); waited += 50) {
      if (waited > time) {
        process.kill(-(child.pid ?? 0), 'SIGKILL')
        return false
      }
      await wait(50)
    }
    return true
  }
  return { origin: `http://localhost:${port}`, output: () => output, ended, stop }
}

/** The first answer to an address, also if the port does not answer yet. */
export async function firstAnswer(address: string, time = 60_000): Promise<{ status: number; text: string }> {
  for (const start = performance.now(); ; await wait(20)) {
    try {
      const response = await fetch(address)
      return { status: response.status, text: await response.text() }
    } catch (cause) {
      if (performance.now() - start > time) throw cause
    }
  }
}

/** Requests an address until its text fulfills a condition. @returns the time that this took in milliseconds @throws after a time */
export async function timeUntil(address: string, fulfills: (text: string) => boolean, time = 30_000): Promise<number> {
  const start = performance.now()
  while (!fulfills((await firstAnswer(address)).text)) {
    if (performance.now() - start > time) throw new Error(`${address} did not change as expected within ${time / 1000} s.`)
    await wait(100)
  }
  return performance.now() - start
}
