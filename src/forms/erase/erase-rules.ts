import * as z from 'zod/mini'
import type { Form } from '#forms/engine/form.ts'
import { emailRule } from '#forms/engine/rules.ts'

/** A request for erasure. It is not saved as a lead, so it is not in the registry of forms. */
export const erase = {
  name: 'erase',
  path: '/erase',
  fields: ['email'],
  person: { email: 'email' },
  multiline: [],
  schema: z.object({ email: emailRule }),
  thanks: 'If we hold anything under that address, a letter with a link is on its way to it.',
} as const satisfies Form

/** Words of the form besides its messages. */
export const eraseWords = {
  label: 'Email address',
  placeholder: 'you@example.com',
  send: 'Erase',
  sending: 'Asking',
} as const

/**
 * The message on a site without a mail server.
 *
 * @param privacyEmail address for a request by mail; absent for a sample address, which mail can't reach
 */
export const noMail = (privacyEmail?: string) =>
  privacyEmail === undefined
    ? 'This site can’t send mail yet, so nothing was started. Send that address through the contact form, and a person erases it.'
    : `This site can’t send mail yet, so nothing was started. Write to ${privacyEmail} from that address, and a person erases it.`

/** The message at the limit of open requests. */
export const tooMany = 'A great many people are asking this at the moment. Wait a few minutes, then ask again.'

const letter = {
  asked: 'Someone, most likely you, asked us to erase everything we hold under this address.',
  open: 'To have it erased, open this page and press the button on it:',
  button: 'Open the page that erases',
  once: (hours: number) => `The link works once, within ${hours} hours. There is no undo.`,
  not: 'If it was not you, do nothing. Nothing will then happen, which we are good at.',
} as const

/** The letter with the erasure link: its text, and the parts of its HTML. */
export const eraseLetter = (link: string, hours: number) => ({
  subject: 'Erasing what we hold about you',
  text: [letter.asked, `${letter.open}\n${link}`, letter.once(hours), letter.not].join('\n\n'),
  blocks: [letter.asked, letter.open, { button: letter.button, href: link }, letter.once(hours), letter.not],
})
