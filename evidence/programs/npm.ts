import { existsSync, readFileSync } from 'node:fs'
import type { Program } from '../experiment'

/** A program that is a package of npm. @param pattern what part of the version of the package is that of the program */
export function npmProgram(name: string, packageName: string, pattern = /.+/): Program {
  const manifest = `node_modules/${packageName}/package.json`
  return {
    name,
    install: `${name} is not installed (npm ci)`,
    version: () => (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version.match(pattern)?.[0] : undefined),
  }
}
