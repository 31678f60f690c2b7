import type { APIRoute } from 'astro'
import { streamReply } from '#server/endpoints/question.ts'

export const prerender = false

/** Where the chat page's island posts: the reply comes as lines of JSON while it is being made. */
export const POST: APIRoute = (context) => streamReply(context)
