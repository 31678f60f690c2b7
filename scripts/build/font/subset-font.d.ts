declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** Names of layout features; default: all. */
    readonly keepFeatures?: readonly string[]
  }

  /** The font with only the characters of `text` and the glyphs that its layout features substitute for them. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export = subsetFont
}
