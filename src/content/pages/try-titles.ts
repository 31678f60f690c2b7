import { routes } from '#content/routes.ts'

/** The service whose page has this try-out: its file's name. */
export const titlesService = 'content-creation'

/** The fields of a list of keywords. `shown` has a line for each keyword: the ids shown, a tab, the keyword. */
export const titleFields = {
  keywords: 'keywords',
  dryness: 'dryness',
  shown: 'shown',
  another: 'another',
  csv: 'csv',
} as const

/** Where a list is written, and where its part of the page begins. */
export const titlePaths = { post: routes.try, page: `${routes.try}#keywords` } as const

/** What a list and its parts may measure: characters as people count them, pixels as a search page sets them. */
export const titleLimits = {
  keywords: 50,
  /** A title ends there, so a keyword does. */
  keyword: 60,
  title: { least: 45, most: 60 },
  width: { least: 0, most: 580 },
  description: { least: 110, most: 155 },
} as const

const { title, width, description } = titleLimits

export const titleLabels = {
  /** Above the list: how many of how many were covered. */
  covered: (covered: number, all: number) => `${inWords(covered, true)} of ${inWords(all, false)} covered`,
  file: 'titles.csv',
  columns: ['keyword', 'title', 'title characters', 'title pixels', 'description', 'description characters', 'note'],
} as const

const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function inWords(count: number, first: boolean): string {
  const word = small[count] ?? `${count}`
  return first ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

export const titleMessages = {
  empty: 'One keyword is enough to start.',
  /** `{count}` is how many there are. */
  tooMany: `That is {count} keywords. Keep the ${titleLimits.keywords} you would miss.`,
  limit: 'That is a lot of lists from one address. Wait a few minutes, then try again.',
  broken: 'That did not work. It was not your keywords. Try again.',
} as const

/** Why a keyword gets no title, after its name, and what to do. */
export const unfitReasons = {
  long: `It is longer than ${titleLimits.keyword} characters, and a title ends there. Keep the words that people type.`,
  code: 'It looks like a part number, and we can’t tell of what. Add a word for the thing.',
  address: 'It is an address. Add what stands there.',
  'no-letters': 'It has no letters. Add a word for the thing.',
  language: 'It does not look like English, and we write nothing else. Add the English word for it.',
  sentence: 'It is a sentence. Keep the two or three words that people type.',
  quality: 'It says what kind, and not of what. Add the thing.',
  word: 'It names nothing yet. Add the thing.',
  'left-alone': 'Some keywords are best left plain. This one stays as you wrote it.',
} as const

/** What the try-out is told; it is handed to the browser, so it holds no functions. */
export const titleWords = {
  heading: 'Try it on a keyword',
  lead: `Up to ${titleLimits.keywords}, one per line. Each one gets a title and a description, or a reason why not.`,
  onTry: 'Or start from keywords',
  keywords: 'Keywords',
  placeholder: 'One per line',
  hint: `up to ${titleLimits.keywords}`,
  of: `of ${titleLimits.keywords}`,
  file: 'Choose a CSV',
  fileHint: 'The first column is read.',
  dryness: { label: 'Dryness', crisp: 'Crisp', sandy: 'Sandy', arid: 'Arid' },
  send: 'Write titles',
  waiting: 'Thinking. Please look natural.',
  preview: 'Preview',
  another: 'Another',
  noMore: 'No more',
  download: 'Download CSV',
  copy: 'Copy CSV',
  copied: 'Copied',
  copyByHand: 'Selected. Copy it by hand.',
  previewTitle: 'As a search page shows it',
  site: 'Your site',
  address: 'your address',
  exampleSlug: 'office-chairs',
  exampleTitle: 'Your title, at its real length',
  exampleDescription: 'Your titles and descriptions will appear here.',
  /** `{by}` is by how much. */
  checks: {
    title: {
      name: 'Title',
      range: `${title.least} to ${title.most}`,
      over: `{by} over ${title.most}`,
      under: `{by} under ${title.least}`,
      ...title,
    },
    width: {
      name: 'Width',
      range: `up to ${width.most} px`,
      over: `{by} over ${width.most} px`,
      under: '',
      ...width,
    },
    description: {
      name: 'Description',
      range: `${description.least} to ${description.most}`,
      over: `{by} over ${description.most}`,
      under: `{by} under ${description.least}`,
      ...description,
    },
  },
  facts: { first: 'Keyword comes first', alone: 'Like no other here', plain: 'Kept plain for its subject' },
  doesNotFit: 'does not fit.',
  repeated: { one: 'One repetition left out.', more: '{count} repetitions left out.' },
  unreadable: 'That file could not be read as text. Save it as CSV and choose it again.',
} as const

export const titlesIsland = {
  words: titleWords,
  messages: titleMessages,
  most: titleLimits.keywords,
  paths: titlePaths,
  fields: titleFields,
  columns: titleLabels.columns,
  file: titleLabels.file,
} as const
