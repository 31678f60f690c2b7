import { stemmer } from 'stemmer'

/**
 * The stem that a word shares with its plural, its tenses and most derived words, by Porter's rules for English. A stem serves
 * comparisons and need not be a word.
 *
 * @param word folded
 */
export const stemOf = (word: string): string => stemmer(word)
