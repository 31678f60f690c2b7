import data from '#content/words/try-writing.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { grouped } from '#content-model/counts.ts'
import { filled } from '#content-model/filled.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { tryLimits } from './try-fields.ts'

const said = branded<Words['try-writing']>(data)

/** The service whose page has this try-out. */
export const writingService = 'writing'

/** Most characters of a visitor's text, as people count them. */
export const longestText = 5000

export const writingWords = {
  ...said.writingWords,
  long: (characters: number) =>
    filled(said.writingWords.long, { characters: grouped(characters), message: tryLimits.message }),
  own: {
    ...said.writingWords.own,
    count: (characters: number) =>
      filled(said.writingWords.own.count, { characters: grouped(characters), longestText: grouped(longestText) }),
    long: (characters: number) =>
      filled(said.writingWords.own.long, { characters: grouped(characters), longestText: grouped(longestText) }),
  },
}

/** Sample texts, each with the sentence that is marked at first. */
export const writingSamples = said.writingSamples
