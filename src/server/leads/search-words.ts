import type { Values } from '#forms/engine/form.ts'

/** Characters of a search that are read; the longest field of a form has more, and nobody types it again to find it. */
const longestSearch = 200
/** Characters of a word that are told apart. Postgres keeps words of 2,046 bytes at most. */
const longestWord = 64

// Scripts that are written without spaces are found by any run of their signs, so each sign is a word. Pictures too.
const word =
  /[[\p{L}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]+|[\p{L}\p{N}]|\p{Extended_Pictographic}/gv

/** Words of a text, alike for all spellings of a letter: without case, accents and widths. No other sign is left in them. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{Mn}+/gu, '')
      .toLowerCase()
      .match(word) ?? []
  ).map((found) => (found.length > longestWord ? [...found].slice(0, longestWord).join('') : found))

/** Every word of a lead, in order, as the index keeps them. */
export const leadWords = (fields: Values): string[] => Object.values(fields).flatMap(wordsOf)

/**
 * What somebody looks for: a lead has to have each of these runs of words, the last word of each from its start. What
 * stands between two spaces is one run, so that an address, or a part of it, is found as it is written.
 */
export const readSearch = (typed: string): string[][] =>
  typed
    .slice(0, longestSearch)
    .split(/\s+/u)
    .map(wordsOf)
    .filter((run) => run.length > 0)

/** The words of a lead as SQLite keeps them. */
export const asSqliteText = (words: readonly string[]): string => words.join(' ')

/** A search in SQLite's language. Words have no quotes in them. */
export const asSqliteMatch = (runs: readonly (readonly string[])[]): string =>
  runs.map((run) => `"${run.join(' ')}" *`).join(' AND ')

/** Places in a text that Postgres tells apart. */
const lastPlace = 16_383

/** The words of a lead as Postgres keeps them. */
export const asPostgresVector = (words: readonly string[]): string =>
  words.map((found, index) => `'${found}':${Math.min(index + 1, lastPlace)}`).join(' ')

/** A search in Postgres's language. */
export const asPostgresQuery = (runs: readonly (readonly string[])[]): string =>
  runs
    .map((run) => `(${run.map((found, index) => `'${found}'${index === run.length - 1 ? ':*' : ''}`).join(' <-> ')})`)
    .join(' & ')
