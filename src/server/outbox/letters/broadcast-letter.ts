import { filled } from '#content-model/filled.ts'
import { toMany } from '#content-model/pages/consent.ts'
import { product } from '#content-model/site.ts'
import { leavePath } from '#forms/consent/consent-rules.ts'
import { tokenLink } from '#forms/engine/token.ts'
import { composeLetter, type LetterParts } from '#server/outbox/letters/compose-letter.ts'

/** Kinds of broadcast. */
export type BroadcastKind = Exclude<keyof typeof toMany, 'leave'>

export const isBroadcastKind = (word: string): word is BroadcastKind => word !== 'leave' && Object.hasOwn(toMany, word)

/** The kind in a row or a form; unknown words count as `policy`. */
export const kindOf = (word: string): BroadcastKind => (isBroadcastKind(word) ? word : 'policy')

/** A broadcast, as its author wrote it. */
export interface Broadcast {
  readonly kind: BroadcastKind
  readonly subject: string
  readonly text: string
}

export interface BroadcastSender {
  readonly siteUrl: string
  /** One line, which every broadcast carries. */
  readonly postalAddress: string
}

/** The address at which a reader leaves the list. */
export const leaveLink = (token: string, siteUrl: string): string => tokenLink(leavePath, token, siteUrl)

/** Parts of the letter: the owner's words, then the reason for the letter, the leave link and the address. */
export const partsOfBroadcast = (
  { kind, subject, text }: Broadcast,
  leave: string,
  { siteUrl, postalAddress }: BroadcastSender,
): LetterParts => ({
  wordmark: product,
  title: subject,
  blocks: text.split(/\n{2,}/),
  small: [filled(toMany[kind], { site: new URL(siteUrl).host }), { label: toMany.leave, href: leave }, postalAddress],
})

/** The letter as one reader gets it. */
export const writeBroadcast = (...broadcast: Parameters<typeof partsOfBroadcast>): { text: string; html: string } =>
  composeLetter(partsOfBroadcast(...broadcast))
