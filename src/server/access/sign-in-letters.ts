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

/** Letters with a link, in an hour: to one address, and to all of `DESK_USERS`. An unknown address has the first one, too. */
export const letterLimits = { address: 5, everybody: 20 } as const

/** Milliseconds that the mail server gets for one letter. */
const sendMs = 30_000

export type LetterAnswer = { readonly allowed: true } | { readonly allowed: false; readonly waitMs: number }

/** Mails links into the desk. */
export interface SignInLetters {
  /**
   * Counts the wish and, where the address is one of `DESK_USERS`, sends a link behind the caller's back: answer and time
   * are the same for every address.
   * @param linkTo the address of a link, from its token
   * @param browser what asks, as its owner would name it
   */
  ask(address: string, linkTo: (token: string) => string, browser: string): Promise<LetterAnswer>
  /** Resolves when nothing is being sent. */
  settled(): Promise<void>
}

export interface SignInLettersParts {
  readonly settings: Pick<Settings, 'smtp' | 'mailFrom' | 'leadsTo' | 'deskUsers' | 'rateLimits'>
  readonly database: Database
  readonly links: SignInLinks
  readonly log: Pick<Log, 'info' | 'error'>
  readonly clock?: Pick<Clock, 'now'>
}

/** Undefined where no mail is set, or nobody may come in by it. */
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
  const ofAll = createLimiter('desk-all', { points: letterLimits.everybody, duration }, database)
  const sending = new Set<Promise<void>>()

  async function send(address: string, linkTo: (token: string) => string, browser: string): Promise<void> {
    try {
      const token = await links.make({ who: address, how: 'mail' })
      const letter = { to: [{ name: '', address }], ...writeSignIn(linkTo(token), browser, clock.now()) }
      // Not by the outbox: a letter that arrives later than its link works is of no use, and no token rests in the database.
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
          // No letter goes to an unknown address, so it uses up none, and is answered as if it had.
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

/** Nothing but the way in. @param now in ms */
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
