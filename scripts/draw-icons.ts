import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { type BrandColor, brandColors, brandFile, brandForms, brandSize, brandSvg } from '../lib/figures/brand'
import { glyphs } from '../lib/figures/glyphs'
import { site } from '../lib/site.mjs'

/**
 * npm run icons: draws the site's icons, and the files of the branding page, from the mark in lib/figures/glyphs.ts into public/. Run it
 * after changing the mark, and commit the files.
 */

const brand = brandColors.blue

/** The mark on a ground of the brand's colour. `inset` is the free space around it, in parts of the size. */
const onGround = (size: number, inset: number) => {
  const scale = (size * (1 - 2 * inset)) / 24
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${brand}"/><path transform="translate(${size * inset} ${size * inset}) scale(${scale})" d="${glyphs.mark.path}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`
}

/** The mark alone, in colour. */
const alone = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${glyphs.mark.path}" fill="none" stroke="${brand}" stroke-width="2.4" stroke-linecap="round"/></svg>`

const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()

/** An ICO file of one PNG: a header of 6 bytes, an entry of 16, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

writeFileSync('public/favicon.ico', ico(await png(alone(32)), 32))
writeFileSync('public/images/apple-touch-icon.png', await png(onGround(180, 0.18)))
writeFileSync('public/images/icon-192.png', await png(onGround(192, 0.18)))
writeFileSync('public/images/icon-512.png', await png(onGround(512, 0.18)))
// The part of a maskable icon that every launcher shows is a circle of four fifths of its width.
writeFileSync('public/images/icon-maskable-512.png', await png(onGround(512, 0.26)))
const icon = (file: string, size: number, purpose = 'any') => ({
  src: `/images/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.description,
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: brand,
  icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('icon-maskable-512.png', 512, 'maskable')],
}
writeFileSync('public/site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)
/** Height of the bitmaps of the branding page, in pixels. */
const BITMAP = 480
mkdirSync('public/brand', { recursive: true })
for (const form of brandForms) {
  for (const color of Object.keys(brandColors) as BrandColor[]) {
    const svg = brandSvg(form, color)
    const density = (72 * BITMAP) / brandSize(form).height
    writeFileSync(`public/brand/${brandFile(form, color, 'svg')}`, svg)
    const bitmap = await sharp(Buffer.from(svg), { density }).resize({ height: BITMAP }).png({ compressionLevel: 9 }).toBuffer()
    writeFileSync(`public/brand/${brandFile(form, color, 'png')}`, bitmap)
  }
}
console.log('✓ icons drawn')
