import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CHECKER, missingForChecker } from '../html-checker/find-checker'
import { OUT } from './exported'

type Message = { url: string; lastLine: number; message: string; extract?: string }

/** Errors of all HTML files of a folder as `file:line message: extract`. The checker sends nothing over the network. */
function errorsIn(folder: string): string[] {
  const { stdout, status, error } = spawnSync(
    'java',
    ['-jar', CHECKER, '--errors-only', '--skip-non-html', '--stdout', '--format', 'json', folder],
    {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  )
  if (error || !stdout) throw new Error(`The HTML checker failed with status ${status}.`, { cause: error })
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  return messages.map(({ url, lastLine, message, extract = '' }) => `${url.replace(/^file:/, '')}:${lastLine} ${message}: ${extract}`)
}

test('the checker of the W3C reports invalid HTML', ({ skip }) => {
  const missing = missingForChecker()
  skip(missing !== undefined, missing)
  const folder = mkdtempSync(path.join(tmpdir(), 'html-'))
  try {
    writeFileSync(
      `${folder}/a.html`,
      '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><span><p>a</p></span></body></html>',
    )
    expect(errorsIn(folder)).toEqual([expect.stringContaining('a.html:1 Element “p” not allowed as child of element “span”')])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// The long limit prevents failures on a busy machine.
test('the checker of the W3C finds no error in any exported file', { timeout: 300_000 }, ({ skip }) => {
  const missing = missingForChecker()
  skip(missing !== undefined, missing)
  const errors = errorsIn(OUT)
  expect(errors.slice(0, 20), `${errors.length} errors; the first 20 follow`).toEqual([])
})
