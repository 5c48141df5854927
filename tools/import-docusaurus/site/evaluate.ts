import { readFileSync, writeFileSync } from 'node:fs'
import Module, { createRequire, register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Run in a process of its own by run-code.ts, because a configuration is code that can change the process: loads a module of a Docusaurus
 * site and writes its default export as JSON to the third file descriptor. Packages that are not installed are replaced. With a second
 * argument, a JSON file with addresses, it writes what `createRedirects` returns for each of them.
 */

/** The part of Node's module loader that has no type, because it is not documented. It has been the same since Node.js 0.6. */
type Loader = { _resolveFilename: (request: string, ...rest: unknown[]) => string }

const STUB = path.resolve(import.meta.dirname ?? 'tools/import-docusaurus/site', 'missing-module.cjs')

/** Replaces packages that are not found by the stub. Returns their names. */
function replaceMissingModules(): Set<string> {
  const missing = new Set<string>()
  const loader = Module as unknown as Loader
  const resolve = loader._resolveFilename
  loader._resolveFilename = function resolveOrReplace(request, ...rest) {
    try {
      return resolve.call(this, request, ...rest)
    } catch {
      missing.add(request)
      return STUB
    }
  }
  // Dynamic imports use another loader.
  const hook = `export async function resolve(name, context, next) {
    try { return await next(name, context) } catch { return { url: ${JSON.stringify(pathToFileURL(STUB).href)}, format: 'commonjs', shortCircuit: true } }
  }`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)
  return missing
}

type Redirects = (address: string) => unknown

/** `createRedirects` of the client redirects plugin, wherever a configuration has it. */
function redirectsIn(config: unknown): Redirects[] {
  const plugins = (config as { plugins?: unknown[] })?.plugins ?? []
  return plugins.flatMap((plugin) => {
    const create: unknown = Array.isArray(plugin) ? (plugin[1] as { createRedirects?: unknown } | undefined)?.createRedirects : undefined
    return typeof create === 'function' ? [create as Redirects] : []
  })
}

const [file = '', addressFile] = process.argv.slice(2)
const missing = replaceMissingModules()
const loaded: unknown = createRequire(path.resolve(file))(path.resolve(file))
const exported = (loaded as { default?: unknown } | null)?.default ?? loaded
const value: unknown = await (typeof exported === 'function' ? exported() : exported)
const result = addressFile
  ? (JSON.parse(readFileSync(addressFile, 'utf8')) as string[]).map((to) => ({
      to,
      from: redirectsIn(value).flatMap((create) => create(to) ?? []),
    }))
  : value
writeFileSync(
  3,
  JSON.stringify({ value: result, missing: [...missing] }, (_, item) => (typeof item === 'function' ? '[function]' : item)),
)
// A configuration can leave timers or connections open.
process.exit(0)
