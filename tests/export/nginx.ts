import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { freePort } from './servers'

/** Whether nginx is installed. It is not a dependency of the project, so its tests are skipped where it is not. */
export const hasNginx = !spawnSync('nginx', ['-v']).error
if (!hasNginx) console.warn('nginx is not installed, so the tests of nginx are skipped. On Debian and Ubuntu: apt-get install nginx-light')

export type Nginx = { port: number; origin: string; stop: () => void }

/**
 * Starts nginx and waits until it accepts requests.
 * @param configuration returns the complete configuration, for a folder that nginx may write to and a free port
 * @param user user and group ID of the process, by default those of the tests
 */
export async function runNginx(
  configuration: (folder: string, port: number) => string,
  user?: { uid: number; gid: number },
): Promise<Nginx> {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o777)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port))
  const server = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], { stdio: 'inherit', ...user })
  const origin = `http://localhost:${port}`
  await vi.waitFor(() => fetch(origin), { timeout: 20_000 })
  const stop = () => {
    server.on('close', () => rmSync(folder, { recursive: true, force: true }))
    server.kill()
  }
  return { port, origin, stop }
}

/**
 * Starts nginx with a configuration of `nginxFile`.
 * @param site text of the configuration
 * @param root folder to serve instead of /usr/share/nginx/html
 */
export const startNginx = (site: string, root: string): Promise<Nginx> =>
  runNginx((folder, port) => {
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
    // As root, nginx would start its workers as another user, who may not be allowed to read the export.
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const served = site.replace('listen 80;', `listen ${port};`).replaceAll('/usr/share/nginx/html', path.resolve(root))
    return [
      user,
      `pid ${folder}/pid;`,
      `error_log ${folder}/error.log;`,
      'events {}',
      'http {',
      'access_log off;',
      ...places,
      served,
      '}',
    ].join('\n')
  })

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** Sends a request without following redirects, and without decompressing the response. */
export const request = (nginx: Nginx, target: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get({ port: nginx.port, path: target, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) })
    }).on('error', reject)
  })
