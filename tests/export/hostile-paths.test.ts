import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NGINX_FILE } from '../../tools/delivery/build/write-host-files'
import { serveExport } from '../../tools/delivery/hosts/static-server'
import { OUT } from './exported'
import { hostilePaths } from './hostile-paths'
import { hasNginx, type Nginx, startNginx } from './nginx'
import { requestTarget, startServer } from './servers'

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

describe.skipIf(!hasNginx)('nginx with the generated configuration', () => {
  let nginx: Nginx
  beforeAll(async () => {
    nginx = await startNginx(readFileSync(NGINX_FILE, 'utf8'), OUT)
  })
  afterAll(() => nginx?.stop())

  test('answers every hostile path without failing', async () => {
    expect(await problemsAt(nginx.port)).toEqual([])
  })

  test('redirects other spellings of connectors, and protects pages outside of the documentation from frames', async () => {
    expect(await requestTarget(nginx.port, '/docs/connectors/Kafka/config?tab=ui')).toMatchObject({
      status: 301,
      location: '/docs/connectors/kafka/config/?tab=ui',
    })
    const headers = async (target: string) => (await fetch(`${nginx.origin}${target}`)).headers.get('content-security-policy')
    expect(await headers('/docs/')).toBe('frame-ancestors *')
    expect(await headers('/contact/')).toBe("frame-ancestors 'self'")
  })
})
