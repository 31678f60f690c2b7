declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** Names of layout features; all unless told. */
    readonly keepFeatures?: readonly string[]
  }

  /** The font with the characters of `text` alone, and what its layout makes of them. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export = subsetFont
}
