import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { BuiltImage } from '../../../lib/content/build-facts'
import { sha256 } from '../../../lib/files/sha256.mjs'
import { createWholeFile, writeWholeFile } from '../../../lib/files/whole-file.server'
import type { Finding } from '../../../lib/problem'
import { limits } from '../../../lib/site.mjs'
import { checkPictures } from '../../authoring/check/check-pictures'
import type { SourceFile } from '../../authoring/check/source-file'
import { walkFiles } from '../../authoring/command/walk'

const OUTPUT = 'public/_images'

/** Widths in pixels to build of an image, smallest first. No width exceeds the width of the image. */
export function widthsFor(width: number): number[] {
  return [...new Set(limits.imageWidths.map((wanted) => Math.min(wanted, width)))]
}

async function build(file: string, key: string): Promise<BuiltImage> {
  const bytes = readFileSync(file)
  const { width = 0, height = 0, format } = await sharp(bytes).metadata()
  const hash = sha256([bytes, String(limits.imageQuality)], 16)
  const original = key.startsWith('/') ? key : `/_images/${hash}${path.extname(file)}`
  mkdirSync(OUTPUT, { recursive: true })
  if (!key.startsWith('/') && !existsSync(path.join('public', original))) writeWholeFile(path.join('public', original), bytes)
  if (format === 'svg' || format === 'gif') return { width, height, original, files: [] }
  const files = await Promise.all(
    widthsFor(width).map(async (wanted) => {
      const src = `/_images/${hash}-${wanted}.webp`
      const target = path.join('public', src)
      // The name contains a hash of the content, so an existing file is up to date and serves as the cache between builds.
      if (!existsSync(target)) {
        const picture = sharp(bytes).resize({ width: wanted }).webp({ quality: limits.imageQuality })
        await createWholeFile(target, (part) => picture.toFile(part))
      }
      return { src, width: wanted }
    }),
  )
  return { width, height, original, files }
}

// Caches unchanged images for processes that build more than once, such as `npm run dev`.
const built = new Map<string, { changed: number; image: BuiltImage }>()

async function buildOnce(file: string, key: string): Promise<BuiltImage> {
  const changed = statSync(file).mtimeMs
  const known = built.get(key)
  if (known?.changed === changed) return known.image
  const image = await build(file, key)
  built.set(key, { changed, image })
  return image
}

/**
 * Builds every image that content uses. Skips missing files and files that are not pictures, which the content check reports. Pictures that
 * cannot be read to their end become findings, each at the first place that shows the file.
 */
export async function buildImages(sources: readonly SourceFile[]): Promise<{ images: Record<string, BuiltImage>; findings: Finding[] }> {
  const images: Record<string, BuiltImage> = {}
  const findings: Finding[] = []
  const { pictures } = await checkPictures(sources)
  for (const { key, file, url, page, line, column } of pictures) {
    try {
      images[key] = await buildOnce(file, key)
    } catch (cause) {
      const message = `image ${url}: ${file} is damaged (${(cause as Error).message}); save it again as PNG, JPEG, WebP, GIF or SVG`
      findings.push({ file: page, line, column, message, kind: 'error' })
    }
  }
  return { images, findings }
}

/** Removes pictures that no page shows any more, and what interrupted builds have left. An export would contain them. */
export function removeOldPictures(images: Readonly<Record<string, BuiltImage>>): void {
  const used = new Set(Object.values(images).flatMap(({ original, files }) => [original, ...files.map(({ src }) => src)]))
  for (const file of walkFiles(OUTPUT)) if (!used.has(`/_images/${path.basename(file)}`)) rmSync(file)
}
