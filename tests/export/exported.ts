import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../lib/site.mjs'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { contentDir, readContent } from '../../tools/authoring/check/read-content'
import { readSource } from '../../tools/authoring/check/source-file'
import { walkFiles } from '../../tools/authoring/command/walk'
import type { ExportTargets, ParsedHtml } from './link-check'

export const OUT = 'out'

/** A page of the export. `body` is its HTML without scripts. */
export type ExportedPage = { route: string; file: string; html: string; body: string }

const isRedirect = (html: string) => /http-equiv="refresh"/.test(html)

/** Every page of the export except redirect pages and the 404 page. */
export function exportedPages(): ExportedPage[] {
  return walkFiles(OUT)
    .filter((file) => path.basename(file) === 'index.html' && !file.includes('_next'))
    .map((file) => {
      const html = readFileSync(file, 'utf8')
      const body = html.replace(/<script[\s\S]*?<\/script>/g, ' ')
      return { route: `/${path.relative(OUT, path.dirname(file))}/`.replace('//', '/'), file, html, body }
    })
    .filter(({ route, html }) => !isRedirect(html) && route !== '/404/' && route !== '/_not-found/')
}

/** Valid targets for links of the export. @param pages parsed pages by address */
export function exportTargets(pages: ReadonlyMap<string, ParsedHtml>): ExportTargets {
  const slashed = (external: boolean) =>
    new Set(
      siteRedirects()
        .filter(({ to }) => /^https?:/.test(to) === external)
        .map(({ from }) => `${from}/`),
    )
  return {
    origin: site.origin,
    pages: new Map([...pages].map(([route, { ids }]) => [route, ids])),
    isFile: (file) => existsSync(path.join(OUT, file)) && statSync(path.join(OUT, file)).isFile(),
    elsewhere: slashed(true),
    moved: slashed(false),
  }
}

/** Source of each content page by address. */
export async function sourcesByRoute(): Promise<Map<string, { file: string; text: string }>> {
  const sources = [...(await readContent())].flatMap(([file, text]) => {
    const { source } = readSource(file, text, contentDir)
    return source ? [[source.url, { file, text }] as const] : []
  })
  return new Map(sources)
}
