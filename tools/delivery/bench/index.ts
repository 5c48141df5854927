import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import budgets from '../../../tests/budgets.json'
import { chromiumArguments, findChromium } from '../../authoring/command/find-chromium'
import { startCommand } from '../../authoring/command/help'
import { serveExport } from '../hosts/static-server'
import { benchDevelopment } from './bench-dev'
import { measurePage, type PageRun, THROTTLE } from './bench-pages'
import { measureSearch, type SearchRun } from './bench-search'
import { type BuildRun, builds, measureCommand } from './builds'
import { compare } from './compare'
import { exportEmptyProject } from './empty-project'
import { measureInteractions } from './interactions'
import { pageWeight } from './page-weight'

/**
 * npm run bench [-- --pages]: measures builds, pages and the search, and prints medians, those of pages next to an empty
 * page of Next.js. `--pages` skips the builds. Instead, `--dev` measures
 * `npm run dev`, and `--compare` compares this site with other generators.
 * It has no limits. Size budgets are in tests/budgets.json and are checked by tests.
 */

startCommand(['--dev', '--compare', '--growth', '--pages'])
const RUNS = 3
/** Pages are measured more often than builds, because they take only a second each and their times vary more. */
const PAGE_RUNS = 7
const measured = [
  '/',
  '/docs/',
  '/docs/getting-started/quickstart/',
  '/docs/connectors/postgres/setup/rds/',
  '/docs/connectors/postgres/config/',
  '/docs/benchmarks/',
  '/iceberg/mor-vs-cow/',
  '/iceberg/',
  '/iceberg/query-engine/',
  '/about-us/',
]

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const cell = (value: number, digits = 1, width = 9) => value.toFixed(digits).padStart(width)

async function benchBuilds() {
  console.log(`Builds (median of ${RUNS})\n${'build'.padEnd(24)}        s    peak MB`)
  for (const { name, command, before } of builds) {
    const runs: BuildRun[] = []
    for (let run = 0; run < RUNS; run++) {
      before()
      runs.push(await measureCommand(command))
    }
    console.log(`${name.padEnd(24)}${cell(median(runs.map((run) => run.seconds)))}${cell(median(runs.map((run) => run.megabytes)), 0, 11)}`)
  }
}

/** Serves an export. @returns its origin and the function that ends the server */
function serve(folder: string) {
  const server = serveExport(folder).listen(0)
  const address = server.address()
  return { origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`, close: () => server.close() }
}

async function benchPages() {
  const { origin, close } = serve('out')
  const temporary = mkdtempSync(path.join(tmpdir(), 'bench-empty-'))
  const empty = serve(exportEmptyProject(path.join(temporary, 'empty')))
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const head = ['html', 'script', 'style', 'font', 'image', 'other', 'requests', 'LCP ms', 'x empty', 'TBT ms', 'x empty', 'CLS']
    .map((name) => name.padStart(9))
    .join('')
  console.log(
    `\nPages: kB transferred by kind, in a browser ${THROTTLE} times slower (median of ${PAGE_RUNS})\n${'page'.padEnd(42)}${head}`,
  )
  const bareName = 'an empty page of Next.js'
  const runs = new Map<string, PageRun[]>()
  // In turn, so that a slow minute of the machine affects all pages.
  for (let run = 0; run < PAGE_RUNS; run++) {
    for (const route of [bareName, ...measured]) {
      const address = route === bareName ? `${empty.origin}/` : origin + route
      runs.set(route, [...(runs.get(route) ?? []), await measurePage(browser, address)])
    }
  }
  const medianOf = (route: string, pick: (run: PageRun) => number) => median((runs.get(route) ?? []).map(pick))
  for (const route of runs.keys()) {
    const of = (pick: (run: PageRun) => number) => medianOf(route, pick)
    const sizes = (['document', 'script', 'style', 'font', 'image', 'other'] as const).map((kind) => cell(of((run) => run.kilobytes[kind])))
    const timed = [(run: PageRun) => run.lcp, (run: PageRun) => run.blocking].map(
      (pick) => cell(of(pick), 0) + cell(of(pick) / medianOf(bareName, pick), 2),
    )
    const times = [
      cell(
        of((run) => run.requests),
        0,
      ),
      ...timed,
    ]
    console.log(
      `${route.padEnd(42)}${sizes.join('')}${times.join('')}${cell(
        of((run) => run.shift),
        3,
      )}`,
    )
  }
  const interactions: Record<string, number>[] = []
  for (let run = 0; run < PAGE_RUNS; run++) interactions.push(await measureInteractions(browser, origin))
  console.log(`\nA configuration page, in a browser ${THROTTLE} times slower, in ms (median of ${PAGE_RUNS})`)
  for (const name of Object.keys(interactions[0] ?? {}))
    console.log(name.padEnd(42) + cell(median(interactions.map((run) => run[name] ?? 0)), 0))
  const searches: SearchRun[] = []
  for (let run = 0; run < RUNS; run++) searches.push(await measureSearch(browser, `${origin}/docs/`))
  const search = (pick: (run: SearchRun) => number) => median(searches.map(pick))
  console.log(
    `\nSearch: ${search((run) => run.opening).toFixed(0)} kB for modal, index and first results; first result after ${search((run) => run.firstResult).toFixed(0)} ms; ` +
      `${search((run) => run.keystroke).toFixed(0)} ms from key to results (slowest ${search((run) => run.slowest).toFixed(0)})`,
  )
  await browser.close()
  close()
  empty.close()
  rmSync(temporary, { recursive: true })
  const weights = measured.map((route) => pageWeight('out', `out${route}index.html`))
  const most = (pick: (weight: (typeof weights)[number]) => number) => (Math.max(...weights.map(pick)) / 1000).toFixed(1)
  console.log(
    `\nFirst load after gzip: scripts at most ${most((weight) => weight.scripts)} kB (budget ${budgets.scripts}), styles ${most((weight) => weight.styles)} kB (budget ${budgets.styles})`,
  )
}

if (process.argv.includes('--dev')) await benchDevelopment()
else if (process.argv.includes('--compare')) await compare(process.argv.includes('--growth'))
else {
  if (!process.argv.includes('--pages')) await benchBuilds()
  if (!existsSync('out/index.html')) throw new Error('There is no export in out/. Create one with: npm run export')
  await benchPages()
}
