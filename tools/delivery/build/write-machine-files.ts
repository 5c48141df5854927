import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { saveResults } from '../../../lib/build/remembered.server'
import { removeOldSocialImages } from '../../../lib/figures/social-image.server'
import { walkFiles } from '../../authoring/command/walk'
import { writeSitemapEntries } from './write-sitemap'

/**
 * tsx --tsconfig tsconfig.tools.json tools/delivery/build/write-machine-files.ts FOLDER: writes the files for programs (search index, Markdown,
 * pictures, feeds, calendars) to a folder, with the handlers of `app/` that also serve them in development and in server builds.
 *
 * Exports do not leave this to Next.js, which divides all paths among its processes by their order: one process would render almost all
 * pages, and the other would write almost all of these files.
 */

/** Name of the modules in `app/` with route handlers. Builds of an export exclude them by their extension; see next.config.mjs. */
const HANDLER = 'route.server.ts'

type Params = Record<string, string | string[]>
type Handler = {
  generateStaticParams?: () => Params[]
  GET: (request: Request, context: { params: Promise<Params> }) => Response | Promise<Response>
}

/**
 * Path of a file that a handler makes, without a leading slash. Groups of folders, such as `(files)`, are not part of it.
 * @param module path of the handler's module below `app/`: `(files)/covers/[blog]/[file]/route.server.ts`
 */
export const servedPath = (module: string, params: Params): string =>
  path.posix
    .dirname(module)
    .split('/')
    .filter((segment) => !/^\(.*\)$/.test(segment))
    .flatMap((segment) => {
      const name = segment.match(/^\[(?:\.{3})?(\w+)\]$/)?.[1]
      return name === undefined ? segment : (params[name] ?? [])
    })
    .join('/')

/** Writes all files of a handler. Paths that it does not find, such as the placeholders of empty lists, are left out. */
async function writeFilesOf(module: string, folder: string): Promise<number> {
  const { generateStaticParams, GET }: Handler = await import(pathToFileURL(path.resolve('app', module)).href)
  let written = 0
  for (const params of generateStaticParams?.() ?? [{}]) {
    const served = servedPath(module, params)
    const response = await GET(new Request(`http://localhost/${served}`), { params: Promise.resolve(params) })
    if (response.status === 404) continue
    if (!response.ok) throw new Error(`app/${module} answers ${response.status} for /${served}.`)
    const file = path.join(folder, served)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(await response.arrayBuffer()))
    written++
  }
  return written
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , folder] = process.argv
  if (!folder) throw new Error('Give the folder for the files.')
  const modules = walkFiles('app').filter((file) => path.basename(file) === HANDLER)
  let written = 0
  for (const module of modules.sort()) written += await writeFilesOf(path.relative('app', module).split(path.sep).join('/'), folder)
  // In this process, because it has read all pages.
  writeSitemapEntries()
  saveResults()
  removeOldSocialImages()
  console.log(`✓ files for programs: ${written}`)
}
