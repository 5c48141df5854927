import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { type HeaderRule, matchHeaders, matchRedirect, parseHeaders, parseRedirects, type RedirectRule } from '../lib/static-host'

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
  // Quality 5 is about what hosts use for files that they compress on the way out.
  const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const done = () => response.end()
  if (encoding === 'br') pipeline(source, brotli(), response, done)
  else if (encoding === 'gzip') pipeline(source, createGzip(), response, done)
  else pipeline(source, response, done)
  return response
}

function answer(host: Host, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://localhost')
  let pathname: string
  try {
    pathname = decodeURIComponent(url.pathname)
  } catch {
    response.writeHead(400).end('Bad request')
    return
  }
  const inside = pathname === host.basePath || pathname.startsWith(`${host.basePath}/`)
  const local = inside ? pathname.slice(host.basePath.length) || '/' : undefined
  const notFound = () => send(request, response, 404, path.join(host.root, '404.html'), {})
  if (local === undefined) return void notFound()
  const redirect = matchRedirect(host.redirects, local)
  if (redirect) {
    const target = redirect.to + (redirect.to.includes('?') ? '' : url.search)
    response.writeHead(redirect.status, { location: target }).end()
    return
  }
  const file = path.join(host.root, path.normalize(local))
  if (!file.startsWith(host.root)) return void notFound()
  const headers = matchHeaders(host.headers, local)
  if (local.endsWith('/')) {
    const index = path.join(file, 'index.html')
    return void (isFile(index) ? send(request, response, 200, index, headers) : notFound())
  }
  if (isFile(file)) return void send(request, response, 200, file, headers)
  if (isFile(path.join(file, 'index.html'))) {
    response.writeHead(308, { location: `${url.pathname}/${url.search}` }).end()
    return
  }
  notFound()
}

/** Serves an export as a static host does: index files, 404 page, `_redirects`, `_headers`, compression. */
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
