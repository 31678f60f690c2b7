import { stemmer } from 'stemmer'

/**
 * What a word shares with its plural, its tenses and most words made from it, by Porter's rules for English. Only alike
 * matters: it need not be a word.
 *
 * @param word folded
 */
export const stemOf = (word: string): string => stemmer(word)
