import type { ExampleChannel } from '#content-model/kinds.ts'

/** How hidden a joke is: crisp is seen at once, sandy a second later, arid hardly. */
export const drynesses = ['crisp', 'sandy', 'arid'] as const
export type Dryness = (typeof drynesses)[number]

/** A plain sentence of working life, and its results. */
export interface Example {
  /** Its file's name, and its address: /examples/<id>. */
  id: string
  before: string
  channel: ExampleChannel
  /** The readers, in the plural: "tenants". */
  audience: string
  /** The line of work that it comes from. */
  field: string
  /** Kind of message: a delay, a price, a thank-you. */
  kind: string
  /** The event, as a dictionary form: "move", "late". */
  event: string
  /** The thing that the event happens to, in the singular: "coffee machine". */
  thing: string
  /** Other wordings of the same situation, as visitors type them. */
  also?: readonly string[] | undefined
  /** The drawing beside it where it is shown large. */
  object?: string | undefined
  /** Its position among those that the wall begins with. */
  featured?: number | undefined
  results: readonly ExampleResult[]
}

export interface ExampleResult {
  dryness: Dryness
  /** The sentence with its line behind it. */
  after: string
  why: string
  /** The addition, when it can follow other sentences too, and its conditions (`src/wit/entries/needs.ts`). Absent: it can't. */
  line?: string | undefined
  needs?: string | undefined
}

/** An entry with a page, as its file has it. */
export interface ExampleText {
  readonly before: string
  /** How its page shows it, and where it is listed. */
  readonly page: Omit<Example, 'id' | 'before' | 'also' | 'results'>
  readonly also?: readonly string[] | undefined
  readonly lines: readonly {
    readonly text: string
    readonly dryness: Dryness
    readonly why: string
    readonly needs?: string | undefined
    /** The addition for other sentences, where `text` does not fit them. */
    readonly elsewhere?: string | undefined
  }[]
}

/** Joins sentence and addition. An addition that begins with a small letter or a comma continues the sentence. */
function joined(before: string, text: string): string {
  if (!/^[a-z,]/.test(text)) return `${before} ${text}`
  return before.replace(/\.$/, '') + (text.startsWith(',') ? '' : ' ') + text
}

/** @param id the file's name without its ending */
export function exampleOf(id: string, { before, page, also, lines }: ExampleText): Example {
  const results = lines.map(({ text, dryness, why, needs, elsewhere = text }) => ({
    dryness,
    after: joined(before, text),
    why,
    ...(needs !== undefined && { needs, line: elsewhere }),
  }))
  return { id, before, ...page, ...(also && { also }), results }
}
