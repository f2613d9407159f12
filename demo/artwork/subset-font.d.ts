/** The part of `subset-font` used here; the package has no types. */
declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number; readonly default?: number }

  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: Readonly<Record<string, Axis>>
    readonly keepAllGlyphs?: boolean
    readonly noHinting?: boolean
  }

  /** @param text the characters to keep; undefined with `keepAllGlyphs` */
  function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>
  export = subsetFont
}
