#!/usr/bin/env node
/**
 * npm run lockfile: adds missing entries to package-lock.json. Run it after a change of dependencies.
 *
 * npm omits optional packages for other platforms if its registry does not provide them, and `npm ci` then rejects the lockfile ("Missing:
 * @biomejs/cli-darwin-arm64@ from lock file"). This script adds entries with the version that the parent package requires and the platform
 * in the name of the package. They have no integrity hash, because nothing is downloaded. npm adds the hash when its registry provides the
 * package.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
let added = 0
for (const [place, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const known = [`${place}/node_modules/${name}`, `node_modules/${name}`].some((path) => lock.packages[path])
    const words = name.split(/[-/]/)
    const os = words.filter((word) => systems.includes(word))
    const cpu = words.filter((word) => processors.includes(word))
    // Only packages for one platform with an exact version can be added. npm must resolve all others.
    if (known || !/^\d/.test(version) || (os.length === 0 && cpu.length === 0)) continue
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(parent.dev && { dev: true }),
      optional: true,
      ...(os.length > 0 && { os }),
      ...(cpu.length > 0 && { cpu }),
      ...(words.includes('musl') && { libc: ['musl'] }),
    }
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} packages for other platforms added`)
