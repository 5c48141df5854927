import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

/**
 * A fake of the GitHub API with two pages of contributors and counts of merged pull requests.
 * @param searchStatus status of search responses
 */
async function fakeGitHub(searchStatus = 200) {
  const requested: Array<{ url: string; token: string | undefined }> = []
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    requested.push({ url, token: request.headers.authorization })
    response.setHeader('content-type', 'application/json')
    if (url.startsWith('/search/')) {
      const count = /author%3Aada/.test(url) ? 3 : 1
      return response.writeHead(searchStatus).end(JSON.stringify(searchStatus === 200 ? { total_count: count } : { message: 'limit' }))
    }
    const second = url.includes('page=2')
    if (!second) response.setHeader('link', `<http://${request.headers.host}${url}&page=2>; rel="next"`)
    const person = (login: string, contributions: number) => ({
      login,
      contributions,
      type: 'User',
      html_url: `https://github.com/${login}`,
    })
    return response.end(JSON.stringify(second ? [person('bea', 2), person('rkhameshra', 90)] : [person('ada', 5)]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { requested, api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const before = { repository: 'datazip-inc/olake', syncedAt: null, contributors: [] }
const file = path.join(mkdtempSync(path.join(tmpdir(), 'contributors-')), 'contributors.json')
let github: Awaited<ReturnType<typeof fakeGitHub>>
afterEach(() => github.close())

/** Runs the command. @returns its exit code and output */
const sync = (env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    writeFileSync(file, JSON.stringify(before))
    const child = { ...process.env, GITHUB_API: github.api, CONTRIBUTORS_FILE: file, GITHUB_PAUSE: '0', ...env }
    execFile('node_modules/.bin/tsx', ['scripts/sync-contributors.ts'], { env: child }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })

test('writes contributors of all pages with their merged pull requests, without the core team', async () => {
  github = await fakeGitHub()
  const { code, output } = await sync({ GITHUB_TOKEN: 'secret' })
  expect(output).toContain('2 contributors written')
  expect(code).toBe(0)
  const data = JSON.parse(readFileSync(file, 'utf8'))
  expect(data.contributors).toEqual([
    { login: 'ada', profile: 'https://github.com/ada', commits: 5, pullRequests: 3 },
    { login: 'bea', profile: 'https://github.com/bea', commits: 2, pullRequests: 1 },
  ])
  expect(data.syncedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(new Set(github.requested.map(({ token }) => token))).toEqual(new Set(['Bearer secret']))
})

test('keeps the stored data and prints the reason if a request fails', async () => {
  github = await fakeGitHub(403)
  const { code, output } = await sync({ GITHUB_TOKEN: 'secret' })
  expect(code).toBe(1)
  expect(output).toContain('GitHub returned 403 for /search/issues')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before)
})

test('sends no request without a token', async () => {
  github = await fakeGitHub()
  const { code, output } = await sync({ GITHUB_TOKEN: '' })
  expect(code).toBe(1)
  expect(output).toContain('GITHUB_TOKEN is not set')
  expect(github.requested).toEqual([])
})
