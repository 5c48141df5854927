import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serveExport } from '../../scripts/static-server'
import { OUT } from './exported'
import { hostilePaths } from './hostile-paths'
import { freePort, requestTarget, startServer } from './servers'

/** Sends 1,000 hostile request targets to each kind of server: none may fail, list a folder, or redirect to another host. */
const paths = hostilePaths(1000)
/** Hosts that redirects of the site lead to. */
const ownTargets = ['localhost', 'join.slack.com', 'github.com']

async function problemsAt(port: number): Promise<string[]> {
  const problems: string[] = []
  for (const target of paths) {
    const { status, location, body } = await requestTarget(port, target)
    const { hostname } = new URL(location ?? '/', 'http://localhost')
    if (status >= 500) problems.push(`${JSON.stringify(target)}: status ${status}`)
    if (!ownTargets.includes(hostname)) problems.push(`${JSON.stringify(target)}: redirects to ${location}`)
    if (/<title>Index of|root:x:0|"dependencies":/.test(body)) problems.push(`${JSON.stringify(target)}: shows files`)
  }
  return problems
}

test('the targets are the same in each run and all different', () => {
  expect(hostilePaths(1000)).toEqual(paths)
  expect(new Set(paths).size).toBe(1000)
})

describe('the preview server', () => {
  let host: Server
  beforeAll(() => {
    host = serveExport(OUT).listen(0)
  })
  afterAll(() => host.close())

  test('answers every hostile path without failing', async () => {
    expect(await problemsAt((host.address() as AddressInfo).port)).toEqual([])
  })
})

describe('the Next.js server', () => {
  let started: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    started = await startServer()
  })
  afterAll(() => void started.server.kill())

  test('answers every hostile path without failing', async () => {
    expect(await problemsAt(started.port)).toEqual([])
  })
})

// nginx is not a dependency of the project, so this part is left out where it is not installed.
describe.skipIf(spawnSync('nginx', ['-v']).error)('nginx with the generated configuration', () => {
  let server: ChildProcess
  let folder: string
  let port: number
  beforeAll(async () => {
    port = await freePort()
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('listen 80;', `listen ${port};`)
      .replaceAll('/usr/share/nginx/html', path.resolve(OUT))
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
    const settings = `user root;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${places}\n${site}\n}\n`
    writeFileSync(path.join(folder, 'nginx.conf'), settings)
    execFileSync('nginx', ['-t', '-c', path.join(folder, 'nginx.conf')], { stdio: 'pipe' })
    server = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' })
    await vi.waitFor(async () => expect((await fetch(`http://localhost:${port}/docs/`)).status).toBe(200), { timeout: 20_000 })
  })
  afterAll(() => {
    server?.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  test('answers every hostile path without failing', async () => {
    expect(await problemsAt(port)).toEqual([])
  })

  test('redirects other spellings of connectors, and protects pages outside of the documentation from frames', async () => {
    expect(await requestTarget(port, '/docs/connectors/Kafka/config?tab=ui')).toMatchObject({
      status: 301,
      location: '/docs/connectors/kafka/config/?tab=ui',
    })
    const headers = async (target: string) => (await fetch(`http://localhost:${port}${target}`)).headers.get('content-security-policy')
    expect(await headers('/docs/')).toBe('frame-ancestors *')
    expect(await headers('/contact/')).toBe("frame-ancestors 'self'")
  })
})
