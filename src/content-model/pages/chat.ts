import data from '#content/words/chat.json' with { type: 'json' }
import { filled } from '#content-model/filled.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { words } from '#content-model/site.ts'

const said = data as Words['chat']

/** The field that holds a question. */
export const questionField = 'question'

/** The fields that hold what was asked before, the latest first. */
export const earlierField = 'earlier'

/** How many of them are read, and how long one may be. A question that is longer is no question. */
export const earlierLimits = { turns: 3, characters: 700 } as const

/** Addresses that take questions: the page itself, and where it posts to when it has JavaScript. */
export const questionPaths = { page: routes.chat, stream: '/api/chat' } as const

/** Longest question, in characters as people count them. */
const longestQuestion = 500

/** Longest answer of an AI service, in tokens. One that stops there is said to have been cut off. */
export const longestAnswer = 100

/** What counts as a question. */
export const questionRule = {
  ...said.questionRule,
  most: longestQuestion,
  messages: {
    ...said.questionRule.messages,
    long: filled(said.questionRule.messages.long, { longestQuestion }),
  },
}

export const chatPage = said.chatPage

/** What the server says when there is no answer, or not the one that was asked for. */
export const chatMessages = said.chatMessages

export const chatWords = {
  ...said.chatWords,
  cutOff: filled(said.chatWords.cutOff, { longestAnswer }),
  contact: words.contact,
}

/** What the page's island needs to know to ask. */
export const chatEndpoints = {
  ...said.chatEndpoints,
  ...questionPaths,
  field: questionField,
  earlier: { field: earlierField, ...earlierLimits },
  most: questionRule.most,
  messages: {
    ...said.chatEndpoints.messages,
    ...questionRule.messages,
  },
}
