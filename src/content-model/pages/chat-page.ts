import data from '#content/words/chat.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { filled } from '#content-model/filled.ts'
import { routes } from '#content-model/routes.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'
import { words } from '#content-model/site.ts'

const said = branded<Words['chat']>(data)

export const questionField = 'question'

/** Name of the fields with earlier questions, the latest first. */
export const earlierField = 'earlier'

/** How many earlier questions are read, and the most characters of one. A longer one is ignored. */
export const earlierLimits = { turns: 3, characters: 700 } as const

/** Addresses that take questions: the page, and the endpoint for its script. */
export const questionPaths = { page: routes.chat, stream: '/api/chat' } as const

/** Most characters of a question, as people count them. */
const longestQuestion = 500

/** Most tokens of an AI service's answer. An answer that reaches them is marked as cut off. */
export const longestAnswer = 100

export const questionRule = {
  ...said.questionRule,
  most: longestQuestion,
  messages: {
    ...said.questionRule.messages,
    long: filled(said.questionRule.messages.long, { longestQuestion }),
  },
}

export const chatPage = said.chatPage

/** Replies of the server without an answer, or with another one than asked for. */
export const chatMessages = said.chatMessages

export const chatWords = {
  ...said.chatWords,
  cutOff: filled(said.chatWords.cutOff, { longestAnswer }),
  contact: words.contact,
}

/** Labels before an answer in the words of a page about somebody or something invented. */
export const chatSamples = said.chatSamples

/** Addresses and limits for the page's island. */
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
