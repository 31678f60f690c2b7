import { createHash, randomUUID } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { counted } from '#content-model/number-words.ts'
import { product } from '#content-model/site.ts'
import { linkMinutes, type SignInLinks } from '#server/access/sign-in-links.ts'
import { mailerFrom } from '#server/outbox/channels/mailer.ts'
import { composeLetter } from '#server/outbox/letters/compose-letter.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { createLimiter } from '#server/platform/limits/limiter.ts'
import type { Log } from '#server/platform/log.ts'

/** Letters with a link, per hour: to one address, also an unknown one, and to all of `DESK_USERS`. */
export const letterLimits = { address: 5, allUsers: 20 } as const

/** Milliseconds that the mail server has for one letter. */
const sendMs = 30_000

export type LetterAnswer = { readonly allowed: true } | { readonly allowed: false; readonly waitMs: number }

/** Mails links that sign in to the desk. */
export interface SignInLetters {
  /**
   * Counts the request and, if the address is one of `DESK_USERS`, sends a link in the background: answer and time are
   * the same for every address.
   * @param linkTo makes the link's address of its token
   * @param browser the requesting browser's name, in the owner's terms
   */
  ask(address: string, linkTo: (token: string) => string, browser: string): Promise<LetterAnswer>
  /** Resolves when no letter is being sent. */
  settled(): Promise<void>
}

export interface SignInLettersParts {
  readonly settings: Pick<Settings, 'smtp' | 'mailFrom' | 'leadsTo' | 'deskUsers' | 'rateLimits'>
  readonly database: Database
  readonly links: SignInLinks
  readonly log: Pick<Log, 'info' | 'error'>
  readonly clock?: Pick<Clock, 'now'>
}

/** Undefined when mail is not set, or no address may sign in by it. */
export function createSignInLetters({
  settings,
  database,
  links,
  log,
  clock = systemClock,
}: SignInLettersParts): SignInLetters | undefined {
  const mailer = mailerFrom(settings)
  if (mailer === undefined || settings.deskUsers.length === 0) return undefined
  const duration = 3_600
  const ofAddress = createLimiter('desk-address', { points: letterLimits.address, duration }, database)
  const ofAll = createLimiter('desk-all', { points: letterLimits.allUsers, duration }, database)
  const sending = new Set<Promise<void>>()

  async function send(address: string, linkTo: (token: string) => string, browser: string): Promise<void> {
    try {
      const token = await links.make({ who: address, how: 'mail' })
      const letter = { to: [{ name: '', address }], ...writeSignIn(linkTo(token), browser, clock.now()) }
      // Sent without the outbox: a letter after its link's end is useless, and the token is not stored.
      await mailer?.send(letter, { idempotencyKey: randomUUID(), signal: AbortSignal.timeout(sendMs) })
      log.info('a sign-in letter was sent')
    } catch (error) {
      log.error({ code: errorCode(error) }, 'a sign-in letter was not sent')
    }
  }

  return {
    async ask(address, linkTo, browser) {
      const known = settings.deskUsers.find((user) => user.toLowerCase() === address.toLowerCase())
      if (settings.rateLimits) {
        try {
          await ofAddress.consume(createHash('sha256').update(address.toLowerCase()).digest('base64url'))
          // An unknown address gets no letter, so it takes none from the limit, but the answer is the same.
          await ofAll.consume('everybody', known === undefined ? 0 : 1)
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          return { allowed: false, waitMs: refusal.msBeforeNext }
        }
      }
      if (known !== undefined) {
        const letter = send(known, linkTo, browser)
        sending.add(letter)
        letter.finally(() => sending.delete(letter)).catch(() => {})
      }
      return { allowed: true }
    },

    async settled() {
      await Promise.all(sending)
    },
  }
}

const clockTime = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** The letter with the link that signs in. @param now in ms */
export function writeSignIn(
  link: string,
  browser: string,
  now: number,
): { subject: string; text: string; html: string } {
  const at = (time: number) => clockTime.format(time)
  return {
    subject: `Your way in, for ${counted(linkMinutes)} minutes`,
    ...composeLetter({
      wordmark: product,
      title: 'Open the desk.',
      blocks: [
        { button: 'Open the desk', href: link },
        `It works once, until ${at(now + linkMinutes * 60_000)} UTC, and waits for you to press a button.`,
        `Asked for at ${at(now)} UTC by ${browser}. If that was not you, do nothing: without this letter nobody comes in.`,
      ],
      small: [],
    }),
  }
}
