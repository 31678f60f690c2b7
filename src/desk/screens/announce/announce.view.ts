import type { Desk } from '#desk/desk.ts'
import { paths } from '#desk/paths.ts'
import type { AnnounceConfirmView, AnnounceView, PastAnnouncement } from '#desk/screens/announce/announce-props.ts'
import { countSubscribers } from '#desk/screens/subscribers/subscribers.query.ts'
import type { Flash } from '#desk/shell-props.ts'
import { shellOf } from '#desk/shell-view.ts'
import { clockTime, dayAndMonth } from '#desk/shown-times.ts'
import { leavePath } from '#forms/consent/consent-rules.ts'
import type { Session } from '#server/access/sessions.ts'
import { isAddress } from '#server/outbox/channels/owner-mail.ts'
import { partsOfBroadcast } from '#server/outbox/letters/broadcast-letter.ts'
import { stamp } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config/settings.ts'
import {
  type AnnouncementDraft,
  longest,
  sendable,
  wrongWith,
} from '#server/subscribers/broadcasts/announcement-drafts.ts'
import { announcementLists, countRecipients, senderOf } from '#server/subscribers/broadcasts/announcement-letters.ts'
import { listAnnouncements, tallyOf } from '#server/subscribers/broadcasts/announcements.ts'

export const inDigits = (count: number): string => count.toLocaleString('en-US')

/** Letters that the outbox sends at a time. */
const atOnce = 8
const minuteMs = 60_000

/** A duration like about 6 minutes. @param testMs milliseconds that one letter took */
export function timeFor(letters: number, testMs: number): string {
  const minutes = Math.ceil((Math.ceil(letters / atOnce) * testMs) / minuteMs)
  if (minutes <= 1) return 'less than a minute'
  if (minutes < 120) return `about ${minutes} minutes`
  return `about ${Math.round(minutes / 60)} hours`
}

const kinds = [
  { value: 'policy', label: 'Policy' },
  { value: 'feature', label: 'Feature' },
  { value: 'launch', label: 'Launch' },
] as const

/** Recipient of a test: the signed-in owner's address, else the first owner's. */
export const testAddress = ({ leadsTo }: Pick<Settings, 'leadsTo'>, { who }: Session): string | undefined =>
  isAddress(who) ? who : leadsTo[0]

export interface ComposeShown {
  readonly flash?: Flash | undefined
  readonly part?: 'plain' | 'html'
  /** Whether errors are shown. */
  readonly tells?: boolean
}

/** The screen to write and test a broadcast. */
export async function announceView(
  desk: Desk,
  session: Session,
  draft: AnnouncementDraft,
  { flash, part = 'plain', tells = false }: ComposeShown,
): Promise<AnnounceView> {
  const { reader, settings, clock } = desk
  const sender = senderOf(settings)
  const people = await countRecipients(reader, announcementLists[draft.kind], settings)
  const wrong = wrongWith(draft)
  const missing = 'missing' in sender ? sender.missing : undefined
  const to = testAddress(settings, session)
  const { test } = draft
  return {
    screen: 'announce',
    shell: await shellOf(desk, 'announce', session),
    ...(flash && { flash }),
    ...(missing !== undefined && { missing }),
    step: wrong === undefined ? 'test' : 'write',
    kinds,
    draft: { kind: draft.kind, subject: draft.subject, text: draft.text },
    longest,
    count: `${draft.subject.trim().length} of ${longest.subject} characters`,
    ...(tells && wrong && { problem: wrong }),
    ...(to !== undefined && { testTo: to }),
    ...(test && { tested: `Test letter delivered to ${test.to}, ${clockTime(test.at)}.` }),
    people,
    canSend: missing === undefined && wrong === undefined && test !== undefined && people > 0,
    preview: previewOf(draft, settings, { people, part }),
    past: await past(desk, clock.now()),
  }
}

function previewOf(
  draft: AnnouncementDraft,
  settings: Desk['settings'],
  { people, part }: { people: number; part: 'plain' | 'html' },
): AnnounceView['preview'] {
  const sender = senderOf(settings)
  const postalAddress = 'missing' in sender ? 'Your postal address' : sender.postalAddress
  const leave = `${new URL(leavePath, settings.siteUrl).href}?token=…`
  const written = sendable(draft)
  const from = { siteUrl: settings.siteUrl, postalAddress }
  const { wordmark, title, blocks, small } = partsOfBroadcast(written, leave, from)
  const address = settings.mailFrom?.address ?? settings.leadsTo[0]
  return {
    part,
    from: address === undefined ? wordmark : `${settings.mailFrom?.name || wordmark}, ${address}`,
    to: people === 1 ? 'the only one' : `one of ${inDigits(people)}`,
    subject: written.subject,
    // Without line breaks at 72 columns: the preview is narrower.
    text: written.text,
    end: small.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.href}`)).join('\n'),
    wordmark,
    title,
    blocks: blocks.map((block) => (typeof block === 'string' ? block : block.button)),
    small: small.map((line) => (typeof line === 'string' ? { text: line } : { text: line.label, isLink: true })),
  }
}

async function past({ reader }: Desk, now: number): Promise<PastAnnouncement[]> {
  const sent = await listAnnouncements(reader, 10)
  return Promise.all(
    sent.map(async (announcement) => {
      const { delivered } = await tallyOf(reader, announcement)
      const { id, subject, sentAt, total } = announcement
      const year = sentAt.slice(0, 4) === stamp(now).slice(0, 4) ? '' : ` ${sentAt.slice(0, 4)}`
      return {
        href: paths.announcement(id),
        subject,
        when: `${dayAndMonth(sentAt)}${year}`,
        how: `${inDigits(delivered)} of ${inDigits(total)} delivered`,
      }
    }),
  )
}

const lists = { newsletter: 'the newsletter', notify: 'the launch list' } as const

/** The last question before a broadcast is sent. */
export async function confirmView(
  desk: Desk,
  session: Session,
  draft: AnnouncementDraft,
  { people, typed, problem }: { people: number; typed?: string; problem?: string },
): Promise<AnnounceConfirmView> {
  const { reader, settings } = desk
  const list = announcementLists[draft.kind]
  const { pending, unconfirmed } = await countSubscribers(reader, { list })
  const { left } = await countSubscribers(reader, { state: 'left' })
  const others = [
    [pending, 'pending'],
    [settings.doubleOptIn ? unconfirmed : 0, 'unconfirmed'],
    [left, 'who left'],
  ] as const
  const named = others.filter(([count]) => count > 0).map(([count, what]) => `${inDigits(count)} ${what}`)
  const who = settings.doubleOptIn ? 'confirmed ' : ''
  const { test } = draft
  return {
    screen: 'announce-confirm',
    shell: await shellOf(desk, 'announce', session),
    subject: sendable(draft).subject,
    facts: [
      { label: 'Goes to', text: `${inDigits(people)} ${who}${people === 1 ? 'person' : 'people'} on ${lists[list]}` },
      { label: 'Not to', text: named.length > 0 ? named.join(', ') : 'nobody else' },
      { label: 'Takes', text: `${timeFor(people, test?.ms ?? 0)}, eight at a time` },
      { label: 'Test letter', text: test ? `delivered ${clockTime(test.at)}, the same text` : 'none' },
    ],
    number: `${people}`,
    label: people === 1 ? 'Send 1 letter' : `Send ${inDigits(people)} letters`,
    typed: typed ?? '',
    ...(problem !== undefined && { problem }),
  }
}
