import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const sizes = new Map<string, number>()

/** Size of a file after gzip, in bytes. The result is cached. */
function gzipSize(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(file), { level: 9 }).length
  sizes.set(file, size)
  return size
}

/**
 * Size of the resources that a page loads before any interaction, in bytes after gzip. `nomodule` scripts are excluded: modern browsers
 * skip them.
 */
export type PageWeight = { scripts: number; styles: number; html: number; files: string[] }

const attribute = (tag: string, name: string) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]

/** Weight of a page of an export. @param out folder of the export @param html path of the HTML file */
export function pageWeight(out: string, html: string): PageWeight {
  const text = readFileSync(html, 'utf8')
  const files = new Set<string>()
  let scripts = 0
  let styles = 0
  const add = (address: string | undefined, count: (size: number) => void) => {
    if (!address?.startsWith('/') || files.has(address)) return
    files.add(address)
    count(gzipSize(path.join(out, address.split('?')[0] ?? '')))
  }
  for (const tag of text.match(/<script[^>]*\ssrc=[^>]*>/g) ?? []) {
    if (/\snomodule/i.test(tag)) continue
    add(attribute(tag, 'src'), (size) => {
      scripts += size
    })
  }
  for (const tag of text.match(/<link[^>]*>/g) ?? []) {
    if (attribute(tag, 'rel') === 'stylesheet') {
      add(attribute(tag, 'href'), (size) => {
        styles += size
      })
    }
  }
  return { scripts, styles, html: gzipSync(text).length, files: [...files] }
}
