import data from '#content/words/try-titles.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['try-titles']>(data)

/** The service whose page has this try-out: its file's name. */
export const titlesService = 'content-creation'

/** Fields of a list of keywords. `shown` has a line for each keyword: the ids shown, a tab, the keyword. */
export const titleFields = {
  keywords: 'keywords',
  dryness: 'dryness',
  shown: 'shown',
  another: 'another',
  csv: 'csv',
} as const

/** Where keywords are posted, and the address of their part of the page. */
export const titlePaths = { post: routes.try, page: `${routes.try}#keywords` } as const

/** Limits of a list and its parts: characters as people count them, pixels as a search page sets them. */
export const titleLimits = {
  keywords: 50,
  /** The longest title, and with it the longest keyword. */
  keyword: 60,
  title: { least: 45, most: 60 },
  width: { least: 0, most: 580 },
  description: { least: 110, most: 155 },
} as const

const { title, width, description } = titleLimits

export const titleLabels = {
  ...said.titleLabels,
  /** Above the list: the number of keywords with titles, and of all. */
  covered: (covered: number, all: number) =>
    filled(said.titleLabels.covered, { covered: inWords(covered, true), all: inWords(all, false) }),
}

const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function inWords(count: number, first: boolean): string {
  const word = small[count] ?? `${count}`
  return first ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

export const titleMessages = {
  ...said.titleMessages,
  /** `{count}` is the number of keywords. */
  tooMany: filled(said.titleMessages.tooMany, { keywords: titleLimits.keywords }),
}

/** Reasons why a keyword gets no title, after its name, with advice. */
export const unfitReasons = {
  ...said.unfitReasons,
  long: filled(said.unfitReasons.long, { keyword: titleLimits.keyword }),
}

/** Words of the try-out. They are serialized for the browser, so there are no functions. */
export const titleWords = {
  ...said.titleWords,
  lead: filled(said.titleWords.lead, { keywords: titleLimits.keywords }),
  hint: filled(said.titleWords.hint, { keywords: titleLimits.keywords }),
  of: filled(said.titleWords.of, { keywords: titleLimits.keywords }),
  /** `{by}` is the difference. */
  checks: {
    ...said.titleWords.checks,
    title: {
      ...said.titleWords.checks.title,
      range: filled(said.titleWords.checks.title.range, { least: title.least, most: title.most }),
      over: filled(said.titleWords.checks.title.over, { most: title.most }),
      under: filled(said.titleWords.checks.title.under, { least: title.least }),
      ...title,
    },
    width: {
      ...said.titleWords.checks.width,
      range: filled(said.titleWords.checks.width.range, { most: width.most }),
      over: filled(said.titleWords.checks.width.over, { most: width.most }),
      ...width,
    },
    description: {
      ...said.titleWords.checks.description,
      range: filled(said.titleWords.checks.description.range, { least: description.least, most: description.most }),
      over: filled(said.titleWords.checks.description.over, { most: description.most }),
      under: filled(said.titleWords.checks.description.under, { least: description.least }),
      ...description,
    },
  },
}

export const titlesIsland = {
  words: titleWords,
  messages: titleMessages,
  most: titleLimits.keywords,
  paths: titlePaths,
  fields: titleFields,
  columns: titleLabels.columns,
  file: titleLabels.file,
} as const
