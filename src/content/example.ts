import type { ExampleChannel } from '#content/kinds.ts'

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
  after: string
  why: string
  /** What another sentence must say for the joke to follow it too (`src/wit/needs.ts`). Left out, none can. */
  needs?: string | undefined
  /** What follows another sentence, where it is not what was added to the example's own. */
  line?: string | undefined
}
