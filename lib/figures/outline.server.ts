import { readFileSync } from 'node:fs'
import * as opentype from 'opentype.js'

/** The display face at weight 600, in a format that the outline library reads; pictures carry its shapes, so no font is needed to show them. */
const FONT_FILE = 'node_modules/@fontsource/space-grotesk/files/space-grotesk-latin-600-normal.woff'

// Node takes the package's CommonJS file, whose functions are one default export; bundlers take its module.
const { parse } = opentype.default ?? opentype

let font: opentype.Font | undefined

function displayFont(): opentype.Font {
  if (!font) {
    const file = readFileSync(FONT_FILE)
    font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)
  }
  return font
}

/** Space between letters, in parts of the size. */
const TRACKING = -0.015

const options = { letterSpacing: TRACKING }

/** Width of a line of text in the display face. */
export const widthOf = (text: string, size: number) => displayFont().getAdvanceWidth(text, size, options)

const rounded = (...values: Array<number | undefined>) => values.map((value = 0) => Math.round(value * 10) / 10).join(' ')

/**
 * Outline of a line of text in the display face, as an SVG path; `y` is its baseline. Characters that the font lacks are left out.
 * The commands are written here, because the library's own text of them has NaN in place of some numbers (2.0.0).
 */
export function outlineOf(text: string, x: number, y: number, size: number): string {
  const known = [...text].filter((character) => displayFont().charToGlyphIndex(character) > 0).join('')
  return displayFont()
    .getPath(known, x, y, size, options)
    .commands.map((command) => {
      if (command.type === 'Z') return 'Z'
      const end = rounded(command.x, command.y)
      if (command.type === 'Q') return `Q${rounded(command.x1, command.y1)} ${end}`
      if (command.type === 'C') return `C${rounded(command.x1, command.y1, command.x2, command.y2)} ${end}`
      return command.type + end
    })
    .join('')
}

/** Breaks a text into lines of at most `width`; a word that is wider stands alone. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
