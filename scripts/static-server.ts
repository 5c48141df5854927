import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { defaultCacheControl } from '../lib/headers.mjs'
import {
  type HeaderRule,
  matchHeaders,
  matchRedirect,
  parseHeaders,
  parseRedirects,
  type RedirectRule,
  readTarget,
  redirectTarget,
} from '../lib/static-host'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
}
const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/

type Host = { root: string; basePath: string; redirects: RedirectRule[]; headers: HeaderRule[] }

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

function send(request: IncomingMessage, response: ServerResponse, status: number, file: string, extra: Record<string, string>) {
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = !compressible.test(type) ? undefined : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  response.writeHead(status, { 'content-type': type, vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }), ...extra })
  if (request.method === 'HEAD') return response.end()
  const source = createReadStream(file)
  // Quality 5 is similar to what hosts use for compression on the fly.
  const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const done = () => response.end()
  if (encoding === 'br') pipeline(source, brotli(), response, done)
  else if (encoding === 'gzip') pipeline(source, createGzip(), response, done)
  else pipeline(source, response, done)
  return response
}

function answer(host: Host, request: IncomingMessage, response: ServerResponse) {
  const notFound = () => void send(request, response, 404, path.join(host.root, '404.html'), {})
  const address = readTarget(request.url ?? '')
  if (address === 404) return notFound()
  if (address === 400) return void response.writeHead(400, { 'content-type': types['.txt'] }).end('Bad request')
  const redirect = matchRedirect(host.redirects, address.path)
  if (redirect) return void response.writeHead(redirect.status, { location: redirectTarget(redirect.to, address.search) }).end()
  const inside = address.path === host.basePath || address.path.startsWith(`${host.basePath}/`)
  const local = address.path.slice(host.basePath.length)
  // Static hosts read these two files but do not serve them.
  if (!inside || local === '/_headers' || local === '/_redirects') return notFound()
  const file = path.join(host.root, local)
  if (!local.endsWith('/') && isFile(path.join(file, 'index.html')))
    return void response.writeHead(308, { location: `${address.sentPath}/${address.search}` }).end()
  const served = local.endsWith('/') ? path.join(file, 'index.html') : file
  if (!isFile(served)) return notFound()
  send(request, response, 200, served, { 'cache-control': defaultCacheControl, ...matchHeaders(host.headers, address.path) })
}

/**
 * Serves an export as a static host does, with index files, the 404 page, `_redirects`, `_headers` and compression.
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
