/** Type declarations for the part of opentype.js that the site uses. The package does not include types. */
declare module 'opentype.js' {
  type Options = { letterSpacing?: number }
  type Command = { type: 'M' | 'L' | 'Q' | 'C' | 'Z'; x?: number; y?: number; x1?: number; y1?: number; x2?: number; y2?: number }
  export type Font = {
    getAdvanceWidth(text: string, size: number, options?: Options): number
    getPath(text: string, x: number, y: number, size: number, options?: Options): { commands: Command[] }
    charToGlyphIndex(character: string): number
  }
  export function parse(data: ArrayBuffer): Font
  const bundle: { parse: typeof parse } | undefined
  export default bundle
}
