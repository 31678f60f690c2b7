/** Text in which case, accents and apostrophes no longer matter. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** The words and numbers of a folded text, in order. */
export const tokensOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []
