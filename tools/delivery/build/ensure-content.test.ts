import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Calls `ensureContent` in a folder without the scripts that it runs, and prints the message of its error. */
const prepare = (variables: Record<string, string>) => {
  const call = `import(${JSON.stringify(path.resolve('tools/delivery/build/ensure-content.mjs'))})
    .then(({ ensureContent }) => ensureContent(${JSON.stringify(variables)}))
    .catch(({ message }) => { console.log(message); process.exitCode = 1 })`
  return spawnSync(process.execPath, ['-e', call], { cwd: 'tests/fixtures', encoding: 'utf8' })
}

test('fails with one sentence if the content cannot be prepared', () => {
  const { status, stdout } = prepare({})
  expect(status).toBe(1)
  expect(stdout.trim()).toBe('The content could not be prepared. Fix the errors above and run the command again.')
})

test('does not prepare content that is already prepared', () => {
  expect(prepare({ SITE_CONTENT_READY: '1' })).toMatchObject({ status: 0, stdout: '', stderr: '' })
})
