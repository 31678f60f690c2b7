declare module 'subset-font' {
  /** The font with the characters of `text` alone, and what its layout makes of them. */
  function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>
  export = subsetFont
}
