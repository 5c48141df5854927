import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { movePage } from '../move-page'
import { newPage } from '../new-page'
import { rejectOptionsOfNpm, rejectUnknownOptions, usageOf } from './help'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const file = command.match(/^tsx .*?((?:tools|tests)\/\S+\.ts)/)?.[1]
  return file ? [[name, file] as const] : []
})

test('every command of the repository is known here', () => {
  expect(commands.length).toBeGreaterThan(15)
})

// They are read and not run, because a command that ignores `--help` would change files.
test.each(commands)('npm run %s has help', (name, file) => {
  const source = readFileSync(file, 'utf8')
  expect(source).toMatch(/^ *startCommand\(.*\)$|wantsHelp\(/m)
  if (source.includes('startCommand(')) expect(usageOf(file)).toMatch(new RegExp(`^Usage: npm run ${name}\\n  [A-Z].+\\.$`, 'm'))
  else expect(source).toContain(`Usage: npm run ${name}`)
})

test('a command with help prints it and does nothing else', () => {
  const output = execFileSync('node_modules/.bin/tsx', ['tools/delivery/hosts/keep-chunks.ts', '--help'], { encoding: 'utf8' })
  expect(output).toMatch(/^Usage: npm run keep:chunks\n {2}Copies the scripts and styles of the previous deployment/)
})

test('an option that a command does not have is reported with the nearest one', async () => {
  await expect(movePage(['a', 'b', '--dryrun'])).rejects.toThrow('There is no option --dryrun. Did you mean "--dry-run"?')
  expect(() => rejectUnknownOptions(['a', '--out=b', '--force'], ['--out', '--help'])).toThrow(
    'There is no option --force. Write one of --out, --help.',
  )
})

test('a command with an unknown option says so and does nothing', () => {
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['tools/delivery/hosts/compress-export.ts', '--fast'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, '✗ There is no option --fast. Write one of --help.\n'])
})

test('an option that npm takes for itself stops the command, which would otherwise run without it', () => {
  expect(() => rejectOptionsOfNpm('move', ['dry-run'], { npm_config_dry_run: 'true' })).toThrow(
    'npm took --dry-run for itself. Write -- before the arguments: npm run move -- … --dry-run',
  )
  expect(() => rejectOptionsOfNpm('move', ['dry-run'], { npm_config_user_agent: 'npm' })).not.toThrow()
})

test('the commands for pages explain their arguments, and the options of each kind of page', async () => {
  expect((await movePage(['--help']))[0]).toContain('Usage: npm run move -- OLD NEW [--folder] [--dry-run]')
  expect((await newPage(['-h'], false))[0]).toContain('npm run new -- KIND --help')
  const [options] = await newPage(['webinar', '--help'], false)
  expect(options).toContain('Usage: npm run new -- webinar "Title"')
  expect(options).toMatch(/--slug +File name/)
  expect(options).not.toContain('undefined')
})
