import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import composeSchema from '../fixtures/compose-spec.json'
import {
  bucket,
  compose,
  composeText,
  fencesOf,
  formValues,
  heartbeat,
  minio,
  page,
  postgres,
  properties,
  publishedPorts,
  rest,
  trino,
  value,
} from './quickstart-page'

/** Checks the Compose file and the form values of the quickstart against each other. */

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
