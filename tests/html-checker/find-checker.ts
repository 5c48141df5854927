import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The HTML checker of the W3C is a Java program. Its npm package has a folder of its own, because its install script would download a Java
 * runtime for everyone who installs the site.
 */
export const CHECKER_FOLDER = 'tests/html-checker'
export const CHECKER = `${CHECKER_FOLDER}/node_modules/vnu-jar/build/dist/vnu.jar`

export const hasJava = () => spawnSync('java', ['-version']).status === 0

/** Why the checker cannot run, or undefined if it can. */
export function missingForChecker(): string | undefined {
  if (!hasJava()) return 'Java is not installed'
  if (!existsSync(CHECKER)) return `the checker is not installed; run: npm ci --prefix ${CHECKER_FOLDER}`
  return undefined
}
