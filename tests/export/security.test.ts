import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { walkFiles } from '../../tools/authoring/command/walk'
import { scriptHashes } from '../../tools/delivery/build/content-policy'
import { matchHeaders, parseHeaders } from '../../tools/delivery/hosts/static-host'
import { allSettings } from '../all-settings'
import { OUT } from './exported'

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/?>/

const pagesIn = (folder: string) =>
  walkFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file: path.relative(folder, file), html: readFileSync(file, 'utf8') }))

/** Sources of a directive in a policy. */
const sourcesOf = (policy: string, directive: string) => policy.match(new RegExp(`(?:^|; )${directive} ([^;]*)`))?.[1]?.split(' ') ?? []

describe.each([
  ['static export', OUT],
  ['server build with all settings', `${allSettings.SITE_DIST}/server/app`],
])('%s', (_name, folder) => {
  const pages = pagesIn(folder)

  test('every page has one policy, before its first script, that allows exactly its inline scripts', () => {
    expect(pages.length).toBeGreaterThan(400)
    const wrong = pages.filter(({ html }) => {
      const policies = [...html.matchAll(new RegExp(POLICY, 'g'))]
      const [policy] = policies
      const allowed = sourcesOf(policy?.[1] ?? '', 'script-src').filter((source) => source.startsWith("'sha256-"))
      return policies.length !== 1 || (policy?.index ?? 0) > html.indexOf('<script') || allowed.join() !== scriptHashes(html).join()
    })
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  test('no page allows inline code in general, contains event handlers or links to code', () => {
    const wrong = pages.filter(({ html }) => {
      const policy = html.match(POLICY)?.[1] ?? ''
      const markup = html.replace(/<(script|style|pre|code|textarea)[\s>][\s\S]*?<\/\1>/g, '')
      return (
        /unsafe-eval|data:|\*(?!\.)/.test(sourcesOf(policy, 'script-src').join(' ')) ||
        sourcesOf(policy, 'script-src').includes("'unsafe-inline'") ||
        / on[a-z]+="/.test(markup) ||
        /(?:href|src)="javascript:/.test(markup)
      )
    })
    expect(wrong.map(({ file }) => file)).toEqual([])
  })
})

/**
 * The tests of Mozilla's HTTP Observatory that concern a site without cookies and without scripts of other hosts. A site that passes all of
 * them starts from 100 points and gets a bonus for a policy without inline scripts, for the referrer policy and for frame-ancestors: A+.
 */
describe('rules of the HTTP Observatory', () => {
  const rules = parseHeaders(readFileSync(path.join(OUT, '_headers'), 'utf8'))
  const policy = readFileSync(path.join(OUT, 'index.html'), 'utf8').match(POLICY)?.[1] ?? ''

  test.each(['/', '/blog/', '/contact/'])('%s', (page) => {
    const headers = matchHeaders(rules, page)
    const seconds = Number(headers['strict-transport-security']?.match(/max-age=(\d+)/)?.[1])
    expect(seconds).toBeGreaterThanOrEqual(15_768_000)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/)
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('the policy restricts scripts, objects, the base address and forms', () => {
    expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"])
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"])
    expect(sourcesOf(policy, 'base-uri')).toEqual(["'self'"])
    expect(sourcesOf(policy, 'form-action')).toEqual(["'self'"])
    expect(sourcesOf(policy, 'script-src').every((source) => source === "'self'" || source.startsWith("'sha256-"))).toBe(true)
  })
})

/** Elements that load a file without a click, with its address. `canonical` and the like only name a page. */
const LOADED =
  /<(?:script|img|iframe|source|video|audio|embed|object|link|image|use)\b[^>]*?\s(?:src|href|srcset|data|poster)="((?:https?:)?\/\/[^"]+)"[^>]*>/g

test('no page of the export loads a file from another host before a click', () => {
  const foreign = pagesIn(OUT).flatMap(({ file, html }) =>
    [...html.matchAll(LOADED)]
      .filter(([element]) => !/\srel="(?:canonical|alternate|next|prev)"/.test(element))
      .map(([, address]) => `${file}: ${address}`),
  )
  expect(foreign).toEqual([])
})
