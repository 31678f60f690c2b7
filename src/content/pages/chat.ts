import { routes } from '#content/routes.ts'
import { words } from '#content/site.ts'

/** The field that holds a question. */
export const questionField = 'question'

/** Addresses that take questions: the page itself, and where it posts to when it has JavaScript. */
export const questionPaths = { page: routes.chat, stream: '/api/chat' } as const

/** Longest question, in characters as people count them. */
const longestQuestion = 500

/** Longest answer of an AI service, in tokens. One that stops there is said to have been cut off. */
export const longestAnswer = 100

/** What counts as a question. */
export const questionRule = {
  most: longestQuestion,
  messages: {
    empty: 'Ask something first. Anything will do, including this.',
    long: `Questions end at ${longestQuestion} characters. Yours had more to say.`,
  },
} as const

export const chatPage = {
  title: 'Ask it straight',
  description:
    'Ask Deadpan a question and get a short answer, labeled with where it came from. Neither is kept after you leave the page.',
} as const

/** What the server says when there is no answer, or not the one that was asked for. */
export const chatMessages = {
  limit: 'That is a lot of questions from one address. Wait a few minutes, then ask again.',
  crowded: 'Several people are asking at the same time. Give it a moment, then ask again.',
  broken: 'That did not work, through no fault of your question. Try again.',
  outage: {
    searched: 'The AI service did not answer, so we looked through our own pages.',
    alone: 'The AI service did not answer, and our own pages do not cover that. Try again in a minute.',
  },
  budget: {
    searched: 'Today’s AI answers are used up, so we looked through our own pages.',
    alone: 'Today’s AI answers are used up, and our own pages do not cover that. Try again tomorrow.',
  },
} as const

export const chatWords = {
  lines: ['Ask it', 'straight'],
  label: 'Your question',
  placeholder: 'Ask me anything...',
  send: 'Generate Response',
  stop: 'Stop',
  retry: 'Retry',
  clear: 'Clear',
  note: 'Answers are short on purpose. Newest first, because the old ones have been heard.',
  /** Instead of the note where no service is set. */
  noteOfSearch: 'Not ChatGPT, whatever the footer says. It searches this site and quotes what it finds, word for word.',
  history: 'History',
  /** Said after how many there are. */
  answers: { one: 'answer', many: 'answers' },
  waiting: 'Thinking. Please look natural.',
  empty: {
    title: 'Nothing here yet',
    text: 'Ask something. The fish has already forgotten you did not.',
  },
  copy: 'Copy the answer',
  copied: 'Copied',
  copyByHand: 'The answer is selected. Copy it with the keyboard.',
  cutOff: `Cut off here: an answer is ${longestAnswer} tokens at most.`,
  stopped: 'You stopped it here.',
  seeAlso: 'See also',
  searchLabel: 'Search of this site',
  /** Of a passage that is about somebody or something invented, or names them. */
  searchLabelMadeUp: 'Search of this site. Some of whom it mentions we made up.',
  notCovered: 'Our pages do not cover that',
  contact: words.contact,
} as const

/** What the page's island needs to know to ask. */
export const chatEndpoints = {
  ...questionPaths,
  field: questionField,
  most: questionRule.most,
  messages: {
    ...questionRule.messages,
    network: 'The network did not deliver that. Check the connection and try again.',
  },
} as const
