import { readFileSync } from 'node:fs'
import path from 'node:path'
import { suggestion } from '../../../lib/nearest'
import { commands } from './commands'

/** Names of the npm scripts that run a file of `tools/` or `tests/`. */
const namesOf = (file: string): string[] => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  return Object.keys(scripts).filter((name) => scripts[name]?.split(' ').includes(file))
}

/** What a command does, without links. */
const descriptionOf = (name: string): string => (commands[name] ?? '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** Usage of the npm scripts that run a file. @param file path relative to the root of the repository */
export const usageOf = (file: string): string =>
  namesOf(file)
    .map((name) => `Usage: npm run ${name}\n  ${descriptionOf(name)}`)
    .join('\n')

/** Reports an option that a command does not have. @throws an error that suggests the nearest one */
export function rejectUnknownOptions(args: readonly string[], known: readonly string[]): void {
  const unknown = args.map((arg) => arg.split('=')[0] ?? '').find((name) => name.startsWith('--') && name !== '--' && !known.includes(name))
  if (unknown) throw new Error(`There is no option ${unknown}.${suggestion(unknown, known) || ` Write one of ${known.join(', ')}.`}`)
}

/**
 * Reports an option that npm has taken for itself, because `--` was missing before the arguments. npm passes it as a variable only, so the
 * command would run without it. @param names options of the command, without hyphens. @throws an error that says how to write the command
 */
export function rejectOptionsOfNpm(
  command: string,
  names: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): void {
  const taken = names.find((name) => variables[`npm_config_${name.replaceAll('-', '_')}`])
  if (taken) throw new Error(`npm took --${taken} for itself. Write -- before the arguments: npm run ${command} -- … --${taken}`)
}

/** Whether the arguments of a command ask how to use it. */
export const wantsHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h')

/**
 * Prints the usage of the command that runs, or what is wrong with its options, and ends the process in both cases. A command calls it before
 * it changes anything.
 * @param options all options of the command, such as `--all`
 */
export function startCommand(options: readonly string[] = []): void {
  const args = process.argv.slice(2)
  if (wantsHelp(args)) {
    console.log(
      usageOf(
        path
          .relative('.', process.argv[1] ?? '')
          .split(path.sep)
          .join('/'),
      ),
    )
    process.exit()
  }
  try {
    rejectUnknownOptions(args, [...options, '--help'])
  } catch (cause) {
    console.error(`✗ ${(cause as Error).message}`)
    process.exit(1)
  }
}
