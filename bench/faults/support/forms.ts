import { randomUUID } from 'node:crypto'

/** A filled-in form, ready to be sent any number of times: the same form instance, so it may be saved only once. */
export interface Filled {
  /** Unique mark, in its email address alone. */
  readonly marker: string
  readonly form: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly body: string
}

const makers: readonly ((email: string) => Pick<Filled, 'form' | 'path' | 'fields'>)[] = [
  (email) => ({
    form: 'contact',
    path: '/contact',
    fields: { name: 'Walt Birnbaum', email, phoneNumber: '', help: 'Do ducks read? “Yes,” says José. — 42 % 🦆' },
  }),
  (email) => ({ form: 'newsletter', path: '/newsletter', fields: { email } }),
  (email) => ({
    form: 'beta',
    path: '/beta-sign-up',
    fields: { name: 'Anne-Marie O’Brien', email, org: 'Quack & Sons', job: 'Editor', purpose: 'Writing Scripts' },
  }),
  (email) => ({
    form: 'quote',
    path: '/quote',
    fields: { 'contact-name': 'Dot Hargreaves', 'contact-email': email, 'contact-phone': '555 0100' },
  }),
  (email) => ({ form: 'notify', path: '/coming-soon', fields: { email } }),
  (email) => ({
    form: 'comment',
    path: '/comment?post=1',
    fields: { post: '1', name: 'Ines', email, phone: '', website: '', message: 'I read it twice.\nThen once more.' },
  }),
]

/** @param number a different one each time, within one run */
export function fillIn(number: number): Filled {
  const marker = markerOf(number)
  const make = makers[number % makers.length] ?? makers[0]
  if (!make) throw new Error('There are no forms')
  const filled = make(`${marker}@duck.example`)
  const body = new URLSearchParams({ ...filled.fields, submission: randomUUID(), took: '5300', subject: '' }).toString()
  return { marker, ...filled, body }
}

const markerOf = (number: number) => `lead-${number}-x`

/** The marker in a text that quotes the form. */
export const findMarker = (text: string): string => /lead-\d+-x/.exec(text)?.[0] ?? ''
