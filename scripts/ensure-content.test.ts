import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Prepares the content in a folder that has none of the scripts for it. */
const prepare = (variables: Record<string, string>) => {
  const call = `import(${JSON.stringify(path.resolve('scripts/ensure-content.mjs'))})
    .then(({ ensureContent }) => ensureContent(${JSON.stringify(variables)}))
    .catch(({ message }) => { console.log(message); process.exitCode = 1 })`
  return spawnSync(process.execPath, ['-e', call], { cwd: 'tests/fixtures', encoding: 'utf8' })
}

test('content that cannot be prepared ends the command with one sentence', () => {
  const { status, stdout } = prepare({})
  expect(status).toBe(1)
  expect(stdout.trim()).toBe('The content could not be prepared; correct the errors above, then run the command again.')
})

test('content that the build commands have prepared is not prepared again', () => {
  expect(prepare({ SITE_CONTENT_READY: '1' })).toMatchObject({ status: 0, stdout: '', stderr: '' })
})
