import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { syncContributors } from './sync-contributors'

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
let github: Awaited<ReturnType<typeof fakeGitHub>> | undefined
afterEach(() => {
  github?.close()
  github = undefined
})

/** Answers the requests of one synchronization with the fake. */
async function sync(searchStatus?: number) {
  writeFileSync(file, JSON.stringify(before))
  github = await fakeGitHub(searchStatus)
  return syncContributors({ api: github.api, file, token: 'secret', pause: 0 })
}

test('writes contributors of all pages with their merged pull requests, without the core team', async () => {
  expect(await sync()).toBe(2)
  const data = JSON.parse(readFileSync(file, 'utf8'))
  expect(data.contributors).toEqual([
    { login: 'ada', profile: 'https://github.com/ada', commits: 5, pullRequests: 3 },
    { login: 'bea', profile: 'https://github.com/bea', commits: 2, pullRequests: 1 },
  ])
  expect(data.syncedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(new Set(github?.requested.map(({ token }) => token))).toEqual(new Set(['Bearer secret']))
})

test('keeps the stored data and names the reason if a request fails', async () => {
  await expect(sync(403)).rejects.toThrow('GitHub returned 403 for /search/issues')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before)
})

test('the command fails without a token and says where to create one', () => {
  writeFileSync(file, JSON.stringify(before))
  const env = { ...process.env, CONTRIBUTORS_FILE: file, GITHUB_API: 'http://127.0.0.1:9', GITHUB_TOKEN: '' }
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['tools/delivery/hosts/sync-contributors.ts'], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('GITHUB_TOKEN is not set')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before)
})
