import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { browserEnvironment, readEnvironment } from './read.mjs'

const algolia = { NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP', NEXT_PUBLIC_ALGOLIA_API_KEY: 'key', NEXT_PUBLIC_ALGOLIA_INDEX: 'olake' }

describe('parses values', () => {
  test('without variables, uses the production origin and local search', () => {
    expect(readEnvironment({})).toMatchObject({ SITE_URL: 'https://olake.io', SITE_CONTENT: 'content' })
    expect(readEnvironment({}).NEXT_PUBLIC_ALGOLIA_APP_ID).toBeUndefined()
  })

  test('treats empty values as unset', () => {
    expect(readEnvironment({ NEXT_PUBLIC_GTM_ID: '', SITE_URL: ' ' })).toEqual(readEnvironment({}))
  })

  test.each([
    ['SITE_URL', 'https://docs.example.com', 'https://docs.example.com'],
    ['SITE_URL', 'http://localhost:4000/', 'http://localhost:4000'],
    ['SITE_BASE_PATH', '/sub/', '/sub'],
    ['SITE_BASE_PATH', '/', ''],
    ['SITE_DRAFTS', '1', true],
    ['SITE_DRAFTS', '0', false],
    ['PORT', '8080', 8080],
    ['NEXT_PUBLIC_FORM_ENDPOINT', 'http://localhost:3333/form', 'http://localhost:3333/form'],
    ['SITE_SETTINGS', '{"colorMode":{"followSystem":true}}', expect.objectContaining({ colorMode: { followSystem: true } })],
    ['SITE_LOCALE', 'en', 'en'],
  ])('%s=%s', (name, value, expected) => {
    expect(readEnvironment({ [name]: value })).toHaveProperty(name, expected)
  })
})

describe('errors contain the variable, its value and the accepted values', () => {
  test.each([
    ['SITE_URL', 'docs.example.com', 'SITE_URL is "docs.example.com". It must be an http or https origin without a path'],
    ['SITE_URL', 'https://docs.example.com/sub', 'an http or https origin without a path'],
    ['SITE_URL', 'ftp://docs.example.com', 'an http or https origin without a path'],
    ['SITE_BASE_PATH', 'sub', 'SITE_BASE_PATH is "sub". It must be a path that begins with a slash'],
    ['SITE_OUTPUT', 'standalone', 'SITE_OUTPUT is "standalone". It must be export'],
    ['SITE_DRAFTS', 'yes', 'SITE_DRAFTS is "yes". It must be 1 or 0.'],
    ['PORT', '0', 'PORT is "0". It must be a number from 1 to 65535.'],
    ['SITE_LOCALE', 'fr', 'SITE_LOCALE: unknown locale "fr". Known locales: en.'],
    ['SITE_SETTINGS', '{', 'SITE_SETTINGS has a wrong value (is not valid JSON). It must be a JSON object'],
    ['SITE_SETTINGS', '{"theme":1}', 'Unrecognized key: "theme"'],
    ['SITE_SETTINGS', '{"locales":[]}', 'locales.0: Invalid input'],
    ['SITE_SETTINGS', '{"colorMode":{"followSystem":"yes"}}', 'colorMode.followSystem: Invalid input: expected boolean'],
    ['NEXT_PUBLIC_GA4_ID', 'UA-1234', 'NEXT_PUBLIC_GA4_ID is "UA-1234". It must be a measurement ID, for example G-ABC123.'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', 'forms', 'NEXT_PUBLIC_FORM_ENDPOINT is "forms". It must be an address that begins with https://'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', 'http://forms.example.com', 'because it receives personal data'],
    ['NEXT_PUBLIC_ALGOLIA_EXTERNAL_URLS', '(', 'It must be a JavaScript regular expression'],
    ['SITE_VERIFICATION_GOOGLE', '<meta name="google-site-verification" content="a">', 'It must be the content of the meta tag'],
  ])('%s=%s', (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(message)
  })

  test('reports all invalid values together and does not print secrets', () => {
    const read = () => readEnvironment({ SITE_DRAFTS: 'yes', INDEXNOW_KEY: 'a key' })
    expect(read).toThrow('SITE_DRAFTS is "yes".')
    expect(read).toThrow('INDEXNOW_KEY has a wrong value. It must be 8 to 128 letters, digits and hyphens.')
    expect(read).not.toThrow('a key')
  })

  test.each(Object.keys(algolia))('rejects Algolia settings without %s', (missing) => {
    expect(() => readEnvironment({ ...algolia, [missing]: undefined })).toThrow(`${missing} must be set too, because `)
  })

  test('rejects HubSpot settings with one of two IDs', () => {
    expect(() => readEnvironment({ NEXT_PUBLIC_HUBSPOT_PORTAL_ID: '123' })).toThrow(
      'NEXT_PUBLIC_HUBSPOT_FORM_ID must be set too, because NEXT_PUBLIC_HUBSPOT_PORTAL_ID is set.',
    )
    expect(() => readEnvironment({ NEXT_PUBLIC_HUBSPOT_FORM_ID: 'ab' })).toThrow('NEXT_PUBLIC_HUBSPOT_PORTAL_ID must be set too')
  })
})

test('a command with an invalid value exits with the error message and without a stack trace', () => {
  const env = { ...process.env, SITE_URL: 'docs.example.com' }
  const { status, stderr } = spawnSync(process.execPath, ['lib/environment/server.mjs'], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^✗ SITE_URL is "docs\.example\.com"\. It must be [^\n]*\n$/)
})

test('the browser environment contains no secrets', () => {
  const environment = readEnvironment({ ...algolia, ALGOLIA_WRITE_KEY: 'write', GITHUB_TOKEN: 'token', INDEXNOW_KEY: 'indexnow-key' })
  const passed = browserEnvironment(environment)
  expect(passed).toMatchObject({ SITE_URL: 'https://olake.io', ...algolia })
  expect(JSON.stringify(passed)).not.toMatch(/write|token|indexnow/i)
})

/** All source files, without tests. */
const code = ['app', 'components', 'lib', 'tools', '.'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)

test('code outside lib/environment does not read environment variables directly', () => {
  // Exceptions: variables of other programs, and variables that code sets. Bundlers replace process.env.NODE_ENV with its value.
  const foreign = ['CI', 'PATH', 'NODE_ENV', 'NODE_OPTIONS', 'TEST_WORKER_INDEX', 'NEXT_TELEMETRY_DISABLED', 'SITE_CONTENT_READY']
  const read = code
    .filter((file) => !file.startsWith('lib/environment/'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => `${file}: ${name}`))
  expect(read.filter((entry) => !foreign.some((name) => entry.endsWith(`: ${name}`)))).toEqual([])
})
