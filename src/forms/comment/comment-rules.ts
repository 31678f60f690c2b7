import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { optional, postRule, textRule, websiteRule } from '#forms/engine/rules.ts'

/** A comment on a post. Nothing is asked for; a comment without words is not kept. */
export const comment = {
  name: 'comment',
  path: '/comment',
  fields: ['post', 'name', 'email', 'phone', 'website', 'message'],
  person: { name: 'name', email: 'email' },
  given: ['post'],
  multiline: ['message'],
  schema: z.object({
    post: postRule,
    name: optional,
    email: optional,
    phone: optional,
    website: websiteRule,
    message: textRule('A comment without words is not kept. Nobody will mind.'),
  }),
  thanks: 'Kept for moderation. A person reads it before anyone else can.',
} as const satisfies Form

/** Where the form for one post, by its key, stands by itself. */
export const commentPath = (post: string) => `${comment.path}?post=${post}`

/** What the form says besides its messages. */
export const commentWords = {
  message: 'Go on',
  send: 'Post comment',
  sending: 'Posting',
} as const
