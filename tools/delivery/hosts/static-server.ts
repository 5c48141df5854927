import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { contentType, isText } from '../../../lib/content-types'
import { defaultCacheControl } from '../../../lib/headers.mjs'
import {
  type HeaderRule,
  matchHeaders,
  matchRedirect,
  parseHeaders,
  parseRedirects,
  prefersMarkdown,
  type RedirectRule,
  readTarget,
  redirectTarget,
} from './static-host'

type Host = { root: string; basePath: string; redirects: RedirectRule[]; headers: HeaderRule[] }

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** ETag of a file from its size and time of change, which both differ after each build. */
const etagOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }) => `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`

/** Compressed files by path, version and encoding. Browser tests request the same scripts hundreds of times. */
const compressedFiles = new Map<string, Buffer>()

/** A file after compression. Quality 5 of Brotli is similar to what hosts use for compression on the fly. */
function compressed(file: string, version: string, encoding: 'br' | 'gzip'): Buffer {
  const key = `${file} ${version} ${encoding}`
  const known = compressedFiles.get(key)
  if (known) return known
  const bytes = readFileSync(file)
  const result = encoding === 'br' ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : gzipSync(bytes)
  compressedFiles.set(key, result)
  return result
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: string, extra: Record<string, string>) {
  const version = etagOf(statSync(file))
  const shared = {
    vary: /\bindex\.(html|md)$/.test(file) ? 'accept-encoding, accept' : 'accept-encoding',
    ...(status === 200 && { etag: version }),
    ...extra,
  }
  if (status === 200 && request.headers['if-none-match'] === version) return response.writeHead(304, shared).end()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = !isText(file) ? undefined : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const body = encoding && compressed(file, version, encoding)
  response.writeHead(status, {
    'content-type': contentType(file),
    'content-length': body?.length ?? statSync(file).size,
    ...(encoding && { 'content-encoding': encoding }),
    ...shared,
  })
  if (request.method === 'HEAD' || body) return response.end(request.method === 'HEAD' ? undefined : body)
  pipeline(createReadStream(file), response, () => response.end())
  return response
}

/** The file of an address that ends in a slash: its Markdown if the client prefers it and the page has one, otherwise its HTML. */
function indexFile(folder: string, request: IncomingMessage): string {
  const markdown = path.join(folder, 'index.md')
  return prefersMarkdown(String(request.headers.accept ?? '')) && isFile(markdown) ? markdown : path.join(folder, 'index.html')
}

function answer(host: Host, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD', 'content-type': contentType('.txt') }).end('Method not allowed')
  const address = readTarget(request.url ?? '')
  if (address === 400) return void response.writeHead(400, { 'content-type': contentType('.txt') }).end('Bad request')
  // Cloudflare Pages adds the headers of a path to redirects and to the 404 page, too, but does not let anyone store the 404 page.
  const headers = address === 404 ? {} : matchHeaders(host.headers, address.path)
  const notFound = () => {
    const page = path.join(host.root, '404.html')
    if (isFile(page)) send(request, response, 404, page, { ...headers, 'cache-control': 'no-store' })
    else response.writeHead(404, { 'content-type': contentType('.txt') }).end('Not found')
  }
  const redirectTo = (status: number, location: string) => void response.writeHead(status, { location, ...headers }).end()
  if (address === 404) return notFound()
  const redirect = matchRedirect(host.redirects, address.path)
  if (redirect) return redirectTo(redirect.status, redirectTarget(redirect.to, address.search))
  const inside = address.path === host.basePath || address.path.startsWith(`${host.basePath}/`)
  const local = address.path.slice(host.basePath.length)
  // Static hosts read these two files but do not serve them.
  if (!inside || local === '/_headers' || local === '/_redirects') return notFound()
  const file = path.join(host.root, local)
  if (!local.endsWith('/') && isFile(path.join(file, 'index.html'))) return redirectTo(308, `${address.sentPath}/${address.search}`)
  const served = local.endsWith('/') ? indexFile(file, request) : file
  if (!isFile(served)) return notFound()
  send(request, response, 200, served, { 'cache-control': defaultCacheControl, ...headers })
}

/**
 * Serves an export as a static host does, with index files, the 404 page, `_redirects`, `_headers`, compression, revalidation, and Markdown
 * for clients that ask for it.
 * @param root folder of the export
 * @param basePath path that the export is served from, or '' for the root
 */
export function serveExport(root: string, basePath = ''): Server {
  const read = (name: string) => (isFile(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : '')
  const host: Host = {
    root: path.resolve(root),
    basePath,
    redirects: parseRedirects(read('_redirects')),
    headers: parseHeaders(read('_headers')),
  }
  return createServer((request, response) => answer(host, request, response))
}
