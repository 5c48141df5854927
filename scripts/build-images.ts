import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Finding, formatFinding } from '../lib/check/finding'
import type { SourceFile } from '../lib/check/source-file'
import type { BuiltImage } from '../lib/content/build-facts'
import { imageKey } from '../lib/mdx/images'
import { limits } from '../lib/site.mjs'

const OUTPUT = 'public/_images'

/** File of a picture: below `public/` for a site path, else below the content folder. Undefined for pictures from elsewhere. */
const fileOf = (key: string, contentDir: string) =>
  /^([a-z]+:)?\/\/|^data:/.test(key) ? undefined : key.startsWith('/') ? path.join('public', key) : path.join(contentDir, key)

/** Widths to build of a picture, narrowest first; never wider than the picture itself. */
export function widthsFor(width: number): number[] {
  return [...new Set(limits.imageWidths.map((wanted) => Math.min(wanted, width)))]
}

async function build(file: string, key: string): Promise<BuiltImage> {
  const bytes = readFileSync(file)
  const { width = 0, height = 0, format } = await sharp(bytes).metadata()
  const hash = createHash('sha256').update(bytes).update(String(limits.imageQuality)).digest('hex').slice(0, 16)
  const original = key.startsWith('/') ? key : `/_images/${hash}${path.extname(file)}`
  mkdirSync(OUTPUT, { recursive: true })
  if (!key.startsWith('/') && !existsSync(path.join('public', original))) copyFileSync(file, path.join('public', original))
  if (format === 'svg' || format === 'gif') return { width, height, original, files: [] }
  const files = await Promise.all(
    widthsFor(width).map(async (wanted) => {
      const src = `/_images/${hash}-${wanted}.webp`
      const target = path.join('public', src)
      // The name holds the content's hash, so a file that exists is right: that is the cache between builds.
      if (!existsSync(target)) await sharp(bytes).resize({ width: wanted }).webp({ quality: limits.imageQuality }).toFile(target)
      return { src, width: wanted }
    }),
  )
  return { width, height, original, files }
}

/** Builds every picture that content names. A missing file throws, with the place that names it. */
export async function buildImages(sources: readonly SourceFile[], contentDir: string): Promise<Record<string, BuiltImage>> {
  const images: Record<string, BuiltImage> = {}
  for (const source of sources) {
    for (const { url, line } of source.body?.images ?? []) {
      const key = imageKey(url, path.posix.dirname(source.flattened))
      const file = fileOf(key, contentDir)
      if (!file || images[key]) continue
      if (!existsSync(file)) {
        const finding: Finding = {
          file: source.path,
          line: line + source.bodyOffset,
          message: `picture ${url} does not exist; it was looked for at ${file}`,
          kind: 'error',
        }
        throw new Error(formatFinding(finding))
      }
      images[key] = await build(file, key)
    }
  }
  return images
}
