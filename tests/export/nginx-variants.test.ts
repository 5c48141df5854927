import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NGINX_FILE } from '../../tools/delivery/build/write-host-files'
import { nginxFile } from '../../tools/delivery/hosts/host-files-nginx'
import { OUT } from './exported'
import { hasNginx, type Nginx, request, runNginx, startNginx } from './nginx'

/** Variants of the nginx recipe: a base path with precompressed files, and the configuration of the Docker image. */

describe.skipIf(!hasNginx)('nginx below a base path, with precompressed files', () => {
  let nginx: Nginx
  let root: string
  const at = (target: string, headers?: Record<string, string>) => request(nginx, target, headers)
  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'root-'))
    mkdirSync(path.join(root, 'sub/docs'), { recursive: true })
    for (const file of ['404.html', '_headers', '_redirects', 'docs/index.html', 'docs/index.md'])
      if (existsSync(path.join(OUT, file))) copyFileSync(path.join(OUT, file), path.join(root, 'sub', file))
    // Another text than that of the page shows which file is sent.
    writeFileSync(path.join(root, 'sub/docs/index.html.gz'), gzipSync('precompressed'))
    symlinkSync(path.resolve(OUT, '_next'), path.join(root, 'sub/_next'))
    nginx = await startNginx(nginxFile(['/docs/', '/docs/connectors/kafka/config/'], '/sub'), root)
  })
  afterAll(() => {
    nginx?.stop()
    rmSync(root, { recursive: true })
  })

  test('redirects, pages and the 404 page are below the base path', async () => {
    expect(await at('/sub/docs/intro?a=1')).toMatchObject({ status: 301, headers: { location: '/sub/docs/?a=1' } })
    expect(await at('/sub/docs?a=1')).toMatchObject({ status: 308, headers: { location: '/sub/docs/?a=1' } })
    expect(await at('/sub/docs/', { accept: 'text/markdown' })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/markdown; charset=utf-8' },
    })
    for (const target of ['/docs/', '/', '/sub/nothing/', '/sub/_headers', '/sub/_redirects']) {
      const { status, body } = await at(target)
      expect(status, target).toBe(404)
      expect(body.equals(readFileSync(`${OUT}/404.html`)), target).toBe(true)
    }
  })

  test('headers apply below the base path', async () => {
    expect((await at('/sub/docs/')).headers['content-security-policy']).toBe('frame-ancestors *')
    expect((await at('/healthz')).status).toBe(200)
  })

  test('a precompressed file is sent to clients that accept it, with the type of the page', async () => {
    const { headers, body } = await at('/sub/docs/', { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' })
    expect(headers.vary).toContain('Accept-Encoding')
    expect(gunzipSync(body).toString()).toBe('precompressed')
    expect((await at('/sub/docs/')).body.equals(readFileSync(`${OUT}/docs/index.html`))).toBe(true)
    expect((await at('/sub/docs/index.html.gz')).status).toBe(404)
  })
})

describe.skipIf(!hasNginx)('nginx with the configuration of the Docker image', () => {
  let nginx: Nginx
  beforeAll(async () => {
    const site = readFileSync(NGINX_FILE, 'utf8').replaceAll('/usr/share/nginx/html', path.resolve(OUT))
    nginx = await runNginx(
      (folder, port) => {
        // As in the image: the unprivileged port, and a folder in the place of /tmp.
        writeFileSync(path.join(folder, 'site.conf'), site.replace('listen 80;', `listen ${port};`))
        return readFileSync('deploy/docker/nginx.conf', 'utf8')
          .replaceAll('/tmp/', `${folder}/`)
          .replace('/etc/nginx/site.conf', `${folder}/site.conf`)
          .replace('/dev/stderr', `${folder}/error.log`)
          .replace('/dev/stdout', `${folder}/access.log`)
      },
      // nobody and nogroup; other users cannot change theirs.
      process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined,
    )
  })
  afterAll(() => nginx?.stop())

  test('serves pages, redirects and the health check as an unprivileged user', async () => {
    expect((await request(nginx, '/healthz')).status).toBe(200)
    expect((await request(nginx, '/docs/')).status).toBe(200)
    expect(await request(nginx, '/docs/intro?a=1')).toMatchObject({ status: 301, headers: { location: '/docs/?a=1' } })
  })
})
