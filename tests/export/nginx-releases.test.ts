import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nginxFile } from '../../tools/delivery/hosts/host-files-nginx'
import { hasNginx, type Nginx, request, runNginx } from './nginx'

/** Runs the commands of docs/deployment.md for nginx in a folder, with a real nginx. */

const section =
  readFileSync('docs/deployment.md', 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith('nginx\n')) ?? ''
const [setUp = '', deploy = '', rollBack = ''] = [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, commands]) => commands ?? '')

/** Commands that a test must not run. `reload` sends nginx the signal to read its configuration again. */
const replaced = `set -eu
sudo() { "$@"; }
chown() { :; }
npm() { echo "\${SITE_DIST:-} $*" >>npm-calls; [ "$*" != "$FAILING" ]; }
git() { echo 0123abc; }
date() { echo "$STAMP"; }
nginx() { :; }
systemctl() { if [ -f pid-file ]; then kill -HUP "$(cat "$(cat pid-file)")"; fi; }
`

describe.skipIf(!hasNginx)('releases of nginx', () => {
  let nginx: Nginx
  let root: string
  const at = (file: string) => path.join(root, file)
  const run = (commands: string, stamp = '', failing = '') => {
    const moved = commands.replaceAll('/srv/', `${root}/srv/`).replaceAll('/etc/', `${root}/etc/`)
    const variables = { PATH: process.env.PATH, USER: 'user', SITE_BASE_PATH: '/sub', STAMP: stamp, FAILING: failing }
    const env = variables as unknown as NodeJS.ProcessEnv
    return execFileSync('bash', ['--norc', '-c', replaced + moved], { cwd: root, env, encoding: 'utf8' })
  }
  /** Writes an export with one page, whose configuration redirects other spellings of that page only, and deploys it. */
  const release = (text: string, stamp: string, port: number) => {
    rmSync(at('out'), { recursive: true, force: true })
    mkdirSync(at('out'))
    writeFileSync(at('out/index.html'), text)
    writeFileSync(at(`out/${text}.html`), text)
    const page = `/docs/connectors/kafka/${text}/`
    writeFileSync(at('deploy/nginx.conf'), nginxFile([page], '/sub').replace('listen 80;', `listen ${port};`))
    run(deploy, stamp)
  }
  const served = async () => (await request(nginx, '/sub/')).body.toString()
  const statusOf = async (target: string) => (await request(nginx, target)).status

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'releases-'))
    mkdirSync(at('deploy'))
    for (const folder of ['conf.d', 'sites-enabled']) mkdirSync(at(`etc/nginx/${folder}`), { recursive: true })
    writeFileSync(at('etc/nginx/sites-enabled/default'), '')
    run(setUp)
    nginx = await runNginx((folder, port) => {
      release('first', '20261124-001000', port)
      writeFileSync(at('pid-file'), `${folder}/pid`)
      const user = process.getuid?.() === 0 ? 'user root;' : ''
      return `${user} pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; include ${at('etc/nginx/conf.d/*.conf')}; include ${at('etc/nginx/sites-enabled/*')}; }`
    })
  })
  afterAll(() => {
    nginx?.stop()
    rmSync(root, { recursive: true })
  })

  test('a deployment of the same commit replaces pages and redirects, and a rollback brings back both', async () => {
    expect(await served()).toBe('first')
    release('second', '20261125-001000', nginx.port)
    await vi.waitFor(async () => expect(await served()).toBe('second'), { timeout: 20_000 })
    expect(await statusOf('/sub/first.html')).toBe(404)
    expect(await statusOf('/sub/docs/connectors/Kafka/second/')).toBe(301)
    expect(run('ls /srv/olake').trim().split('\n')).toEqual(['20261124-001000-0123abc', '20261125-001000-0123abc'])

    run(rollBack.replace(/release=\S+/, 'release=/srv/olake/20261124-001000-0123abc'))
    await vi.waitFor(async () => expect(await served()).toBe('first'), { timeout: 20_000 })
    expect(await statusOf('/sub/docs/connectors/Kafka/first/')).toBe(301)
    expect(await statusOf('/sub/docs/connectors/Kafka/second/')).toBe(404)
  })

  test('a build that fails is not deployed', () => {
    expect(() => run(deploy, '20261126-001000', 'run export')).toThrow()
    expect(run('ls /srv/olake')).not.toContain('20261126')
  })

  test('a rollback keeps the chunks of the newer release', () => {
    const calls = readFileSync(at('npm-calls'), 'utf8').trim().split('\n')
    expect(calls.find((call) => call.includes('/srv/'))).toMatch(/srv\/olake\/20261124-001000-0123abc\/html\/sub run keep:chunks -- https:/)
  })
})
