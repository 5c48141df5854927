import { afterEach, beforeEach, expect, test } from 'vitest'
import { environment } from '#environment'
import { input, inputsOf, stateOf } from './inputs.server'

const texts: Record<string, string> = { a: 'first', b: 'second' }
const textAt = input('test-text', (name) => texts[name])
const titles = input('test-titles', () => Object.keys(texts).map((name) => `${name}: ${textAt(name)}`))
const length = input(
  'test-length',
  (name) => ({ text: texts[name], length: texts[name]?.length }),
  (value) => value.length,
)

beforeEach(() => {
  environment.SITE_KEEP_PAGES = true
})
afterEach(() => {
  environment.SITE_KEEP_PAGES = undefined
})

test('what is read through a reader is recorded, also the second time', () => {
  const read = () => [textAt('a'), textAt('b')]
  expect(inputsOf(read).value).toEqual(['first', 'second'])
  expect([...inputsOf(read).inputs]).toEqual(['test-text a', 'test-text b'])
})

test('a reader is one input, whatever it reads through others', () => {
  expect([...inputsOf(() => titles('all')).inputs]).toEqual(['test-titles all'])
})

test('the state of an input depends on what pages can show of it', () => {
  expect(stateOf('test-text a')).not.toBe(stateOf('test-text b'))
  texts.c = 'fifth'
  expect(stateOf('test-length a')).toBe(stateOf('test-length c'))
  expect(length('a').text).toBe('first')
  expect(stateOf('test-text missing')).toBeDefined()
  expect(stateOf('unknown-kind a')).toBeUndefined()
})

test('nothing is recorded in builds that keep no pages', () => {
  environment.SITE_KEEP_PAGES = undefined
  expect([...inputsOf(() => textAt('a')).inputs]).toEqual([])
})
