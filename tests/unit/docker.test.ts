import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentSchema } from '../../lib/environment/schema.mjs'

/** Reads deploy/docker/Dockerfile, because the tests cannot build an image. */

const lines = readFileSync('deploy/docker/Dockerfile', 'utf8')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
const instructions = lines.map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.replace(/^\S+ /, '') }))
const lastStage = instructions.slice(instructions.map(({ name }) => name).lastIndexOf('FROM'))
const ignored = readFileSync('.dockerignore', 'utf8').split('\n')

test('each file that is copied from the repository exists and is not ignored', () => {
  const copied = instructions
    .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
  expect(copied).toContain('deploy/docker/nginx.conf')
  expect(copied.filter((file) => !existsSync(file) || ignored.includes(file))).toEqual([])
  expect(ignored).not.toContain('.git')
})

test('files from an earlier stage are files that its commands write', () => {
  const from = lastStage.filter(({ rest }) => rest.startsWith('--from=build')).map(({ rest }) => rest.split(' ')[1] ?? '')
  const build = instructions.map(({ rest }) => rest).join('\n')
  expect(from).toEqual(['/site/deploy/nginx.conf', '/srv/site'])
  expect(build).toContain('npm run export')
  expect(build).toMatch(/cp -a out\/\. "\/srv\/site/)
})

test('an image can be a preview, and have the features that the workflow for GitHub Pages can switch on', () => {
  const names = instructions.filter(({ name }) => name === 'ARG').map(({ rest }) => rest.split('=')[0] ?? '')
  const wanted = readFileSync('.github/workflows/pages.yml', 'utf8').match(/\bNEXT_PUBLIC_\w+(?=:)/g) ?? []
  expect(names).toEqual(expect.arrayContaining(['SITE_PREVIEW_BRANCH', 'SITE_PREVIEW_COMMIT', 'SITE_PREVIEW_CHANGES', ...wanted]))
  expect(names.filter((name) => name !== 'PREVIOUS_SITE' && !(name in environmentSchema.shape))).toEqual([])
})

test('versions of images are fixed, and Node.js has the version of the repository', () => {
  const images = instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0] ?? '')
  for (const image of images) expect(image).toMatch(/:\d/)
  expect(images[0]).toMatch(new RegExp(`^node:${readFileSync('.nvmrc', 'utf8').trim().replace(/^v/, '').split('.')[0]}\\b`))
})

test('the image runs as a user without privileges, on a port that such a user can open, with a health check', () => {
  const user = lastStage.findLast(({ name }) => name === 'USER')?.rest
  expect(Number(user)).toBeGreaterThan(0)
  expect(Number(lastStage.find(({ name }) => name === 'EXPOSE')?.rest)).toBeGreaterThan(1023)
  expect(lastStage.find(({ name }) => name === 'HEALTHCHECK')?.rest).toContain('/healthz')
})

test('nginx writes only to /tmp and to the output of the container', () => {
  const text = readFileSync('deploy/docker/nginx.conf', 'utf8')
  const written = [...text.matchAll(/^\s*(?:pid|error_log|access_log|\w+_temp_path) (\S+?)(?:;| )/gm)].map(([, target]) => target)
  expect(written).toHaveLength(8)
  expect(written.filter((target) => !target?.startsWith('/tmp/') && !/^\/dev\/std(out|err)$/.test(target ?? ''))).toEqual([])
})
