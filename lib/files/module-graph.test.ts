import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { modulesFrom, versionsOf } from './module-graph.server'

test('finds all modules that a module reaches, but not those of which it uses only types', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'modules-'))
  const start = process.cwd()
  process.chdir(folder)
  try {
    mkdirSync('lib')
    writeFileSync(
      'lib/entry.ts',
      "import type { A } from './types'\nimport {\n  b,\n} from './b'\nexport { c } from '@/lib/c'\nconst d = () => import('./d')\n",
    )
    writeFileSync(
      'lib/b.ts',
      "import { unified } from 'unified'\nimport x from '@scope/name/part'\nimport { readFileSync } from 'node:fs'\nimport './entry'\n",
    )
    for (const name of ['c', 'd', 'types']) writeFileSync(`lib/${name}.ts`, '')
    expect(modulesFrom('lib/entry.ts')).toEqual({
      modules: ['lib/b.ts', 'lib/c.ts', 'lib/d.ts', 'lib/entry.ts'],
      packages: ['@scope/name', 'unified'],
    })
  } finally {
    process.chdir(start)
    rmSync(folder, { recursive: true })
  }
})

test('the compiler of texts consists of what writes their HTML, and not of what checks them', () => {
  const { modules, packages } = modulesFrom('lib/mdx/compile-body.server.ts')
  expect(modules).toEqual(expect.arrayContaining(['lib/escape.ts', 'lib/mdx/pipeline.ts', 'lib/mdx/body-store.server.ts']))
  expect(modules.filter((file) => /prose|problem|failure|check/.test(file))).toEqual([])
  expect(packages).toEqual(expect.arrayContaining(['@mdx-js/mdx', 'remark-gfm']))
})

test('finds the versions of packages and of their dependencies, also of a second version inside another package', () => {
  const lock = {
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1', c: '^2' } },
      'node_modules/a/node_modules/b': { version: '1.5.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '2.1.0', dependencies: { a: '*' } },
      'node_modules/other': { version: '9.0.0' },
    },
  }
  expect(versionsOf(['a'], lock)).toEqual(['a@1.0.0', 'b@1.5.0', 'c@2.1.0'])
})
