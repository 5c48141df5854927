import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { editorFiles } from './write-schemas'

test('schemas for editors are up to date (`npm run schemas` updates them)', () => {
  const written = [...readdirSync('.vscode/schemas').map((name) => path.posix.join('.vscode/schemas', name)), '.vscode/settings.json']
  const expected = editorFiles()
  expect(written.sort()).toEqual([...expected.keys()].sort())
  for (const [file, text] of expected) expect(readFileSync(file, 'utf8'), file).toBe(text)
})

test('schemas contain required fields, allowed values and descriptions', () => {
  const article = JSON.parse(editorFiles().get('.vscode/schemas/front-matter-blog.json') ?? '{}')
  expect(article.required).toEqual(expect.arrayContaining(['title', 'description', 'date', 'tags', 'authors']))
  expect(article.additionalProperties).toBe(false)
  expect(article.properties.title).toMatchObject({ type: 'string', minLength: 2, maxLength: 70 })
  expect(article.properties.date).toMatchObject({ type: 'string', format: 'date', description: 'Date of publication.' })
  expect(article.properties.glyph.enum).toContain('database')
})
