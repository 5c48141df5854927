import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { placeMermaid, withJsImports } from './place-mermaid'

const folder = mkdtempSync(path.join(tmpdir(), 'mermaid-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('imports of modules end in .js, and other text stays', () => {
  const text = 'import{a}from"./b-1.mjs";import"../c.mjs";const d=()=>import("./e.mjs");const f="a.mjs"'
  expect(withJsImports(text)).toBe('import{a}from"./b-1.js";import"../c.js";const d=()=>import("./e.js");const f="a.mjs"')
})

test('every module that a copied module imports is copied too', () => {
  const entry = path.join(folder, 'files', 'mermaid.js')
  placeMermaid(entry)
  const modules = (readdirSync(path.dirname(entry), { recursive: true, encoding: 'utf8' }) as string[]).filter((name) =>
    name.endsWith('.js'),
  )
  expect(modules.length).toBeGreaterThan(10)
  const missing = modules.flatMap((name) => {
    const file = path.join(path.dirname(entry), name)
    const imports = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?)"(\.\.?\/[^"\n]+)"/g)].map(([, target = '']) => target)
    return imports.filter((target) => !existsSync(path.resolve(path.dirname(file), target))).map((target) => `${name} imports ${target}`)
  })
  expect(missing).toEqual([])
})
