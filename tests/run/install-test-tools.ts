import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findChromium } from '../../tools/authoring/command/find-chromium'
import { CHECKER_FOLDER, hasJava, missingForChecker } from '../html-checker/find-checker'

/** Gets the programs that `npm test` needs and that npm does not install. */

/** Time for a download in milliseconds. */
const TIMEOUT = 300_000

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: TIMEOUT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Whether this process may install packages of Debian or Ubuntu. */
function canInstallPackages(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

const installPackage = (name: string): boolean =>
  canInstallPackages() && run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-qy', '--no-install-recommends', name])

/**
 * The browser for tests. If there is none, installs the headless shell: that of Playwright, or that of the distribution where Playwright's
 * cannot be downloaded. @returns its path @throws an error that says what to do if there is no browser in the end
 */
export function getChromium(): string {
  try {
    return findChromium()
  } catch (cause) {
    if (!(cause as Error).message.startsWith('No browser')) throw cause
    console.log('No browser was found. Downloading the headless shell of Chromium …')
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'])
    try {
      return findChromium()
    } catch {
      console.log('That of Playwright is not available here. Installing the package of the distribution …')
      installPackage('chromium-headless-shell')
      return findChromium()
    }
  }
}

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** Installs nginx where that is possible. Without it, the tests that start it are skipped. */
export function getNginx(): void {
  if (hasNginx()) return
  if (canInstallPackages()) console.log('nginx was not found. Installing the package of the distribution …')
  if (!installPackage('nginx-light')) console.log('nginx is not installed, so its tests are skipped.')
}

/** Installs the HTML checker where Java is installed. Without it, its tests are skipped. */
export function getHtmlChecker(): void {
  if (missingForChecker() === undefined) return
  if (hasJava()) {
    console.log('The HTML checker was not found. Installing its npm package …')
    run('npm', ['ci', '--prefix', CHECKER_FOLDER])
  }
  const missing = missingForChecker()
  if (missing) console.log(`The tests of the HTML checker are skipped: ${missing}.`)
}
