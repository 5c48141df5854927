import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyseTree, parseBody } from './analyse'
import { hasBody, removeUnusedBodies, storeBody, storedBody, storedTree } from './body-store.server'

const start = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), 'bodies-'))

beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

const body = (raw: string) => ({ code: '', analysis: analyseTree(parseBody(raw), raw) })

const tree = '{"type":"root","children":[]}'

test('a body is kept while a page uses it', () => {
  storeBody('one', body('First'), '{}')
  storeBody('two', body('Second'), tree)
  removeUnusedBodies(new Set(['two']))
  expect(storedTree('two')).toEqual(JSON.parse(tree))
  expect([hasBody('one'), storedBody('one')]).toEqual([false, undefined])
  expect(storedBody('two')).toEqual(body('Second'))
})
