import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { optional, postRule, textRule, websiteRule } from '#forms/engine/rules.ts'

/** A comment on a post. Only its words are required. */
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

/** The page of a post's comment form, by the post's key. */
export const commentPath = (post: string) => `${comment.path}?post=${post}`

/** Words of the form besides its messages. */
export const commentWords = {
  message: 'Go on',
  send: 'Post comment',
  sending: 'Posting',
} as const
