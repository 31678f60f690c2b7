import type { APIRoute } from 'astro'
import { encode } from '#chat/wire.ts'
import { siteAnswer } from '#search/site-answer.ts'
import { readPassages } from '#search/site-passages.ts'
import { streamReply } from '#server/endpoints/question.ts'

export const prerender = false

/** Where the chat page's island posts: the reply comes as lines of JSON while it is being made. */
export const POST: APIRoute = (context) =>
  streamReply(context, async (question) => siteAnswer(await readPassages(context.locals.site), question), encode)
