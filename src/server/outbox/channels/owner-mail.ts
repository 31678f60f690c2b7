import { product } from '#content-model/site.ts'
import { personOf } from '#forms/engine/person.ts'
import { type FormName, formNamed, forms } from '#forms/registry.ts'
import { type Channel, FinalRefusal, type Submission } from '#server/outbox/channels/channel.ts'
import { type MailSettings, mailerFrom, noLongerOwner } from '#server/outbox/channels/mailer.ts'
import { writeHtml } from '#server/outbox/letters/compose-letter.ts'
import type { Settings } from '#server/platform/config/settings.ts'

/** Settings that name a form's own owners, instead of those of all forms. */
const ownersOfForm = {
  contact: 'leadsToContact',
  beta: 'leadsToBeta',
  quote: 'leadsToQuote',
  comment: 'leadsToComment',
  newsletter: 'leadsToNewsletter',
  notify: 'leadsToNotify',
} as const satisfies Record<FormName, keyof Settings>

export type OwnerMailSettings = MailSettings & Partial<Pick<Settings, (typeof ownersOfForm)[FormName] | 'deskUrl'>>

/**
 * Mails each owner every submission: the owners in `LEADS_TO_CONTACT` and the like for that form, or else those in
 * `LEADS_TO`. A delivery is refused when the settings no longer name its owner. Undefined when no mail server is set.
 */
export function smtpChannel(settings: OwnerMailSettings): Channel | undefined {
  const mailer = mailerFrom(settings)
  if (mailer === undefined) return undefined
  const ownersOf = (form: string): readonly string[] => {
    const name = forms.find((known) => known.name === form)?.name
    const own = name === undefined ? [] : (settings[ownersOfForm[name]] ?? [])
    return [...new Set(own.length > 0 ? own : settings.leadsTo)]
  }
  return {
    name: 'smtp',
    takes: () => true,
    recipients: ownersOf,
    async deliver(submission, context) {
      const { recipient = null } = context
      const owners = ownersOf(submission.form)
      if (recipient !== null && !owners.includes(recipient)) {
        throw new FinalRefusal(noLongerOwner)
      }
      const to = (recipient === null ? owners : [recipient]).map((address) => ({ name: '', address }))
      const { subject, text, html, replyTo } = writeLetter(submission, settings)
      await mailer.send({ to, ...(replyTo && { replyTo }), subject, text, html }, context)
    },
  }
}

/** The owner's labels above answers. Other fields are labelled with their names. */
const labels: Readonly<Record<string, string>> = {
  phoneNumber: 'Phone number',
  help: 'How can we help?',
  org: 'Organization',
  job: 'Job title',
  purpose: 'Purpose',
  'contact-name': 'Name',
  'contact-email': 'Email',
  'contact-phone': 'Phone number',
}

/** A submission as a letter: a subject of one line, lines of text, and the address for replies. */
export interface Letter {
  readonly subject: string
  readonly text: string
  /** The same as HTML. */
  readonly html: string
  readonly replyTo: { readonly name: string; readonly address: string } | undefined
}

/**
 * Writes the letter that tells the owner of a submission. A visitor's text can neither start a header line nor be
 * markup.
 * @param settings the desk's public address, where there is one
 */
export function writeLetter(
  { id, form, createdAt, fields, page }: Submission,
  { deskUrl }: Partial<Pick<Settings, 'deskUrl'>> = {},
): Letter {
  const person = personOf(formNamed(form), fields)
  const name = oneLine(person.name)
  const when = `${createdAt.slice(0, 10)} ${createdAt.slice(11, 16)} UTC`
  const first = `Someone filled out the ${form} form.`
  const sentFrom = page == null ? [] : [`Sent from ${oneLine(page)}`]
  const received = `Received ${when}, number ${id}.`
  const lead = deskUrl === undefined ? undefined : new URL(`/leads/${id}`, deskUrl).href
  const canAnswer = isAddress(person.email)
  const answers = Object.entries(fields).map(([field, value]) => `${labelOf(field)}\n${indented(value || '(empty)')}`)
  return {
    subject: `Form ${form}: ${shortened(name || oneLine(person.email) || 'a visitor')}`,
    text: [first, ...answers, [...sentFrom, received, ...(lead === undefined ? [] : [lead])].join('\n')].join('\n\n'),
    html: writeHtml({
      wordmark: product,
      blocks: [
        first,
        ...Object.entries(fields).map(([field, value]) => ({
          label: labelOf(field),
          answer: value === '' ? '(empty)' : value.split('\n').map(withoutControls).join('\n'),
        })),
        ...(lead === undefined ? [] : [{ button: 'Open on the desk', href: lead }]),
      ],
      small: [...sentFrom, received, ...(canAnswer ? ['Reply to this letter to answer.'] : [])],
    }),
    replyTo: canAnswer ? { name, address: person.email } : undefined,
  }
}

/** The owner's label above the answer of a field. */
export const labelOf = (field: string): string =>
  labels[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`.replaceAll('-', ' ')

/** Without indentation a visitor could write lines that look like another field's. */
const indented = (value: string): string =>
  value
    .split('\n')
    .map((line) => `  ${withoutControls(line)}`)
    .join('\n')

const withoutControls = (value: string): string => value.replace(/[^\P{Cc}\t]/gu, '')
const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
const shortened = (value: string): string => ([...value].length > 80 ? `${[...value].slice(0, 80).join('')}…` : value)

/** Strict on purpose: mail programs could read a looser value as several addresses. */
export const isAddress = (value: string): boolean => /^[^\s@,;:<>()"[\]\\\p{Cc}]+@[a-z\d.-]+$/iu.test(value)
