import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadsFile } from '../../tools/delivery/hosts/host-files-s3'

/** Runs deploy/s3/sync.sh with a fake AWS CLI, which writes each call to a file. */

const FAKE_AWS = `#!/usr/bin/env bash
echo "$*" >>"$AWS_CALLS"
case "$*" in
  *describe-key-value-store*) echo tag-0 ;;
  *list-keys*) printf '/docs/intro\\n/docs/no-redirect-any-more\\n' ;;
  *FunctionConfig*) echo '{"Runtime":"cloudfront-js-2.0"}' ;;
  *describe-function*) echo tag-development ;;
  *update-function*) echo tag-updated ;;
  *update-keys* | *delete-key*) echo "tag-$(wc -l <"$AWS_CALLS" | tr -d ' ')" ;;
esac
`

let folder: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sync-'))
  write('bin/aws', FAKE_AWS)
  chmodSync(path.join(folder, 'bin/aws'), 0o755)
  write('out/index.html', 'page')
  write('deploy/s3/uploads.tsv', uploadsFile(['index.html', 'index.md', 'blog/rss.xml', 'sitemap.xml', '_next/static/a.js']))
  write('deploy/s3/store/000.json', `${JSON.stringify([{ Key: '/docs/intro', Value: '301 /docs/' }], null, 2)}\n`)
  copyFileSync('deploy/s3/sync.sh', path.join(folder, 'deploy/s3/sync.sh'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the script. @returns its exit code, its errors and the calls of the AWS CLI */
function sync(variables: Record<string, string>) {
  const calls = path.join(folder, 'calls')
  writeFileSync(calls, '')
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, AWS_CALLS: calls, ...variables } as unknown as NodeJS.ProcessEnv
  const { status, stderr } = spawnSync('bash', [path.join(folder, 'deploy/s3/sync.sh')], { env, encoding: 'utf8' })
  return { status, stderr, calls: readFileSync(calls, 'utf8').trimEnd().split('\n') }
}

test('uploads files that never change first and pages last, with their types, and deletes nothing', () => {
  const { status, calls } = sync({ S3_BUCKET: 'site' })
  expect(status).toBe(0)
  expect(calls[0]).toContain('s3 sync --size-only out/ s3://site/ --exclude * --include _next/static/*.js')
  expect(calls[0]).toContain('--cache-control public, max-age=31536000, immutable')
  expect(calls.at(-1)).toContain('--include *.html')
  expect(calls.find((call) => call.includes('--include *.md'))).toContain('--content-type text/markdown; charset=utf-8')
  expect(calls.find((call) => call.includes('--include *.xml'))).toContain('--exclude */rss.xml')
  expect(calls.filter((call) => /delete|cloudfront/.test(call))).toEqual([])
})

test('updates redirects one change after the other, removes those that no longer exist, and clears the cache last', () => {
  const { calls } = sync({ S3_BUCKET: 'site', CLOUDFRONT_STORE: 'arn:store', CLOUDFRONT_DISTRIBUTION: 'E1' })
  const store = calls.filter((call) => call.includes('keyvaluestore'))
  expect(store[1]).toMatch(/update-keys .* --if-match tag-0 --puts file:\/\/deploy\/s3\/store\/000\.json/)
  expect(store.at(-1)).toMatch(/delete-key .* --if-match tag-\d+ --key \/docs\/no-redirect-any-more /)
  expect(store).toHaveLength(4)
  expect(calls.at(-1)).toContain('create-invalidation --distribution-id E1 --paths /*')
})

test('publishes the code of both functions with their configuration before it clears the cache', () => {
  const { status, calls } = sync({ S3_BUCKET: 'site', CLOUDFRONT_FUNCTIONS: 'olake', CLOUDFRONT_DISTRIBUTION: 'E1' })
  expect(status).toBe(0)
  for (const event of ['request', 'response']) {
    const [update = '', publish = ''] = calls.filter((call) => /(update|publish)-function/.test(call) && call.includes(`olake-${event}`))
    expect(update).toContain('--if-match tag-development --function-config {"Runtime":"cloudfront-js-2.0"}')
    expect(update).toContain(`--function-code fileb://deploy/s3/viewer-${event}.js`)
    expect(publish).toContain('publish-function')
    expect(publish).toContain('--if-match tag-updated')
  }
  expect(calls.at(-1)).toContain('create-invalidation')
})

test('deletes other objects only on request, below the base path, and keeps the chunks of earlier deployments', () => {
  const { calls } = sync({ S3_BUCKET: 'site', SITE_BASE_PATH: '/sub', S3_DELETE: '1' })
  const deleting = calls.filter((call) => call.includes('--delete'))
  expect(deleting).toHaveLength(1)
  expect(deleting[0]).toContain('out/ s3://site/sub/ --delete --size-only --exclude _next/static/* --exclude _images/*')
  expect(deleting[0]).toContain('--exclude *.gz --exclude *.br')
})

test('stops with a message without a bucket or an export', () => {
  expect(sync({})).toMatchObject({ status: 1, stderr: expect.stringContaining('Set S3_BUCKET'), calls: [''] })
  rmSync(path.join(folder, 'out'), { recursive: true })
  expect(sync({ S3_BUCKET: 'site' })).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run export'), calls: [''] })
})
