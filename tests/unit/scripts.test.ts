import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIAGRAMS_FOLDER } from '../../lib/mdx/diagrams.server'
import { tidySvg } from '../../tools/authoring/tidy-svg'
import { widthsFor } from '../../tools/delivery/build/build-images'
import { ignoredCommits, parseHistory } from '../../tools/delivery/build/git-history'
import { redirectPage } from '../../tools/delivery/build/write-redirects'

/** A commit in the format of `git log`. @param files lines of `--numstat` */
const commit = (hash: string, date: string, author: string, ...files: string[]) =>
  `\x01${hash}\x02${date}\x02${author}\0\n${files.map((file) => `${file}\0`).join('')}`

test('the history has date and author of the newest commit that changed a file', () => {
  const log =
    commit('h2', '2025-11-03', 'Ann', '1\t0\ta.mdx', '4\t4\tb.mdx') + commit('h1', '2025-10-01', 'Ben', '9\t0\ta.mdx', '9\t0\tc.mdx')
  expect(parseHistory(log, new Set())).toEqual({
    'a.mdx': { change: { date: '2025-11-03', author: 'Ann' }, newest: '2025-11-03' },
    'b.mdx': { change: { date: '2025-11-03', author: 'Ann' }, newest: '2025-11-03' },
    'c.mdx': { change: { date: '2025-10-01', author: 'Ben' }, newest: '2025-10-01' },
  })
})

test('the history ignores listed commits, whitespace changes and renames', () => {
  const log =
    commit('bulk', '2025-11-03', 'Ann', '1\t0\ta.mdx', '1\t0\tb.mdx') +
    commit('h3', '2025-11-02', 'Ann', '0\t0\ta.mdx') +
    commit('h2', '2025-11-01', 'Ann', '0\t0\t', 'old.mdx', 'a.mdx') +
    commit('h1', '2025-10-01', 'Ben', '9\t0\told.mdx')
  expect(parseHistory(log, ignoredCommits('# bulk changes\nbulk # reformatted\n'))).toEqual({
    'a.mdx': { change: { date: '2025-10-01', author: 'Ben' }, newest: '2025-11-03' },
    'b.mdx': { newest: '2025-11-03' },
  })
})

test('images are not enlarged', () => {
  expect(widthsFor(2000)).toEqual([640, 1030])
  expect(widthsFor(800)).toEqual([640, 800])
  expect(widthsFor(300)).toEqual([300])
})

test('a redirect page refreshes immediately, is not indexed, and links to its target', () => {
  const html = redirectPage('/docs/benchmarks/?tab=mysql')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/benchmarks/?tab=mysql">')
  expect(html).toContain('<link rel="canonical" href="https://olake.io/docs/benchmarks/?tab=mysql">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<a href="/docs/benchmarks/?tab=mysql">')
})

test('a redirect page adds the base path to internal targets', () => {
  expect(redirectPage('/docs/', '/sub')).toContain('<meta http-equiv="refresh" content="0; url=/sub/docs/">')
  expect(redirectPage('https://example.org/', '/sub')).toContain('<meta http-equiv="refresh" content="0; url=https://example.org/">')
})

test('an optimized diagram has no styles, unused markers, empty groups or long numbers', () => {
  const drawn =
    '<svg id="d1" width="100%" style="max-width: 640.5px;" viewBox="0 4.076141 660.40625 359.0955"><style>#d1{fill:red}</style><g><marker id="d1_end"><path d="M 0 0 L 10.12345 5"/></marker><marker id="d1_start"><path d="M1 1"/></marker><g class="empty"></g><path data-id="x" marker-end="url(#d1_end)" d="M1.98765,2"/></g></svg>'
  expect(tidySvg(drawn)).toBe(
    '<svg id="d1" viewBox="0 4.1 660.4 359.1"><g><marker id="d1_end"><path d="M 0 0 L 10.1 5"/></marker><path marker-end="url(#d1_end)" d="M2,2"/></g></svg>',
  )
})

test('labels and shapes of a drawn diagram are valid HTML', () => {
  const label = '<foreignObject><div><span class="nodeLabel"><p>Change<br>log</p></span></div></foreignObject>'
  expect(tidySvg(`<svg><g>${label}</g></svg>`)).toContain('<div class="nodeLabel"><p>Change<br>log</p></div></div></foreignObject>')
  expect(tidySvg('<svg><g><line x1="1" name="A"></line><rect name="A" x="0"></rect></g></svg>')).toBe(
    '<svg><g><line x1="1"></line><rect x="0"></rect></g></svg>',
  )
  expect(tidySvg('<svg><g><span class="edgeLabel"></span></g></svg>')).toContain('<span class="edgeLabel"></span>')
})

test('every stored diagram is as the drawing stores it, so that another drawing changes nothing', () => {
  const stored = readdirSync(DIAGRAMS_FOLDER).map((name) => readFileSync(`${DIAGRAMS_FOLDER}/${name}`, 'utf8'))
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.filter((svg) => tidySvg(svg) !== svg)).toEqual([])
})
