import type { ExampleChannel } from '#content-model/kinds.ts'

/** How plain a joke is to see: crisp at once, sandy a second later, arid hardly. */
export const drynesses = ['crisp', 'sandy', 'arid'] as const
export type Dryness = (typeof drynesses)[number]

/** A plain sentence of working life and what became of it. */
export interface Example {
  /** Its file's name, and its address: /examples/<id>. */
  id: string
  before: string
  channel: ExampleChannel
  /** For whom, in the plural: "tenants". */
  audience: string
  /** The line of work that it comes from. */
  field: string
  /** What is being said: a delay, a price, a thank-you. */
  kind: string
  /** What happens, as a dictionary form: "move", "late". */
  event: string
  /** What it happens to, in the singular: "coffee machine". */
  thing: string
  /** Other wordings of the same situation: what visitors type. */
  also?: readonly string[] | undefined
  /** The object drawn beside it where it is shown large. */
  object?: string | undefined
  /** Its place among the few that home shows. */
  featured?: number | undefined
  results: readonly ExampleResult[]
}

export interface ExampleResult {
  dryness: Dryness
  /** The sentence with its line behind it. */
  after: string
  why: string
  /** What follows another sentence too, and what that must say (`src/wit/entries/needs.ts`). Left out, nothing can. */
  line?: string | undefined
  needs?: string | undefined
}

/** An entry that has a page, as its file has it. */
export interface ExampleText {
  readonly before: string
  /** What its page shows it by, and where it is listed. */
  readonly page: Omit<Example, 'id' | 'before' | 'also' | 'results'>
  readonly also?: readonly string[] | undefined
  readonly lines: readonly {
    readonly text: string
    readonly dryness: Dryness
    readonly why: string
    readonly needs?: string | undefined
    /** What follows another sentence, where the text would not. */
    readonly elsewhere?: string | undefined
  }[]
}

/** A sentence with a line behind it: one that begins with a small letter or a comma goes on with the sentence. */
function joined(before: string, text: string): string {
  if (!/^[a-z,]/.test(text)) return `${before} ${text}`
  return before.replace(/\.$/, '') + (text.startsWith(',') ? '' : ' ') + text
}

/** @param id its file's name without the ending */
export function exampleOf(id: string, { before, page, also, lines }: ExampleText): Example {
  const results = lines.map(({ text, dryness, why, needs, elsewhere = text }) => ({
    dryness,
    after: joined(before, text),
    why,
    ...(needs !== undefined && { needs, line: elsewhere }),
  }))
  return { id, before, ...page, ...(also && { also }), results }
}
