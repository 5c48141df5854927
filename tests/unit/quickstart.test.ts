import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSource } from '../../lib/check/source-file'
import { contentDir } from '../../scripts/read-content'
import composeSchema from '../fixtures/compose-spec.json'

/** Checks the Compose file, the SQL and the form values of the quickstart against each other. */

type Service = {
  image: string
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  configs?: { source: string; target: string }[]
  command?: string | string[]
  entrypoint?: string[]
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null>; configs: Record<string, { content: string }> }

const pageFile = 'content/docs/getting-started/quickstart.mdx'
const page = readFileSync(pageFile, 'utf8')
const composeText = readFileSync('public/quickstart/docker-compose.yml', 'utf8')
const compose = parse(composeText) as Compose
const { postgres, heartbeat, minio, bucket, rest, trino } = compose.services as Record<
  'postgres' | 'heartbeat' | 'minio' | 'bucket' | 'rest' | 'trino',
  Service
>

const fences = readSource(pageFile, page, contentDir).source?.body?.fences ?? []
const fencesOf = (language: string) => fences.filter((fence) => fence.language === language).map(({ code }) => code)
/** Values of the tables "Field | Value" of the page, by label. */
const formValues = new Map([...page.matchAll(/^\| \*\*(.+?)\*\* \| `(.+?)` \|$/gm)].map(([, label = '', value = '']) => [label, value]))
const value = (label: string) => formValues.get(label) ?? `no value for ${label}`
/** Published ports by port of the container, for example `{ 5432: '5431' }`. */
const publishedPorts = (service: Service) =>
  Object.fromEntries((service.ports ?? []).map((port) => port.split(':').reverse())) as Record<string, string>
const properties = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/).slice(0, 2)),
  ) as Record<string, string>

describe('the Compose file', () => {
  test('is printed on the page as it is downloaded', () => {
    expect(fencesOf('yaml').map((code) => `${code.trimEnd()}\n`)).toContain(composeText)
  })

  test('is valid by the schema of the Compose Specification', () => {
    // Ajv is a dependency of html-validate.
    const { Ajv } = createRequire(createRequire(import.meta.url).resolve('html-validate'))('ajv')
    const { $schema, ...schema } = composeSchema
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    validate(compose)
    expect(validate.errors).toBeNull()
    expect(validate({ ...compose, services: { wrong: { imgae: 'postgres' } } })).toBe(false)
  })

  test('names an exact version of every image', () => {
    for (const { image } of Object.values(compose.services))
      expect(image).toMatch(/^[a-z.\-/]+:(\d+(\.\d+)*|RELEASE\.\d{4}(-\d\d){2}T(\d\d-){2}\d\dZ)$/)
    expect(heartbeat.image).toBe(postgres.image)
    for (const command of page.match(/docker run --rm \S+/g) ?? []) expect(command).toBe(`docker run --rm ${postgres.image}`)
  })

  test('publishes each port once, and only ports that the page lists', () => {
    const published = Object.values(compose.services).flatMap((service) => Object.values(publishedPorts(service)))
    expect(new Set(published).size).toBe(published.length)
    const listed = page.match(/^\| Free ports \| (.+) \|$/m)?.[1]?.match(/\d{4}/g)
    expect([...(listed ?? [])].sort()).toEqual(['8000', ...published].sort())
  })

  test('defines every volume and configuration that it uses, and no others', () => {
    const services = Object.values(compose.services)
    const named = services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]))
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort())
    const used = services.flatMap(({ configs = [] }) => configs.map(({ source }) => source))
    expect(used.sort()).toEqual(Object.keys(compose.configs).sort())
  })

  test('contains no variables that Compose would replace', () => {
    expect(composeText).not.toContain('$')
  })

  test('gives the catalog and Trino the address and keys of MinIO', () => {
    const { MINIO_ROOT_USER: user = '', MINIO_ROOT_PASSWORD: password = '' } = minio.environment ?? {}
    const endpoint = 'http://minio:9000'
    expect(minio.command).toContain('--address ":9000"')
    expect(bucket.entrypoint?.at(-1)).toContain(`${endpoint} ${user} ${password}`)
    expect(rest.environment).toMatchObject({
      AWS_ACCESS_KEY_ID: user,
      AWS_SECRET_ACCESS_KEY: password,
      CATALOG_S3_ENDPOINT: endpoint,
      CATALOG_URI: 'jdbc:postgresql://postgres:5432/iceberg',
      CATALOG_JDBC_USER: postgres.environment?.POSTGRES_USER,
      CATALOG_JDBC_PASSWORD: postgres.environment?.POSTGRES_PASSWORD,
    })
    expect(properties(compose.configs['iceberg.properties']?.content ?? '')).toMatchObject({
      'iceberg.rest-catalog.uri': 'http://rest:8181',
      'iceberg.rest-catalog.warehouse': rest.environment?.CATALOG_WAREHOUSE,
      's3.endpoint': endpoint,
      's3.region': rest.environment?.AWS_REGION,
      's3.aws-access-key': user,
      's3.aws-secret-key': password,
    })
    expect(trino.configs?.[0]?.target).toBe('/etc/trino/catalog/iceberg.properties')
  })
})

describe('the values for the forms', () => {
  test('match the Postgres container', () => {
    const environment = postgres.environment ?? {}
    expect(value('Postgres Port')).toBe(publishedPorts(postgres)['5432'])
    expect(value('Database Name')).toBe(environment.POSTGRES_DB)
    expect(value('Username')).toBe(environment.POSTGRES_USER)
    expect(value('Password')).toBe(environment.POSTGRES_PASSWORD)
    const sql = compose.configs['shop.sql']?.content
    expect(sql).toContain(`pg_create_logical_replication_slot('${value('Replication Slot')}', 'pgoutput')`)
    expect(sql).toContain(`CREATE PUBLICATION ${value('Publication')} FOR ALL TABLES`)
    expect(Number(value('Initial Wait Time'))).toBeGreaterThanOrEqual(120)
    expect(postgres.command).toContain('wal_level=logical')
  })

  test('match the catalog and MinIO', () => {
    const host = value('Postgres Host')
    expect(value('REST Catalog URI')).toBe(`http://${host}:${publishedPorts(rest)['8181']}`)
    expect(value('S3 Endpoint')).toBe(`http://${host}:${publishedPorts(minio)['9000']}`)
    expect(value('AWS Access Key')).toBe(minio.environment?.MINIO_ROOT_USER)
    expect(value('AWS Secret Key')).toBe(minio.environment?.MINIO_ROOT_PASSWORD)
    expect(value('AWS Region')).toBe(rest.environment?.AWS_REGION)
    expect(`${value('S3 Path')}/`).toBe(rest.environment?.CATALOG_WAREHOUSE)
    expect(bucket.entrypoint?.at(-1)).toContain(`lake/${value('S3 Path').replace('s3://', '')}`)
  })

  test('use the same names in the job and in the queries', () => {
    expect(value('Select existing source')).toBe(value('Name of your source'))
    expect(value('Select existing destination')).toBe(value('Name of your destination'))
    const database = `${value('Job name')}_${value('Database Name')}_${value('Schemas')}`
    const queries = fencesOf('bash').flatMap((code) => code.match(/FROM iceberg\.[\w.]+/g) ?? [])
    expect(queries.length).toBeGreaterThan(1)
    for (const query of queries) expect(query).toBe(`FROM iceberg.${database}.orders`)
  })

  test('use labels of the reference data', () => {
    const reference = ['postgres', 'iceberg'].map((name) => readFileSync(`content/data/reference/${name}.yml`, 'utf8')).join('\n')
    const labels = new Set([...reference.matchAll(/^\s+label: (.+)$/gm)].flatMap(([, label = '']) => label.split(' / ')))
    for (const label of [
      'Postgres Host',
      'Postgres Port',
      'Database Name',
      'Schemas',
      'SSL Mode',
      'Replication Slot',
      'Initial Wait Time',
      'Publication',
      'Catalog Type',
      'Catalog Name',
      'REST Catalog URI',
      'S3 Path',
      'S3 Endpoint',
      'AWS Access Key',
      'AWS Secret Key',
      'AWS Region',
    ]) {
      expect(formValues.has(label), label).toBe(true)
      expect(labels.has(label), label).toBe(true)
    }
  })
})

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
