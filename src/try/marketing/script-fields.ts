import { type Length, lengths } from './story/material.ts'

/** The values of the fields. */
export interface ScriptFields {
  readonly product: string
  readonly seen: string
  readonly audience: string
  readonly length: Length
}

export const names = { product: 'product', seen: 'seen', audience: 'audience', length: 'length' } as const
export const firstLength: Length = 15

export function readTyped(form: HTMLFormElement): ScriptFields {
  const data = new FormData(form)
  const field = (name: string) => String(data.get(name) ?? '').trim()
  // Lines of what is sold and for whom are parts of one sentence.
  const line = (name: string) => field(name).replace(/([.,;:!?…]?)\s*\n\s*/g, (_, sign: string) => `${sign || ','} `)
  const length = lengths.find((known) => String(known) === field(names.length)) ?? firstLength
  return { product: line(names.product), seen: field(names.seen), audience: line(names.audience), length }
}

/** The number of characters as people count them. */
export const lengthOf = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.trim())].length
