import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { environment } from '#environment'
import type { Contributor, ContributorData } from '../../../lib/community/contributors'
import { contributorData } from '../../../lib/schema/community-schema'
import { dataOf } from '../../../lib/schema/parse-data'
import { startCommand } from '../../authoring/command/help'
import { coreTeam, nextPage, peopleOf } from './github-contributors'

/**
 * npm run contributors:sync: requests the contributors of OLake from GitHub and writes content/data/contributors.json. The file is written
 * only after all requests have succeeded, so a failure does not change it.
 *
 *   GITHUB_TOKEN       a token that can read public repositories (required because of the rate limit for requests without a token)
 *   GITHUB_API         another address of the API, for tests
 *   GITHUB_PAUSE       pause between two requests of the search API, in milliseconds
 *   CONTRIBUTORS_FILE  another output file, for tests
 */

type Sync = { api: string; file: string; token: string }

async function fetchJson(url: string, token: string): Promise<{ body: unknown; link: string | null }> {
  const answer = await fetch(url, {
    headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}`, 'x-github-api-version': '2022-11-28' },
  })
  const { pathname } = new URL(url)
  if (!answer.ok) throw new Error(`GitHub returned ${answer.status} for ${pathname}: ${(await answer.text()).slice(0, 200)}`)
  return { body: await answer.json(), link: answer.headers.get('link') }
}

async function everyone(repository: string, { api, token }: Sync) {
  const people: Array<Omit<Contributor, 'pullRequests'>> = []
  for (let url: string | undefined = `${api}/repos/${repository}/contributors?per_page=100`; url; ) {
    const { body, link } = await fetchJson(url, token)
    people.push(...peopleOf(body, coreTeam))
    url = nextPage(link)
  }
  return people
}

async function mergedPullRequests(repository: string, login: string, { api, token }: Sync): Promise<number> {
  const query = encodeURIComponent(`repo:${repository} author:${login} type:pr is:merged`)
  const { body } = await fetchJson(`${api}/search/issues?per_page=1&q=${query}`, token)
  const { total_count: count } = body as { total_count?: number }
  if (typeof count !== 'number') throw new Error(`GitHub returned no number of pull requests for ${login}.`)
  return count
}

/**
 * Requests all contributors and writes them to `file`.
 * @param pause between two requests of the search API, in milliseconds
 * @returns the number of contributors
 * @throws if a request fails. The file is then unchanged.
 */
export async function syncContributors({ pause, ...sync }: Sync & { pause: number }): Promise<number> {
  const { repository } = dataOf(sync.file, readFileSync(sync.file, 'utf8'), contributorData)
  const contributors: Contributor[] = []
  for (const person of await everyone(repository, sync)) {
    contributors.push({ ...person, pullRequests: await mergedPullRequests(repository, person.login, sync) })
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  contributors.sort((a, b) => b.commits - a.commits || a.login.localeCompare(b.login, 'en'))
  const data: ContributorData = { repository, syncedAt: new Date().toISOString(), contributors }
  writeFileSync(sync.file, `${JSON.stringify(data, null, 2)}\n`)
  return contributors.length
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  startCommand()
  const { GITHUB_API: api, CONTRIBUTORS_FILE: file, GITHUB_PAUSE: pause, GITHUB_TOKEN: token } = environment
  try {
    if (!token) {
      throw new Error(
        'GITHUB_TOKEN is not set. Create a token at https://github.com/settings/tokens. It requires no scopes for public repositories.',
      )
    }
    console.log(`✓ ${await syncContributors({ api, file, token, pause })} contributors written to ${file}`)
  } catch (cause) {
    console.error(`✗ ${(cause as Error).message} The file was not changed.`)
    process.exitCode = 1
  }
}
