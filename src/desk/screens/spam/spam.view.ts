import { notDone } from '#desk/parts/action-flash.ts'
import { itemHref } from '#desk/parts/items-address.ts'
import { paths } from '#desk/paths.ts'
import { formLabel, nameOf, suspectQuestion } from '#desk/screens/inbox/lead.view.ts'
import type { Suspect } from '#desk/screens/spam/spam-props.ts'
import type { Flash } from '#desk/shell-props.ts'
import { dayAndTime } from '#desk/shown-times.ts'
import { personOf } from '#forms/engine/person.ts'
import { formNamed } from '#forms/registry.ts'
import type { ActionResult } from '#server/leads/act.ts'
import type { Lead } from '#server/leads/read-leads.ts'
import { labelOf } from '#server/outbox/channels/owner-mail.ts'

/** The sender's name, as the sender gave it. */
export function suspectName({ form, fields: answers }: Pick<Lead, 'form' | 'fields'>): string {
  return nameOf(personOf(formNamed(form), answers))
}

/** A suspect for the list. @param asks whether it asks before it is deleted */
export function suspectView(lead: Lead, now: number, asks: boolean): Suspect {
  const { id, form, fields: answers, createdAt } = lead
  const known = formNamed(form)
  const person = personOf(known, answers)
  const long = known?.multiline.map((field) => answers[field] ?? '').find((text) => text !== '')
  const others = Object.entries(answers).filter(
    ([field, text]) => text !== '' && field !== known?.person.name && field !== known?.person.email,
  )
  return {
    id,
    name: nameOf(person),
    meta: [...(person.name && person.email ? [person.email] : []), formLabel(form), dayAndTime(createdAt, now)],
    words: long ?? others.map(([, text]) => text).join(', '),
    facts: Object.entries(answers).map(([field, text]) => ({ label: labelOf(field), text })),
    reasons: lead.suspicion ?? [],
    askHref: itemHref(paths.spam, id, true),
    ...(asks && { question: suspectQuestion(id, itemHref(paths.spam, id)) }),
  }
}

/** The message after a release. @param goesBack whether it can be undone */
export function releasedFlash({ changed, unchanged, gone }: ActionResult, where: string, goesBack: boolean): Flash {
  if (changed.length === 0) return notDone(unchanged, gone, { what: 'suspect', fresh: 'released this' })
  return {
    kind: 'done',
    text: `Released. ${where}`,
    ...(goesBack && { press: { label: 'Take back', path: paths.takeBack } }),
  }
}
