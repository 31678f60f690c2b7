import type { Dryness } from './dryness.ts'

/** A plain sentence of working life and what became of it. */
export interface Example {
  /** Its file's name, and its address: /examples/<id>. */
  id: string
  before: string
  channel: string
  /** For whom, in the plural: "tenants". */
  audience: string
  /** What happens, as a dictionary form: "move", "be late". */
  event: string
  /** What it happens to, in the singular: "coffee machine". */
  thing: string
  results: readonly { dryness: Dryness; after: string; why: string }[]
}
