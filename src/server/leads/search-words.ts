import type { Values } from '#forms/engine/form.ts'

/** Characters of a search that are read; longer ones are pasted by mistake. */
const longestSearch = 200
/** Characters of a word that are compared. Postgres keeps words of 2,046 bytes at most. */
const longestWord = 64

// In scripts without spaces each sign is a word, so that any run of signs is found. The same for pictographs.
const word =
  /[[\p{L}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]+|[\p{L}\p{N}]|\p{Extended_Pictographic}/gv

/** Words of a text in one spelling: without case, accents, widths and punctuation. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{Mn}+/gu, '')
      .toLowerCase()
      .match(word) ?? []
  ).map((found) => (found.length > longestWord ? [...found].slice(0, longestWord).join('') : found))

export const leadWords = (fields: Values): string[] => Object.values(fields).flatMap(wordsOf)

/**
 * Reads a search: a lead must have each of these runs of words, the last word of each from its start. Text between two
 * spaces is one run, so that an address, or a part of it, is found as it is written.
 */
export const readSearch = (typed: string): string[][] =>
  typed
    .slice(0, longestSearch)
    .split(/\s+/u)
    .map(wordsOf)
    .filter((run) => run.length > 0)

/** The words of a lead in the form that SQLite stores. */
export const asSqliteText = (words: readonly string[]): string => words.join(' ')

/** A search in SQLite's syntax. Words contain no quotes. */
export const asSqliteMatch = (runs: readonly (readonly string[])[]): string =>
  runs.map((run) => `"${run.join(' ')}" *`).join(' AND ')

/** Postgres's highest position of a word in a text. */
const lastPlace = 16_383

/** The words of a lead as a Postgres tsvector. */
export const asPostgresVector = (words: readonly string[]): string =>
  words.map((found, index) => `'${found}':${Math.min(index + 1, lastPlace)}`).join(' ')

/** A search in Postgres's syntax. */
export const asPostgresQuery = (runs: readonly (readonly string[])[]): string =>
  runs
    .map((run) => `(${run.map((found, index) => `'${found}'${index === run.length - 1 ? ':*' : ''}`).join(' <-> ')})`)
    .join(' & ')
