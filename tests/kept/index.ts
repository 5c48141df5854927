import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startCommand } from '../../tools/authoring/command/help'
import { walkFiles } from '../../tools/authoring/command/walk'
import { cloneRepository } from '../../tools/delivery/dev/dev-clone'
import { type Clone, copySources, edits, removeCaches, seededRandom } from './edits'

/**
 * npm run test:kept -- --edits 60 --group 5 --seed 1: proves that exports that keep pages are equal to exports from nothing. Random edits are
 * made in a clone, whose exports keep pages, and committed after each group. Then a second clone with the same files and commits is exported
 * without any cache. No file may differ. Edits that the content check refuses are undone.
 */

startCommand(['--edits', '--group', '--seed'])
const { values } = parseArgs({
  options: { edits: { type: 'string', default: '60' }, group: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
})
const [count, group, seed] = [Number(values.edits), Number(values.group), Number(values.seed)]
console.log(`seed ${seed}: ${count} edits, compared after each ${group}`)

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
const [kept, whole] = [path.join(folder, 'kept'), path.join(folder, 'whole')]
for (const clone of [kept, whole]) cloneRepository(clone)
const clone: Clone = { folder: kept, random: seededRandom(seed), number: 0, env: {} }

/** Exports a clone. @returns what it printed, or undefined if that failed */
function exportClone(cwd: string): string | undefined {
  const env = { ...process.env, ...clone.env, PWD: cwd } as NodeJS.ProcessEnv
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'export'], { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status === 0) return stdout
  console.log(`     refused: ${`${stdout}${stderr}`.match(/^✗ .*/m)?.[0] ?? stderr}`)
  return undefined
}

/** Commits all changes of a clone, with the same author and date in all clones. */
function commit(cwd: string): void {
  const date = '2026-11-28T12:00:00Z'
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } as NodeJS.ProcessEnv
  for (const args of [
    ['add', '-A'],
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'Edit'],
  ])
    spawnSync('git', args, { cwd, env })
}

/** Paths of files of an export that the other one does not have, or that differ. */
function differences(): string[] {
  const [here, there] = [path.join(kept, 'out'), path.join(whole, 'out')]
  const names = new Set([here, there].flatMap((out) => walkFiles(out).map((file) => path.relative(out, file))))
  const contentOf = (file: string) => {
    try {
      return readFileSync(file)
    } catch {
      return undefined
    }
  }
  return [...names].filter((name) => {
    const [a, b] = [contentOf(path.join(here, name)), contentOf(path.join(there, name))]
    return !a || !b || !a.equals(b)
  })
}

const names = Object.keys(edits)
const saved = path.join(folder, 'saved')
let compared = 0
let failed = exportClone(kept) === undefined
while (clone.number < count && !failed) {
  for (let made = 0; made < group && clone.number < count; ) {
    const name = names[Math.floor(clone.random() * names.length)] ?? 'text'
    copySources(kept, saved)
    const env = { ...clone.env }
    clone.number++
    const what = edits[name]?.(clone)
    if (what === undefined) {
      clone.number--
      continue
    }
    made++
    console.log(`  ${clone.number}. ${name}: ${what}`)
    const output = exportClone(kept)
    if (output) console.log(`     ${output.match(/✓ kept pages: (.*)/)?.[1]}`)
    else {
      copySources(saved, kept)
      clone.env = env
    }
  }
  copySources(kept, whole)
  removeCaches(whole)
  for (const each of [kept, whole]) {
    commit(each)
    if (exportClone(each) === undefined) failed = true
  }
  const found = differences()
  compared++
  failed ||= found.length > 0
  console.log(
    failed ? `✗ ${found.length} files differ in ${folder}:\n${found.slice(0, 50).join('\n')}` : `✓ comparison ${compared}: no file differs`,
  )
}
if (failed) process.exitCode = 1
else rmSync(folder, { recursive: true })
