import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildId } from './build-id.mjs'

let root = ''
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-id-'))
  for (const name of [
    'next.config.mjs',
    'mdx-components.tsx',
    'package-lock.json',
    'postcss.config.mjs',
    'tailwind.config.ts',
    'tsconfig.json',
  ])
    write(name, '')
  write('app/page.tsx', 'page')
  write('components/ui/Card.tsx', 'card')
  write('lib/site.mjs', 'site')
  write('content/navigation/footer.ts', 'footer')
  write('content/docs/page.mdx', 'Text')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a build has the same name after a change of a text or a test', () => {
  const before = buildId(root)
  write('content/docs/page.mdx', 'Another text')
  write('content/docs/new.mdx', 'Text')
  write('lib/site.test.ts', 'test')
  expect(buildId(root)).toBe(before)
})

test.each(['components/ui/Card.tsx', 'content/navigation/footer.ts', 'package-lock.json', 'app/new.css'])(
  'a build has another name after a change of %s',
  (file) => {
    const before = buildId(root)
    write(file, 'changed')
    expect(buildId(root)).not.toBe(before)
  },
)
