import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { remembered } from '../build/remembered.server'
import { sha256 } from '../files/sha256.mjs'
import { writeWholeFile } from '../files/whole-file.server'
import { cardBackgroundSvg, cardWordsSvg, type SocialCard, wordsArea } from './social-card'

/** Cache folder for generated images, named by a hash of their content. Vercel preserves this folder between builds. */
const CACHE = '.next/cache/social-images'

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

// Backgrounds by drawing and glyph. They are cached, because most pages of a folder share one.
const backgrounds = new Map<string, { svg: string; pixels?: Promise<Pixels> }>()

function backgroundOf(card: SocialCard): { svg: string; pixels?: Promise<Pixels> } {
  const key = `${card.drawing} ${card.glyph}`
  const background = backgrounds.get(key) ?? { svg: cardBackgroundSvg(card) }
  backgrounds.set(key, background)
  return background
}

async function draw(background: ReturnType<typeof backgroundOf>, words: string): Promise<Buffer> {
  background.pixels ??= sharp(Buffer.from(background.svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await background.pixels
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return (
    sharp(data, { raw })
      .composite([{ input: Buffer.from(words), left: wordsArea.left, top: wordsArea.top }])
      .removeAlpha()
      // A higher level would take twice as long, for files that are a twelfth smaller and that people do not wait for.
      .png({ compressionLevel: 3 })
      .toBuffer()
  )
}

/** Names of the images of this build. */
const used = new Set<string>()

/** File with the names of the images of the last build. */
const LAST_USED = path.join(CACHE, 'last-build.json')

/** Removes the images that neither this build nor the one before it has. */
export function removeOldSocialImages(): void {
  const before: string[] = existsSync(LAST_USED) ? JSON.parse(readFileSync(LAST_USED, 'utf8')) : [...used]
  const kept = new Set([...used, ...before].map((name) => `${name}.png`))
  for (const file of readdirSync(CACHE)) if (file.endsWith('.png') && !kept.has(file)) rmSync(path.join(CACHE, file))
  writeWholeFile(LAST_USED, JSON.stringify([...used]))
}

/** A page's social image as a 1200x630 PNG. Images that were generated before are read from the cache. */
export async function socialImage(card: SocialCard): Promise<Buffer> {
  // Drawing takes longer than reading the picture.
  const name = remembered(`social image ${JSON.stringify(card)}`, () => sha256([backgroundOf(card).svg, cardWordsSvg(card)], 24))
  used.add(name)
  const file = path.join(CACHE, `${name}.png`)
  if (existsSync(file)) return readFileSync(file)
  const png = await draw(backgroundOf(card), cardWordsSvg(card))
  mkdirSync(CACHE, { recursive: true })
  // Two processes of a build may generate the same image at the same time.
  writeWholeFile(file, png)
  return png
}
