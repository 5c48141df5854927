import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Imports and exports of values in a module: what is only a type does not change what the code does. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** Path of the module that a specifier means, relative to the working directory; undefined for packages. */
function moduleAt(specifier: string, importer: string): string | undefined {
  if (!/^(?:\.|@\/)/.test(specifier)) return undefined
  const target = specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(importer), specifier)
  return ENDINGS.map((ending) => target + ending).find((file) => /\.\w+$/.test(file) && existsSync(file))
}

/** Modules that a module reaches, itself included, and the packages that they import, both sorted. Paths are relative to the repository. */
export function modulesFrom(entry: string): { modules: string[]; packages: string[] } {
  const modules = new Set<string>()
  const packages = new Set<string>()
  const waiting = [entry]
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (modules.has(module)) continue
    modules.add(module)
    for (const [, statement, call] of readFileSync(module, 'utf8').matchAll(IMPORT)) {
      const specifier = statement ?? call ?? ''
      const next = moduleAt(specifier, module)
      if (next) waiting.push(next)
      else if (/^[@a-z]/.test(specifier) && !specifier.startsWith('node:')) packages.add(specifier.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? '')
    }
  }
  return { modules: [...modules].sort(), packages: [...packages].sort() }
}

type Lock = { packages: Record<string, { version?: string; dependencies?: Record<string, string> }> }

/** Versions of packages and of everything that they depend on, as `name@version`, sorted. @param lock content of package-lock.json */
export function versionsOf(packages: readonly string[], lock: Lock): string[] {
  const found = new Map<string, string>()
  const waiting = packages.map((name) => ({ name, from: '' }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, from } = next
    const place = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((candidate) => lock.packages[candidate.replace(/^\//, '')])
    const key = place?.replace(/^\//, '')
    if (!key || found.has(key)) continue
    const { version, dependencies = {} } = lock.packages[key] ?? {}
    found.set(key, `${name}@${version}`)
    for (const dependency of Object.keys(dependencies)) waiting.push({ name: dependency, from: key })
  }
  return [...new Set(found.values())].sort()
}
