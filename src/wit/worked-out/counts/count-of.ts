import type { Count } from '../../reading/quantities/count.ts'
import { spell } from '../../reading/quantities/number.ts'
import type { Scene } from '../pattern.ts'

export const grave =
  /\b(?:layoffs?|laid off|injur\w*|killed|dead|deaths?|patients?|victims?|casualties|accidents?|fired|redundan\w+|cuts?|losses)\b/

/** The count of such a thing, by its last noun in the singular. */
export function countOf(
  { quantities, sentence }: Scene,
  things: readonly string[],
  unless?: RegExp,
): Count | undefined {
  if (grave.test(sentence) || unless?.test(sentence)) return undefined
  return quantities.counts.find(
    ({ lemma, noun }) => things.includes(lemma) || things.includes(noun.toLowerCase().replace(/s$/, '')),
  )
}

/** The value of a number in figures, or in words up to twenty. */
export function numberOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const at = Array.from({ length: 21 }, (_, index) => spell(index)).indexOf(text)
  return at === -1 ? undefined : at
}
