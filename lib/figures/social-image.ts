import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Where drawn pictures are kept from one build to the next, by the hash of what they show. Vercel keeps this folder too. */
const CACHE = '.next/cache/social-images'

/**
 * A drawing as a PNG, from the cache where the same one was made before.
 * @param svg of the size that the picture shall have
 */
export async function pngOf(svg: string): Promise<Buffer> {
  const file = path.join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`)
  if (existsSync(file)) return readFileSync(file)
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 1, compressionLevel: 9 }).toBuffer()
  mkdirSync(CACHE, { recursive: true })
  // Two builds may draw the same picture at once; a rename never shows half of a file.
  const part = `${file}.${process.pid}`
  writeFileSync(part, png)
  renameSync(part, file)
  return png
}
