import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { license?: string; dev?: boolean; resolved?: string; integrity?: string }
type Manifest = { license?: unknown; licenses?: Array<{ type: string }> }

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const packages = Object.entries<Locked>(read('package-lock.json').packages).filter(([folder]) => folder !== '')

/** Licenses that ask for nothing more than a notice. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense']

/** Packages with another license, or none in their manifest, by the beginning of their names, with the reason why they can be used. */
const exceptions: Record<string, string> = {
  '@img/sharp': 'LGPL: an unchanged library that converts pictures during the build. It is not part of the site.',
  lightningcss: 'MPL: an unchanged program that minifies style sheets during the build. It is not part of the site.',
  'caniuse-lite': 'CC-BY: data about browsers, used during the build.',
  '@contentlayer2/source-remote-files': 'Its repository is MIT; the manifest lacks the field.',
  khroma: 'Its license file is MIT; the manifest lacks the field.',
}

const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '')

/** The license of a package: from the lockfile, or from the manifest if the package is installed. Undefined for another platform's package. */
function licenseOf(folder: string, { license }: Locked): string | undefined {
  if (license) return license
  if (!existsSync(`${folder}/package.json`)) return undefined
  const manifest: Manifest = read(`${folder}/package.json`)
  return typeof manifest.license === 'string' ? manifest.license : (manifest.licenses?.[0]?.type ?? 'none')
}

/** Whether an expression such as `(MPL-2.0 OR Apache-2.0)` offers a permissive license. */
const isPermissive = (license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => permissive.includes(part)))

test('every package of the production build has a license without conditions for the site', () => {
  const wrong = packages.flatMap(([folder, entry]) => {
    const license = entry.dev ? undefined : licenseOf(folder, entry)
    const known = Object.keys(exceptions).some((name) => nameOf(folder).startsWith(name))
    return license === undefined || isPermissive(license) || known ? [] : [`${nameOf(folder)}: ${license}`]
  })
  expect(wrong).toEqual([])
})

test('every exception is still in use', () => {
  expect(Object.keys(exceptions).filter((name) => !packages.some(([folder]) => nameOf(folder).startsWith(name)))).toEqual([])
})

test('the lockfile contains a checksum for every package, so that a changed package is not installed', () => {
  expect(packages.filter(([, { resolved, integrity }]) => resolved && !integrity?.startsWith('sha512-')).map(([folder]) => folder)).toEqual(
    [],
  )
})
