/** Longest query, in characters. */
export const queryLimit = 200

/** The query as it is searched and shown: one line, cut to the limit. */
export const tidyQuery = (typed: string) =>
  [
    ...typed
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, queryLimit)
    .join('')
    .trim()
