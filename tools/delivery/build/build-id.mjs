import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sha256 } from '../../../lib/files/sha256.mjs'

/** Folders whose modules pages consist of. */
const FOLDERS = ['app', 'components', 'lib', 'content']
const MODULE = /\.(ts|tsx|mjs|css)$/
const TEST = /\.test\.tsx?$/
/** Files of the root that decide how modules are compiled. */
const ROOT = ['next.config.mjs', 'mdx-components.tsx', 'package-lock.json', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json']

/**
 * Names a build by the code of its pages. Builds of the same code have the same files then, and a visitor whose page is from an older build
 * navigates without a reload if only texts have changed. By default, Next.js gives each build a random name.
 * @param {string} root folder of the repository
 */
export function buildId(root = '.') {
  const modules = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.split(path.sep).join('/')}`,
    ),
  ).filter((file) => MODULE.test(file) && !TEST.test(file))
  return sha256([...modules, ...ROOT].sort().flatMap((file) => [`${file}\0`, readFileSync(path.join(root, file)), '\0']))
}
