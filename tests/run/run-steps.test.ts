import { expect, test } from 'vitest'
import { runSteps } from './run-steps'

/** Steps that the test ends explicitly, and a log of their starts and ends. */
function steps() {
  const log: string[] = []
  const ends = new Map<string, (ok: boolean) => void>()
  const run = (name: string) => {
    log.push(`start ${name}`)
    return new Promise<boolean>((resolve) => {
      ends.set(name, (ok) => {
        log.push(`end ${name}`)
        resolve(ok)
      })
    })
  }
  const end = async (name: string, ok = true) => {
    ends.get(name)?.(ok)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { log, run, end }
}

test('runs two steps at a time, and starts a step after the one that it waits for', async () => {
  const { log, run, end } = steps()
  const result = runSteps(['content', 'types', 'lint', 'units'], { atOnce: 2, waitsFor: { types: 'content' } }, run)
  expect(log).toEqual(['start content', 'start lint'])
  await end('lint')
  expect(log.slice(2)).toEqual(['end lint', 'start units'])
  await end('content')
  expect(log.slice(4)).toEqual(['end content', 'start types'])
  await end('types')
  await end('units')
  expect(await result).toBeUndefined()
})

test('starts no step after a failure, waits for running steps, and returns the first failed step', async () => {
  const { log, run, end } = steps()
  const result = runSteps(['a', 'b', 'c'], { atOnce: 2 }, run)
  await end('b', false)
  await end('a', false)
  expect(await result).toBe('b')
  expect(log).toEqual(['start a', 'start b', 'end b', 'end a'])
})

test('runs steps in order if they run one at a time', async () => {
  const log: string[] = []
  const run = async (name: string) => log.push(name) > 0
  expect(await runSteps(['a', 'b', 'c'], { atOnce: 1 }, run)).toBeUndefined()
  expect(log).toEqual(['a', 'b', 'c'])
})
