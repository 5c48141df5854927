#!/usr/bin/env node
/**
 * npm leaves optional packages for other systems out of package-lock.json if the registry that it asked does not offer them, and
 * `npm ci` then refuses the file ("Missing: @biomejs/cli-darwin-arm64@ from lock file"). This adds the missing entries: the parent names
 * the version, and the name of the package tells the system. Such an entry has no integrity hash, because nothing was downloaded; npm adds
 * it on a machine whose registry offers the package. Run after a change of dependencies: npm run lockfile
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
    // Only exact versions of packages for one system: anything else is npm's to resolve.
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
console.log(`package-lock.json: ${added} packages of other systems added`)
