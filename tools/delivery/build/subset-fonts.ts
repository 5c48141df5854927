import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { startCommand } from '../../authoring/command/help'

/**
 * npm run fonts: writes the fonts of the site to app/fonts/, reduced to the characters, weights and features that the site uses. Run it after
 * updating the font packages or changing this list, and commit the files.
 */

const range = (first: number, last: number) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** ASCII, the letters of Western European names, and typographic characters. Other characters appear in a font of the reader's system. */
const TEXT = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•←↑→↓−≈≠≤≥€™⌘↵✓`
/** Frames of terminal output and folder trees. */
const FRAMES = '─│┌┐└┘├┤┬┴┼'

/** Kerning, composed letters, accents, and figures of equal width. The site uses no ligatures. */
const FEATURES = ['kern', 'ccmp', 'mark', 'tnum']

/** Fonts by file name: package, characters, and the range of weights that the styles use. */
export const fonts = {
  inter: { from: 'inter', characters: TEXT, weights: { min: 400, max: 700 } },
  'space-grotesk': { from: 'space-grotesk', characters: TEXT, weights: { min: 400, max: 700 } },
  'jetbrains-mono': { from: 'jetbrains-mono', characters: TEXT + FRAMES, weights: { min: 400, max: 700 } },
} as const

/** The reduced font as WOFF2. */
export function reducedFont(name: keyof typeof fonts): Promise<Buffer> {
  const { from, characters, weights } = fonts[name]
  const original = readFileSync(`node_modules/@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`)
  return subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    noHinting: true,
  })
}

/** Path of a font in the repository. */
export const fontFile = (name: string) => `app/fonts/${name}.woff2`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  startCommand()
  mkdirSync('app/fonts', { recursive: true })
  for (const name of Object.keys(fonts) as Array<keyof typeof fonts>) {
    const font = await reducedFont(name)
    writeFileSync(fontFile(name), font)
    // The license of the fonts must accompany them.
    writeFileSync(`app/fonts/${name}-license.txt`, readFileSync(`node_modules/@fontsource-variable/${fonts[name].from}/LICENSE`))
    console.log(`${fontFile(name)}: ${(font.length / 1000).toFixed(1)} kB`)
  }
}
