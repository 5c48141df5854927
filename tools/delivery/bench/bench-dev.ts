import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../authoring/command/find-chromium'
import { cloneRepository, type DevServer, firstAnswer, startDev } from '../dev/dev-clone'
import { createEmptyProject } from './empty-project'

/** `npm run bench -- --dev`: how long a newcomer and an author wait for `npm run dev`, next to an empty Next.js project in the same run. */

const RUNS = 3
const EDITS = 6
const [PORT, EMPTY_PORT] = [4250, 4260]
const DOCUMENT = 'content/docs/install/docker-cli.mdx'
const PAGE = '/docs/install/docker-cli/'
/** Further kinds of pages, requested one after the other while the check of all texts runs. */
const FURTHER = ['/docs/', '/iceberg/mor-vs-cow/', '/iceberg/query-engine/', '/about-us/', '/search/', '/blog/rss.xml', '/llms.txt']

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2).padStart(7)

/** Time until the first page of a start, in milliseconds, and what is measured while the server runs. */
async function measureStart(folder: string, port: number, address: string, whileRunning?: (server: DevServer) => Promise<void>) {
  const start = performance.now()
  const server = startDev(folder, port)
  const { status } = await firstAnswer(server.origin + address)
  const time = performance.now() - start
  if (status !== 200) throw new Error(`${address} answered ${status}.\n${server.output()}`)
  await whileRunning?.(server)
  await server.stop()
  return time
}

/** Times of the first requests of further kinds of pages, in milliseconds. */
async function furtherPages(origin: string): Promise<number[]> {
  const times: number[] = []
  for (const address of FURTHER) {
    const start = performance.now()
    const { status } = await firstAnswer(origin + address)
    if (status !== 200) throw new Error(`${address} answered ${status}.`)
    times.push(performance.now() - start)
  }
  return times
}

/** Times from a saved change until a browser shows it, in milliseconds. */
async function edits(folder: string, origin: string): Promise<number[]> {
  const file = path.join(folder, DOCUMENT)
  const text = readFileSync(file, 'utf8')
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const page = await browser.newPage()
  await page.goto(origin + PAGE)
  // The check of all texts ends in the meantime.
  await wait(8000)
  const times: number[] = []
  for (let edit = 0; edit < EDITS; edit++) {
    const words = `Changed for the ${edit}th time.`
    const start = performance.now()
    writeFileSync(file, `${text}\n\n${words}\n`)
    await page.waitForFunction((shown) => document.querySelector('main')?.textContent?.includes(shown), words, { polling: 10 })
    times.push(performance.now() - start)
    await wait(2500)
  }
  writeFileSync(file, text)
  await browser.close()
  return times
}

/** Prints the medians of all times, with those of the empty project and their ratio. */
export async function benchDevelopment(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-dev-'))
  const [site, empty] = [path.join(folder, 'site'), path.join(folder, 'empty')]
  cloneRepository(site)
  createEmptyProject(empty)
  const times = {
    fresh: [] as number[],
    later: [] as number[],
    docs: [] as number[],
    emptyFresh: [] as number[],
    emptyLater: [] as number[],
  }
  const further: number[][] = []
  const shown: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const forget = () => execFileSync('git', ['clean', '-fdxq', '--exclude=node_modules'], { cwd: site })
    rmSync(path.join(empty, '.next'), { recursive: true, force: true })
    times.emptyFresh.push(await measureStart(empty, EMPTY_PORT, '/'))
    times.emptyLater.push(await measureStart(empty, EMPTY_PORT, '/'))
    forget()
    times.docs.push(await measureStart(site, PORT, PAGE))
    forget()
    const more = async (server: DevServer) => {
      further.push(await furtherPages(server.origin))
      while (!server.output().includes('✓ content check')) await wait(500)
    }
    times.fresh.push(await measureStart(site, PORT, '/', more))
    const last = run === RUNS - 1 ? async ({ origin }: DevServer) => void shown.push(...(await edits(site, origin))) : undefined
    times.later.push(await measureStart(site, PORT, '/', last))
  }
  rmSync(folder, { recursive: true })
  const line = (name: string, own: number, other?: number) =>
    console.log(`${name.padEnd(44)}${seconds(own)}${other ? `${seconds(other)}${(own / other).toFixed(2).padStart(8)}` : ''}`)
  console.log(`Development, in seconds (median of ${RUNS})${' '.repeat(11)}site  empty   ratio`)
  line('first page of a fresh clone: home', median(times.fresh), median(times.emptyFresh))
  line('first page of a fresh clone: documentation', median(times.docs), median(times.emptyFresh))
  line('first page of a later start: home', median(times.later), median(times.emptyLater))
  for (const [index, address] of FURTHER.entries()) line(`then ${address}`, median(further.map((run) => run[index] ?? 0)))
  line(`an edit in the browser (median of ${EDITS})`, median(shown))
  line('an edit in the browser (slowest)', Math.max(...shown))
}
