import type { Dryness } from '#content/example.ts'

/** One sentence that can follow the visitor's own: it begins with a capital and ends with a period or question mark. */
export interface Line {
  dryness: Dryness
  text: string
}
