import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../../authoring/command/find-chromium'
import { walkFiles } from '../../../authoring/command/walk'
import { serveExport } from '../../hosts/static-server'
import { measurePage, type PageRun } from '../bench-pages'
import { type BuildRun, measureCommand } from '../builds'
import { type Generator, generators, install, pageFile, writePages } from './generators'
import { ourSite, writeContent } from './our-site'
import { multiplied, type PlainPage, plainPages } from './plain-pages'

const RUNS = 3
const PAGE_RUNS = 7
/** Number of content pages at which growth is measured. */
const SIZES = [250, 1000, 4000]
/** The page that is compared in the browser: it has code, tables and many sections. */
const EQUAL_PAGE = 'docs/connectors/postgres/overview'
/** The file of this site that a warm build has changed. */
const CHANGED_FILE = `content/${EQUAL_PAGE}.mdx`

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A site to build: its folder, how it is built, and the file whose change makes a warm build. */
type Site = { name: string; folder: string; command: string; output: string; caches: readonly string[]; changed: string }

const removeCaches = ({ folder, caches }: Site) => {
  for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true })
}

const rows: string[][] = []
const record = (kind: string, site: Site, runs: readonly BuildRun[]) => {
  const of = (pick: (run: BuildRun) => number, digits = 0) => median(runs.map(pick)).toFixed(digits)
  rows.push([kind, site.name, of((run) => run.seconds, 1), of((run) => run.cpu, 1), of((run) => run.megabytes)])
  console.log(rows.at(-1)?.join('\t'))
}

/** Cold builds of all sites in turn, then builds after a change of one page in turn, so that a slow spell affects all of them. */
async function compareBuilds(sites: readonly Site[]) {
  const cold = new Map(sites.map((site) => [site, [] as BuildRun[]]))
  const warm = new Map(sites.map((site) => [site, [] as BuildRun[]]))
  for (let run = 1; run <= RUNS; run++) {
    for (const site of sites) {
      removeCaches(site)
      cold.get(site)?.push(await measureCommand(site.command, site.folder))
      const text = readFileSync(site.changed, 'utf8')
      try {
        appendFileSync(site.changed, `\nA sentence that was added before run ${run}.\n`)
        warm.get(site)?.push(await measureCommand(site.command, site.folder))
      } finally {
        writeFileSync(site.changed, text)
      }
    }
  }
  for (const site of sites) record('cold', site, cold.get(site) ?? [])
  for (const site of sites) record('one page changed', site, warm.get(site) ?? [])
}

async function compareGrowth(sites: readonly Site[], pages: readonly PlainPage[], content: string) {
  for (const size of SIZES) {
    writeContent(content, size, pages.length)
    for (const site of sites) {
      const generator = generators.find(({ name }) => name === site.name)
      if (generator) writePages(generator, site.folder, multiplied(pages, size))
      removeCaches(site)
      record(`cold, ${size} pages`, site, [await measureCommand(site.command, site.folder, generator ? {} : { SITE_CONTENT: content })])
    }
  }
}

/** Sizes and times of the same page in all sites. */
async function comparePages(sites: readonly Site[]) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  for (const site of sites) {
    const root = path.join(site.folder, site.output)
    const html = path.join(root, EQUAL_PAGE, 'index.html')
    const text = readFileSync(html)
    const server = serveExport(root).listen(0)
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const runs: PageRun[] = []
    for (let run = 0; run < PAGE_RUNS; run++) runs.push(await measurePage(browser, `http://localhost:${port}/${EQUAL_PAGE}/`))
    server.close()
    const transferred = (kind: 'script' | 'style' | 'font') => `${median(runs.map(({ kilobytes: sizes }) => sizes[kind])).toFixed(1)} kB`
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
    console.log(
      `${site.name}: ${walkFiles(root).filter((file) => file.endsWith('.html')).length} HTML files; page ${kilobytes(text.length)}, ${kilobytes(gzipSync(text, { level: 9 }).length)} after gzip; ` +
        `transferred scripts ${transferred('script')}, styles ${transferred('style')}, fonts ${transferred('font')}; LCP ${median(runs.map(({ lcp }) => lcp)).toFixed(0)} ms, blocking ${median(runs.map(({ blocking }) => blocking)).toFixed(0)} ms`,
    )
  }
  await browser.close()
}

/**
 * npm run bench -- --compare [--growth]: builds this site, Docusaurus and Starlight with the same pages in turn, and prints a table of times,
 * processor times and memory. `--growth` also builds all of them with more and more pages, which takes an hour. Installs the generators in a
 * temporary folder, which needs the network, and needs an export in `out/`.
 */
export async function compare(growth: boolean): Promise<void> {
  if (!existsSync('out/index.html')) throw new Error('There is no export in out/. Create one with: npm run export')
  const folder = mkdtempSync(path.join(tmpdir(), 'compare-'))
  const pages = plainPages('out')
  const siteOf = (generator: Generator): Site => {
    const own = path.join(folder, generator.name.toLowerCase())
    install(generator, own)
    writePages(generator, own, pages)
    return { ...generator, folder: own, changed: pageFile(generator, own, { path: EQUAL_PAGE }) }
  }
  const sites: Site[] = [{ ...ourSite, folder: '.', changed: CHANGED_FILE }, ...generators.map(siteOf)]
  console.log(`${availableParallelism()} processors, ${(totalmem() / 1e9).toFixed(0)} GB; ${pages.length} pages; medians of ${RUNS} runs`)
  console.log(['build', 'site', 'seconds', 'processor seconds', 'peak MB'].join('\t'))
  const content = path.join(folder, 'content')
  try {
    if (growth) {
      await compareGrowth(sites, pages, content)
      for (const generator of generators) writePages(generator, path.join(folder, generator.name.toLowerCase()), pages)
    }
    await compareBuilds(sites)
    await comparePages(sites)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
