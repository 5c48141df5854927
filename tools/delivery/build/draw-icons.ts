import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { type BrandColor, brandColors, brandFile, brandForms, brandSize, brandSvg } from '../../../lib/figures/brand'
import { glyphs } from '../../../lib/figures/glyphs'
import { iconNames } from '../../../lib/figures/icons'
import { site } from '../../../lib/site.mjs'
import { startCommand } from '../../authoring/command/help'

/**
 * npm run icons: writes the icons of the site and the files of the branding page to public/, generated from the logo mark in
 * lib/figures/glyphs.ts. Run it after changing the mark, and commit the files.
 */

startCommand()
const brand = brandColors.blue

/** The mark in white on the brand color. @param size in pixels @param inset margin on each side, as a fraction of the size */
const onGround = (size: number, inset: number) => {
  const scale = (size * (1 - 2 * inset)) / 24
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${brand}"/><path transform="translate(${size * inset} ${size * inset}) scale(${scale})" d="${glyphs.mark.path}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`
}

/** The mark in the brand color without a background. @param size in pixels */
const alone = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${glyphs.mark.path}" fill="none" stroke="${brand}" stroke-width="2.4" stroke-linecap="round"/></svg>`

const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()

/** An ICO file with one PNG: a header of 6 bytes, an entry of 16 bytes and the image. */
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
// Launchers may crop a maskable icon to a circle with a diameter of 80% of its width.
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
/** Height of the PNG files of the branding page, in pixels. */
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
/** A symbol of the sprite. Lines get their color and width from the place where the symbol is used. */
async function symbol(name: string): Promise<string> {
  const { __iconData: icon } = await import(`lucide-react/icons/${name}`)
  const shapes = (icon.node as Array<[string, Record<string, string>]>).map(([tag, { key, ...attributes }]) => {
    const list = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${list.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}
const symbols = await Promise.all(iconNames.map(symbol))
writeFileSync('public/images/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
console.log('✓ icons written')
