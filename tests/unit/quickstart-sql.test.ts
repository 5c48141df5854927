import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose, fencesOf, heartbeat, postgres, value } from './quickstart-page'

/** Runs the SQL of the quickstart, and compares its output with the page. */

const hasPostgres = ['initdb', 'pg_ctl', 'psql'].every((command) => spawnSync(command, ['--version']).status === 0)
if (!hasPostgres) console.warn('PostgreSQL is not installed: the SQL of the quickstart was not run.')

describe.skipIf(!hasPostgres)('the SQL in a Postgres server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickstart-'))
  const data = path.join(folder, 'data')
  // The server refuses to run as root.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const account = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {}
  const run = (command: string, args: string[]) => execFileSync(command, args, { ...account, cwd: folder, stdio: 'ignore' })
  const user = postgres.environment?.POSTGRES_USER ?? ''
  const psql = (...args: string[]) =>
    execFileSync('psql', ['-h', folder, '-U', user, '-d', value('Database Name'), '-v', 'ON_ERROR_STOP=1', ...args], { encoding: 'utf8' })
  const lines = (...args: string[]) =>
    psql('-AtF', ',', ...args)
      .trim()
      .split('\n')

  beforeAll(() => {
    if (account.uid) chownSync(folder, account.uid, account.gid)
    run('initdb', ['-D', data, '-U', user, '-A', 'trust'])
    const settings = `${String(postgres.command).replace('postgres ', '')} -c listen_addresses='' -k ${folder}`
    run('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', path.join(folder, 'log'), 'start'])
    execFileSync('psql', ['-h', folder, '-U', user, '-d', 'postgres', '-c', `CREATE DATABASE ${value('Database Name')}`])
    const script = path.join(folder, 'shop.sql')
    writeFileSync(script, compose.configs['shop.sql']?.content ?? '')
    psql('-f', script)
  })

  afterAll(() => {
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true })
  })

  /** Columns that the queries of the page print before `_op_type`, in the form that Trino gives them. */
  const rows = () => lines('-c', 'SELECT order_id, customer, status, trim_scale(amount) FROM orders ORDER BY order_id')
  const printed = () => fencesOf('text').filter((code) => code.startsWith('"'))
  const withoutMarker = (output = '') =>
    output
      .trim()
      .split('\n')
      .map((line) => line.replaceAll('"', '').replace(/,[cru]$/, ''))

  test('prints the rows that the page shows', () => {
    const query = fencesOf('bash')
      .map((code) => code.match(/-c "(SELECT .+)"/)?.[1])
      .find(Boolean)
    expect(fencesOf('text').map((code) => code.trim())).toContain(psql('-c', query ?? '').trim())
    expect(withoutMarker(printed()[0])).toEqual(rows())
  })

  test('logs the update of the heartbeat container, so that a run finds a change', () => {
    const changes = () =>
      Number(
        lines(
          '-c',
          `SELECT count(*) FROM pg_logical_slot_peek_binary_changes('${value('Replication Slot')}', NULL, NULL, 'proto_version', '1', 'publication_names', '${value('Publication')}')`,
        )[0],
      )
    const before = changes()
    const statement = String(heartbeat.command).match(/psql -qc "(.+?)"/)?.[1] ?? ''
    psql('-c', statement)
    expect(changes()).toBeGreaterThan(before)
  })

  test('has the orders for each day that the tutorial with AWS Glue shows', () => {
    const tutorial = readFileSync('content/docs/getting-started/creating-first-pipeline.mdx', 'utf8')
    const statements = tutorial.match(/```sql\n(INSERT INTO orders\nSELECT[\s\S]+?)```/)?.[1] ?? ''
    const filter = tutorial.match(/`created_at`, `(.+?)`, `(.+?)`/)
    const counted = lines(
      '-q',
      ...['-c', 'BEGIN', '-c', statements],
      ...[
        '-c',
        `SELECT CAST(created_at AT TIME ZONE 'UTC' AS date), count(*) FROM orders WHERE created_at ${filter?.[1]} '${filter?.[2]}' GROUP BY 1 ORDER BY 1`,
      ],
      ...['-c', 'ROLLBACK'],
    )
    const shown = [...tutorial.matchAll(/^\| (\d{4}-\d\d-\d\d) \| (\d+) \|$/gm)].map(([, day, orders]) => `${day},${orders}`)
    expect(shown.length).toBeGreaterThan(1)
    expect(counted).toEqual(shown)
    expect(tutorial.split('\n').filter((line) => line.startsWith('created_at_day='))).toEqual(
      counted.map((line) => `created_at_day=${line.split(',')[0]}`),
    )
  })

  test('changes the rows as the last query of the page shows', () => {
    const command = fencesOf('bash').find((code) => code.includes('UPDATE orders')) ?? ''
    const statements = [...command.matchAll(/-c "(.+?)"/g)].map(([, statement = '']) => statement)
    expect(statements).toHaveLength(3)
    const output = psql(...statements.flatMap((statement) => ['-c', statement]))
    expect(fencesOf('text').map((code) => code.trim())).toContain(output.trim())
    expect(withoutMarker(printed()[1])).toEqual(rows())
  })

  test('creates the database of the catalog', () => {
    expect(lines('-c', "SELECT count(*) FROM pg_database WHERE datname = 'iceberg'")).toEqual(['1'])
  })
})
