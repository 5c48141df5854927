import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'

/** Interval between two memory measurements of a build, in milliseconds. */
const SAMPLE_INTERVAL = 150

export type BuildRun = {
  seconds: number
  /** Processor time of all processes together in seconds. */
  cpu: number
  /** Peak resident memory of all processes together in MB, or 0 on systems without /proc. */
  megabytes: number
}

/** Resident memory in MB of a process and its descendants, read from /proc. */
function treeMemory(root: number): number {
  try {
    const parents = new Map<number, number>()
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    }
    const inTree = (pid: number): boolean => pid === root || (pid > 1 && inTree(parents.get(pid) ?? 0))
    const kilobytes = [...parents.keys()]
      .filter(inTree)
      .map((pid) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0))
    return kilobytes.reduce((sum, size) => sum + size, 0) / 1024
  } catch {
    return 0
  }
}

/** What `time` of Bash prints for TIMEFORMAT below: processor time in user and in system mode, including ended child processes. */
const TIMES = /times ([\d.]+) ([\d.]+)\s*$/

/**
 * Runs a command and measures its time and memory. Rejects with the end of its output if it fails.
 * @param folder working directory @param variables additional environment variables
 */
export function measureCommand(command: string, folder = '.', variables: Record<string, string> = {}): Promise<BuildRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    let megabytes = 0
    const env = {
      ...process.env,
      PATH: `node_modules/.bin:${process.env.PATH}`,
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_OUTPUT: 'export',
      TIMEFORMAT: 'times %U %S',
      ...variables,
    }
    const child: ChildProcess = spawn('bash', ['-c', `time ${command}`], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output = (output + data).slice(-5000)))
    const timer = setInterval(() => {
      megabytes = Math.max(megabytes, treeMemory(child.pid ?? 0))
    }, SAMPLE_INTERVAL)
    child.on('close', (code) => {
      clearInterval(timer)
      const [, user = 0, system = 0] = output.match(TIMES) ?? []
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, cpu: Number(user) + Number(system), megabytes })
      else reject(new Error(`${command} exited with code ${code}.\n${output}`))
    })
  })
}

const remove = (...folders: string[]) => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** The measured builds: the command of each, and the function that removes its caches before a cold run. */
export const builds = [
  { name: 'content build, cold', command: 'contentlayer2 build', before: () => remove('.contentlayer') },
  { name: 'content build, warm', command: 'contentlayer2 build', before: () => {} },
  { name: 'site build, cold', command: 'SITE_CONTENT_READY=1 next build', before: () => remove('.next', 'out') },
  { name: 'site build, warm', command: 'SITE_CONTENT_READY=1 next build', before: () => {} },
] as const
