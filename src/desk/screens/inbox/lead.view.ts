import { fields, paths } from '#desk/paths.ts'
import type { CommentItem } from '#desk/screens/comments/comments-props.ts'
import { meaningOf } from '#desk/screens/dead/dead-meaning.ts'
import type { ListedLead } from '#desk/screens/inbox/inbox.query.ts'
import type { ShownDelivery as DeliveryView, InboxRow, LeadView } from '#desk/screens/inbox/inbox-props.ts'
import type { OpenedLead } from '#desk/screens/inbox/lead.query.ts'
import type { Action, Question, SentField } from '#desk/shell-props.ts'
import { clockTime, dayAndMonth, dayAndTime, exactTime, fullDate, weekdayDate } from '#desk/shown-times.ts'
import { formNamed } from '#forms/registry.ts'
import { isAddress, labelOf } from '#server/outbox/channels/owner-mail.ts'
import type { Delivery } from '#server/outbox/dead-letters.ts'
import {
  type DeliveryState,
  deliveryState,
  type LeadState,
  submissionStatus,
} from '#server/platform/database/tables.ts'

/** A lead's number, short enough to be read aloud. */
export const numberOf = (id: string): string => id.slice(0, 8)

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A form's name at the desk. */
export const formLabel = (form: string): string => capital(form)

export const nameOf = ({ name, email }: { readonly name: string; readonly email: string }) =>
  name || email || 'Somebody'

export const rowOf = (lead: ListedLead, href: string, open: boolean): InboxRow => ({
  id: lead.id,
  href,
  name: nameOf(lead),
  preview: lead.preview,
  form: formLabel(lead.form),
  time: clockTime(lead.createdAt),
  open,
  state: lead.state,
  undelivered: lead.undelivered,
})

export interface LeadContext {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly siteUrl: string
  /** The address that shows the lead. */
  readonly from: string
  readonly asks: boolean
  /** A note that could not be saved. */
  readonly unkept?: string | undefined
  /** For a comment: its entry in the list of comments, and the person who decided about it. */
  readonly comment?: { readonly item: CommentItem; readonly judged: readonly string[] } | undefined
}

/** A lead's full view. */
export function leadView(lead: OpenedLead, context: LeadContext): LeadView {
  const { id, form, fields, createdAt, deliveries } = lead
  const { comment } = context
  const known = formNamed(form)
  const isLong = (field: string) => known?.multiline.includes(field) ?? false
  // The name is in the heading, and a comment's post beside it.
  const isAbove = (field: string) => (field === known?.person.name && lead.name !== '') || (comment && field === 'post')
  const answers = Object.entries(fields).filter(([field]) => !isAbove(field))
  const arrived = deliveries.filter(({ state }) => state === deliveryState.delivered).length
  return {
    id,
    state: lead.state,
    form: formLabel(form),
    when: `${weekdayDate(createdAt)}, ${clockTime(createdAt)}`,
    name: nameOf(lead),
    facts: [
      ...answers.filter(([field]) => !isLong(field)).map(([field, text]) => answerOf(field, text, lead.email)),
      ...(lead.page === null
        ? []
        : [{ label: 'Sent from', text: lead.page, href: new URL(lead.page, context.siteUrl).href }]),
      ...(lead.alsoSent.length === 0 ? [] : [alsoSent(lead)]),
      ...(comment?.judged.map((text) => ({ label: 'Decided', text })) ?? []),
    ],
    words: answers.filter(([field]) => isLong(field)).map(([field, text]) => ({ label: labelOf(field), text })),
    reasons: lead.suspicion,
    deliveries: deliveries.map((delivery) => deliveryView(delivery, context.now)),
    arrived: deliveries.length === 0 ? '' : `${arrived} of ${deliveries.length} arrived`,
    notes: lead.notes.map(({ id: note, text, author, createdAt: at }) => ({
      id: note,
      text,
      by: `${author ?? 'command line'}, ${dayAndTime(at, context.now).replace(/^[TY]/, (letter) => letter.toLowerCase())}`,
    })),
    notePath: paths.note(id),
    ...(context.unkept !== undefined && { unkept: context.unkept }),
    kept: `Saved ${exactTime(createdAt)}, number ${numberOf(id)}. ${
      lead.keptUntil === null
        ? 'Kept until it is deleted or erased.'
        : `Kept until ${fullDate(lead.keptUntil)}, then erased.`
    }`,
    ...(comment && { comment: { ...comment.item, waits: lead.status === submissionStatus.new } }),
    actions: comment?.item.actions ?? (isSuspect(lead) ? suspectActions : actionsOf)(lead, context.from),
    ...(context.asks &&
      !comment && { question: isSuspect(lead) ? suspectQuestion(id, context.from) : leadQuestion(lead, context) }),
    retryPath: paths.retry(id),
    pageHref: paths.lead(id),
    from: context.from,
  }
}

const answerOf = (field: string, text: string, email: string): SentField => ({
  label: labelOf(field),
  text,
  ...(text === email && isAddress(text) && { href: `mailto:${text}` }),
})

const alsoSent = ({ alsoSent: others }: OpenedLead): SentField => ({
  label: 'Also sent',
  text: '',
  links: others.map(({ id, form, createdAt }) => ({
    label: `${formLabel(form)}, ${dayAndMonth(createdAt)}`,
    href: paths.lead(id),
  })),
})

/** For each state: label and target of the first button, then of the archive button. */
const turns: Readonly<Record<LeadState, readonly [string, LeadState, string, LeadState]>> = {
  new: ['Mark handled', 'handled', 'Archive', 'archived'],
  handled: ['Mark new again', 'new', 'Archive', 'archived'],
  archived: ['Mark new again', 'new', 'Take out', 'handled'],
}

function actionsOf({ id, state, email }: OpenedLead, from: string): Action[] {
  const [turn, turned, archive, archived] = turns[state]
  const path = paths.act(id)
  return [
    { label: turn, path, verb: turned, kind: state === 'new' ? 'primary' : 'outline', key: 'e' },
    ...(isAddress(email)
      ? [
          {
            label: 'Reply by mail',
            short: 'Reply',
            path: `mailto:${email}`,
            kind: 'outline',
            key: 'r',
            opens: true,
          } as const,
        ]
      : []),
    { label: archive, path, verb: archived, kind: 'bare', key: 'a' },
    { label: 'This is spam', path, verb: 'spam', kind: 'bare', key: 's' },
    { label: 'Delete', path: withQuestion(from), kind: 'bare', destructive: true, key: '#', opens: true },
  ]
}

export const isSuspect = ({ status }: Pick<OpenedLead, 'status'>): boolean => status === submissionStatus.quarantined

/** The same actions as in the list of suspects. */
const suspectActions = ({ id }: OpenedLead, from: string): Action[] => [
  {
    label: 'Release',
    path: paths.suspects,
    verb: 'release',
    kind: 'primary',
    key: 'y',
    posts: [[fields.lead, id]],
  },
  { label: 'Delete', path: withQuestion(from), kind: 'bare', destructive: true, key: '#', opens: true },
]

const leadQuestion = ({ id }: OpenedLead, { from }: LeadContext): Question => ({
  text: 'Delete this lead for good?',
  path: paths.askDelete(id),
  keepHref: from,
  posts: [],
})

/** The question before a suspect is deleted. @param keepHref address that keeps it */
export const suspectQuestion = (id: string, keepHref: string): Question => ({
  text: 'Delete this suspect for good?',
  path: paths.suspects,
  keepHref,
  posts: [
    [fields.lead, id],
    [fields.verb, 'delete'],
  ],
})

/** The same address with the question. */
function withQuestion(from: string): string {
  const url = new URL(from, 'http://desk')
  url.searchParams.set('ask', 'delete')
  return `${url.pathname}${url.search}`
}

const states: Readonly<Record<DeliveryState, DeliveryView['state']>> = {
  delivered: 'delivered',
  pending: 'waiting',
  dead: 'given up',
}

const ways: Readonly<Record<string, string>> = {
  smtp: 'Mail',
  collect: 'Form-collection service',
  'email-service': 'Email service',
  webhook: 'Webhook',
  // The only letter of the site's own among a lead's deliveries.
  letters: 'Automatic reply',
}

/** A delivery's target, without the secrets that addresses of services may hold. */
export const wayOf = ({ channel, recipient }: Pick<Delivery, 'channel' | 'recipient'>): string =>
  `${ways[channel] ?? capital(channel)}${recipient === null ? '' : ` to ${recipient}`}`

const deliveryView = (delivery: Delivery, now: number): DeliveryView => ({
  id: delivery.id,
  to: wayOf(delivery),
  story: storyOf(delivery, now),
  state: states[delivery.state],
})

function storyOf({ channel, state, attempts, lastError, nextAt, running, finishedAt }: Delivery, now: number): string {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  const said = lastError === null ? '' : ` “${lastError}”`
  if (state === deliveryState.delivered) {
    const which = attempts <= 1 ? 'first try' : `after ${tries}`
    return finishedAt === null ? which : `${dayAndTime(finishedAt, now)}, ${which}`
  }
  if (state === deliveryState.dead) {
    const { sentence, helps } = meaningOf({ channel, attempts, lastError })
    return `${tries}.${said}${helps ? '' : ` ${sentence}`}`
  }
  if (running) return 'Being tried at this moment.'
  const next = nextAt === null || Date.parse(nextAt) <= now ? 'Next at once.' : `Next at ${clockTime(nextAt)}.`
  return attempts === 0 ? next : `${tries}. ${next}${said}`
}
