/** The part of subset-font that tools/delivery/build/subset-fonts.ts uses. The package has no types, and those of others lack `keepFeatures`. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
    /** OpenType features to keep, each with four characters. */
    keepFeatures: readonly string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
