import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import path from 'node:path'
import type { Program } from '../experiment'
import { accountOf, findProgram, printedVersion, sleep, temporaryFolder, undoable } from './temporary'

export const postgres: Program = {
  name: 'PostgreSQL',
  install: 'PostgreSQL is not installed (apt-get install postgresql)',
  version: () => (['initdb', 'psql'].every(findProgram) ? printedVersion('postgres') : undefined),
}

/** A running server. */
export type PostgresServer = {
  /** Runs SQL and returns what psql prints. @throws an error with the message of the server */
  print: (sql: string) => string
  /** Runs SQL and returns the rows of its results. */
  rows: (sql: string) => string[][]
  /** The value in the first row of a result. */
  value: (sql: string) => string
  /** Runs SQL that must fail. @returns the message of the server without the position in the statement */
  error: (sql: string) => string
  /** Runs SQL and returns the bytes that it writes to the write-ahead log. */
  logged: (sql: string) => number
  /** Opens a session that can keep a transaction open. @param settings additional connection settings, such as `replication=database` */
  session: (settings?: string) => PostgresSession
}

type PostgresSession = { rows: (sql: string) => Promise<string[][]>; close: () => void }

const FIELD = '\x1f'
const ROW = '\x1e'
const DONE = 'evidence-done'

const need = (name: string): string => {
  const program = findProgram(name)
  if (!program) throw new Error(`${name} is not installed.`)
  return program
}

/** Empty database of this process. A copy of it starts faster than a new one. */
let template: string | undefined

function databaseTemplate(account: ReturnType<typeof accountOf>): string {
  if (template) return template
  template = path.join(temporaryFolder(account).folder, 'data')
  const args = ['-D', template, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1']
  execFileSync(need('initdb'), args, { ...account, cwd: '/', stdio: 'ignore' })
  return template
}

const rowsOf = (output: string): string[][] =>
  output
    .split(ROW)
    .filter((row) => row.trim() !== '')
    .map((row) => row.replace(/^\n+|\n+$/g, '').split(FIELD))

const unaligned = ['-A', '-t', '-F', FIELD, '-R', ROW]

function serverAt(socket: string): PostgresServer {
  const psql = need('psql')
  const connection = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-h', socket, '-U', 'postgres']
  const run = (sql: string, ...options: string[]) =>
    spawnSync(psql, [...connection, '-d', 'postgres', ...options, '-f', '-'], { input: sql, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const output = (sql: string, ...options: string[]) => {
    const { status, stdout, stderr } = run(sql, ...options)
    if (status !== 0) throw new Error(stderr.trim())
    return stdout
  }
  const rows = (sql: string) => rowsOf(output(sql, ...unaligned))
  const value = (sql: string) => rows(sql)[0]?.[0] ?? ''
  return {
    print: (sql) => output(sql).trim().replace(/ +$/gm, ''),
    rows,
    value,
    error: (sql) => {
      const { status, stderr } = run(sql)
      if (status === 0) throw new Error(`The statement did not fail: ${sql}`)
      return stderr.trim().replace(/^psql:.*?: /, '')
    },
    logged: (sql) => {
      const before = value('SELECT pg_current_wal_insert_lsn()')
      output(sql)
      return Number(value(`SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '${before}')`))
    },
    session: (settings = '') => {
      const child = spawn(psql, [...connection, ...unaligned, '-d', `dbname=postgres ${settings}`], { stdio: ['pipe', 'pipe', 'pipe'] })
      let received = ''
      let errors = ''
      child.stdout.on('data', (data) => {
        received += data
      })
      child.stderr.on('data', (data) => {
        errors += data
      })
      return {
        rows: async (sql) => {
          received = ''
          child.stdin.write(`${sql};\n\\echo ${DONE}\n`)
          while (!received.includes(DONE)) {
            if (child.exitCode !== null) throw new Error(errors.trim())
            await sleep(5)
          }
          return rowsOf(received.replace(DONE, ''))
        },
        close: () => child.stdin.end('\\q\n'),
      }
    },
  }
}

/** Stops a server at once, without a checkpoint, and waits for its end. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGQUIT')
  await ended
}

/**
 * Starts a server in a temporary folder that only a socket in this folder reaches, and stops and deletes it afterward.
 * @param settings of `postgresql.conf`
 */
export async function withPostgres<Result>(
  settings: Readonly<Record<string, string>>,
  use: (server: PostgresServer) => Promise<Result> | Result,
): Promise<Result> {
  const account = accountOf('postgres')
  const source = databaseTemplate(account)
  const { folder, remove } = temporaryFolder(account)
  const data = path.join(folder, 'data')
  execFileSync('cp', ['-R', source, data], { ...account, cwd: '/' })
  const log = openSync(path.join(folder, 'log'), 'w')
  const all = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', autovacuum: 'off', ...settings }
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const child = spawn(need('postgres'), args, { ...account, cwd: folder, stdio: ['ignore', log, log] })
  const forget = undoable(() => child.kill('SIGQUIT'))
  try {
    const server = serverAt(folder)
    for (let attempt = 0; spawnSync(need('psql'), ['-X', '-h', folder, '-U', 'postgres', '-c', '']).status !== 0; attempt++) {
      if (child.exitCode !== null || attempt > 300) throw new Error('The PostgreSQL server does not start.')
      await sleep(50)
    }
    return await use(server)
  } finally {
    await stop(child)
    forget()
    remove()
  }
}
