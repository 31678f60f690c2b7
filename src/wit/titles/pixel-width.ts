/**
 * Advance widths of Arial in thousandths of an em, by character. Arial has the widths of Helvetica; source: Adobe's font metrics
 * (Helvetica.afm, Core 14).
 */
const groups: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, 'ijl‘’‚'],
  [260, '|¦'],
  [278, ' !,./:;I[\\]ft\u00a0·'],
  [333, '()-`r“”„¡‹›¨'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [365, 'ªº'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jckvsxyzç'],
  [556, '#$0123456789?L_abdeghnopqu€£¥¢§–«»þ'],
  [584, '+<=>~±×÷¬'],
  [611, 'FTZßø'],
  [667, '&ABEKPSVXYÞ'],
  [722, 'CDHNRUwÐ'],
  [737, '©®'],
  [778, 'GOQØ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, '—…™Æ‰Œ'],
  [1015, '@'],
]

const widths = new Map(groups.flatMap(([width, characters]) => [...characters].map((character) => [character, width])))

/** The width of a character without one here: scripts that Arial leaves to other faces are about one em wide. */
const unknown = 1000

/** The font size of titles on a search page, in pixels. */
const size = 20

/** The character without its accent, which adds no width. */
const withoutAccent = (character: string): string => character.normalize('NFD').charAt(0)

/** @returns the width of a title on a search page, in whole pixels: Arial at 20 px, without kerning */
export function pixelWidth(text: string): number {
  let sum = 0
  for (const character of text.normalize('NFC')) {
    sum += widths.get(character) ?? widths.get(withoutAccent(character)) ?? unknown
  }
  return Math.round((sum * size) / 1000)
}
