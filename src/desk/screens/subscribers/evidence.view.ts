import type { Evidence } from '#desk/screens/subscribers/subscribers.query.ts'
import type { EvidenceFact } from '#desk/screens/subscribers/subscribers-props.ts'
import type { Flash } from '#desk/shell-props.ts'
import { clockTime, exactTime, fullDate } from '#desk/shown-times.ts'
import { newsletter } from '#forms/newsletter/newsletter-rules.ts'
import { notify } from '#forms/notify/notify-rules.ts'
import { deliveryState } from '#server/platform/database/tables.ts'

/** The evidence of a sign-up, each fact with its label. */
export function evidenceFacts(evidence: Evidence): EvidenceFact[] {
  const { wording, wordingSince, signedUpAt, confirmedAt, bounce } = evidence
  // The button's label is the last line.
  const shown = wording?.split('\n').slice(0, -1).slice(-2).join(' ')
  return [
    wording === null
      ? { label: 'Wording shown', text: 'Not kept: the sign-up is from before it was.' }
      : { label: 'Wording shown', text: `“${shown}” Version of ${fullDate(wordingSince)}.`, whole: wording },
    { label: 'On the page', text: placeOf(evidence) },
    { label: 'Signed up', text: `${fullDate(signedUpAt)}, ${exactTime(signedUpAt)}` },
    { label: 'Letter sent', text: letterOf(evidence) },
    { label: 'Link pressed', text: confirmedAt === null ? 'Not yet' : since(confirmedAt, signedUpAt) },
    ...(bounce ? [{ label: 'Refused', text: `${since(bounce.at, signedUpAt)}: “${bounce.reason}”` }] : []),
  ]
}

/** The time, with its day when that is not the day of the sign-up. */
const since = (stamp: string, first: string): string =>
  stamp.slice(0, 10) === first.slice(0, 10) ? exactTime(stamp) : `${fullDate(stamp)}, ${exactTime(stamp)}`

function placeOf({ page, list }: Pick<Evidence, 'page' | 'list'>): string {
  if (page === null) return 'The browser did not say.'
  const isOwnPage = list === notify.name || page.replace(/\/$/, '') === newsletter.path
  return `${page}, ${isOwnPage ? 'in its form' : 'in the footer'}`
}

const ordinals = ['', 'first', 'second', 'third'] as const

function letterOf({ letterAt, letter, signedUpAt }: Evidence): string {
  if (letterAt === null) return 'None'
  if (letter === undefined) return `Written ${since(letterAt, signedUpAt)}`
  const tries = `${letter.attempts} ${letter.attempts === 1 ? 'try' : 'tries'}`
  switch (letter.state) {
    case deliveryState.delivered: {
      const ordinal = ordinals[letter.attempts]
      const how = ordinal ? `delivered at the ${ordinal} try` : `delivered after ${tries}`
      return `${since(letter.finishedAt ?? letterAt, signedUpAt)}, ${how}`
    }
    case deliveryState.dead:
      return `Given up after ${tries}: “${letter.lastError ?? 'no reason'}”`
    case deliveryState.pending:
      return letter.lastError === null ? 'On its way' : `On its way after ${tries}: “${letter.lastError}”`
  }
}

/** The whole evidence as a text file. */
export function evidenceFile(evidence: Evidence, { siteUrl, now }: { siteUrl: string; now: number }): string {
  const { email, list, state, wording } = evidence
  const facts = evidenceFacts(evidence).filter(({ whole }) => whole === undefined)
  const lines = [['Address', email], ['List', list], ['State', state], ...facts.map(({ label, text }) => [label, text])]
  const words =
    wording === null ? [] : ['', 'Wording as it stood:', '', ...wording.split('\n').map((line) => `  ${line}`)]
  const saved = new Date(now).toISOString()
  return [
    `Evidence of a sign-up at ${siteUrl}`,
    `Saved ${fullDate(saved)}, ${clockTime(saved)}. Times are UTC.`,
    '',
    ...lines.map(([label = '', text = '']) => `${`${label}:`.padEnd(16)}${text.replace(/\p{Cc}+/gu, ' ')}`),
    ...words,
    '',
  ].join('\n')
}

/** The message for a sign-up that is no longer there. */
export const signUpGone: Flash = {
  kind: 'notice',
  text: 'This sign-up is no longer here: somebody left, or was erased. Nothing was done twice.',
}
