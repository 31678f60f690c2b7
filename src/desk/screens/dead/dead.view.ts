import { itemHref } from '#desk/parts/items-address.ts'
import { fields, paths } from '#desk/paths.ts'
import { meaningOf } from '#desk/screens/dead/dead-meaning.ts'
import type { ShownDeadLetter as DeadLetterView } from '#desk/screens/dead/dead-props.ts'
import { formLabel, nameOf, wayOf } from '#desk/screens/inbox/lead.view.ts'
import { dayAndMonth, dayAndTime, withinSentence } from '#desk/shown-times.ts'
import { type LetterKind, lettersChannelName } from '#server/outbox/channels/letters.ts'
import type { DeadLetter } from '#server/outbox/dead-letters.ts'
import type { Settings } from '#server/platform/config/settings.ts'

/** Names of the site's own letters at the desk. */
const letters: Readonly<Record<LetterKind, string>> = {
  'erase-link': 'Link to erase',
  announcement: 'Announcement',
  digest: 'Digest',
  'confirm-subscription': 'Confirmation of a sign-up',
  autoreply: 'Automatic reply',
}

const letterName = (kind: string): string =>
  Object.hasOwn(letters, kind) ? letters[kind as LetterKind] : formLabel(kind)

/** A dead letter for the list. @param asks whether it asks before it is deleted */
export function deadLetterView(
  letter: DeadLetter,
  { now, asks, settings }: { now: number; asks: boolean; settings: Pick<Settings, 'webhookUrl'> },
): DeadLetterView {
  const { id, leadId, form, isLetter, lastError } = letter
  const { sentence: meaning, helps } = meaningOf(letter)
  return {
    id,
    name: isLetter ? `Letter to ${letter.email || 'nobody'}` : nameOf(letter),
    form: isLetter ? letterName(form) : formLabel(form),
    ...(!isLetter && { openHref: paths.lead(leadId) }),
    meaning,
    helps,
    ...(lastError !== null && { said: lastError }),
    way: wayTo(letter, settings),
    tries: triesOf(letter, now),
    askHref: itemHref(paths.dead, id, true),
    ...(asks && {
      question: {
        text: isLetter ? 'Delete this letter for good?' : 'Delete this delivery for good? The lead stays.',
        path: paths.deleteDead,
        keepHref: itemHref(paths.dead, id),
        posts: [[fields.delivery, id]],
      },
    }),
  }
}

/** The channel, with the host of the receiver. The rest of its address may be a secret. */
function wayTo(letter: DeadLetter, { webhookUrl }: Pick<Settings, 'webhookUrl'>): string {
  if (letter.channel === lettersChannelName) return 'Mail'
  if (letter.channel === 'webhook' && webhookUrl) return `Webhook ${new URL(webhookUrl).hostname}`
  return wayOf(letter)
}

function triesOf({ attempts, createdAt, finishedAt }: DeadLetter, now: number): string {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  if (finishedAt === null) return tries
  if (attempts === 1 || createdAt.slice(0, 10) === finishedAt.slice(0, 10)) {
    return `${tries}, ${withinSentence(dayAndTime(finishedAt, now))}`
  }
  const isOneMonth = createdAt.slice(0, 7) === finishedAt.slice(0, 7)
  const first = isOneMonth ? `${new Date(createdAt).getUTCDate()}` : dayAndMonth(createdAt)
  return `${tries}, ${first} to ${dayAndMonth(finishedAt)}`
}
