import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import path from 'node:path'
import type { Program } from '../experiment'
import { accountOf, findProgram, printedVersion, sleep, temporaryFolder, undoable } from './temporary'

export const mariadb: Program = {
  name: 'MariaDB',
  install: 'MariaDB is not installed (apt-get install mariadb-server)',
  version: () => (['mariadb', 'mariadb-binlog', 'mariadb-install-db'].every(findProgram) ? printedVersion('mariadbd') : undefined),
}

/** A running server with a binary log and the database `shop`. */
export type MariadbServer = {
  /** Runs SQL in one session and returns the rows of its results. */
  rows: (sql: string) => string[][]
  value: (sql: string) => string
  /** Runs SQL that must fail. @returns the message of the server */
  error: (sql: string) => string
  /** File and byte offset at which the next event will be written. */
  position: () => { file: string; offset: number }
  /** What mariadb-binlog prints about the events of a file. @param options of mariadb-binlog */
  binlog: (file: string, ...options: string[]) => string
  /** Restarts the server. */
  restart: () => Promise<void>
}

/** Small files, so that a server is created and copied in less time. */
const small = ['--innodb-log-file-size=4M', '--innodb-buffer-pool-size=16M', '--innodb-flush-log-at-trx-commit=0']

const need = (name: string): string => {
  const program = findProgram(name)
  if (!program) throw new Error(`${name} is not installed.`)
  return program
}

/** Empty data folder of this process. A copy of it starts faster than a new one. */
let template: string | undefined

function dataTemplate(account: ReturnType<typeof accountOf>): string {
  if (template) return template
  template = path.join(temporaryFolder(account).folder, 'data')
  const args = ['--no-defaults', `--datadir=${template}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...small]
  execFileSync(need('mariadb-install-db'), args, { ...account, cwd: '/', stdio: 'ignore' })
  return template
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/**
 * Starts a server in a temporary folder that only a socket in this folder reaches, and stops and deletes it afterward.
 * @param options of `mariadbd`, without hyphens
 */
export async function withMariadb<Result>(
  options: Readonly<Record<string, string>>,
  use: (server: MariadbServer) => Promise<Result> | Result,
): Promise<Result> {
  const account = accountOf('mysql')
  const source = dataTemplate(account)
  const { folder, remove } = temporaryFolder(account)
  const data = path.join(folder, 'data')
  execFileSync('cp', ['-R', source, data], { ...account, cwd: '/' })
  const socket = path.join(folder, 'socket')
  const log = openSync(path.join(folder, 'log'), 'w')
  const all = { 'log-bin': 'binlog', 'binlog-format': 'ROW', 'server-id': '1', 'default-time-zone': '+00:00', ...options }
  const settings = Object.entries(all).map(([name, value]) => `--${name}=${value}`)
  const args = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...small, ...settings]
  const client = ['--no-defaults', '-S', socket, '-u', 'root', '-B', '-N', '--raw']
  const run = (sql: string, database = 'shop') =>
    spawnSync(need('mariadb'), [...client, ...(database ? [database] : [])], { input: sql, encoding: 'utf8', maxBuffer: 2 ** 28 })

  let child: ChildProcess | undefined
  const start = async () => {
    const started = spawn(need('mariadbd'), args, { ...account, cwd: folder, stdio: ['ignore', log, log] })
    child = started
    for (let attempt = 0; run('SELECT 1', '').status !== 0; attempt++) {
      if (started.exitCode !== null || attempt > 300) throw new Error('The MariaDB server does not start.')
      await sleep(50)
    }
  }
  const forget = undoable(() => child?.kill('SIGKILL'))
  const rows = (sql: string, database?: string) => {
    const { status, stdout, stderr } = run(sql, database)
    if (status !== 0) throw new Error(stderr.trim())
    return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]))
  }
  try {
    await start()
    rows('SET sql_log_bin = 0; CREATE DATABASE shop', '')
    return await use({
      rows,
      value: (sql) => rows(sql)[0]?.[0] ?? '',
      error: (sql) => {
        const { status, stderr } = run(sql)
        if (status === 0) throw new Error(`The statement did not fail: ${sql}`)
        return stderr.trim().replace(/ at line \d+/, '')
      },
      position: () => {
        const [[file = '', offset = ''] = []] = rows('SHOW MASTER STATUS')
        return { file, offset: Number(offset) }
      },
      binlog: (file, ...more) =>
        execFileSync(need('mariadb-binlog'), ['--no-defaults', ...more, path.join(data, file)], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
      restart: async () => {
        if (child) await stop(child)
        await start()
      },
    })
  } finally {
    if (child) await stop(child)
    forget()
    remove()
  }
}

/** Rows of decoded row events: the statement, and the old and new values by column number. */
export function rowEvents(decoded: string): Array<{ kind: string; table: string; old: string; new: string }> {
  const events: Array<{ kind: string; table: string; old: string[]; new: string[] }> = []
  let part: 'old' | 'new' = 'new'
  for (const line of decoded.split('\n')) {
    const text = line.replace(/^### /, '')
    if (text === line) continue
    const start = text.match(/^(INSERT INTO|UPDATE|DELETE FROM) `\w+`\.`(\w+)`/)
    if (start) events.push({ kind: start[1]?.split(' ')[0] ?? '', table: start[2] ?? '', old: [], new: [] })
    else if (/^(WHERE|SET)$/.test(text)) part = text === 'WHERE' ? 'old' : 'new'
    else events.at(-1)?.[part].push(text.trim())
  }
  return events.map(({ kind, table, old, new: after }) => ({ kind, table, old: old.join(', ') || '–', new: after.join(', ') || '–' }))
}
