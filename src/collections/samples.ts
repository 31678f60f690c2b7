import { site } from '#content/site.ts'

/** What says of itself whether it is invented. */
interface Shown {
  readonly sample?: true | undefined
}

/** What a page says of the entries that it shows: one line when any of them is a sample, nothing when none is. */
export const sampleNote = (shown: readonly Shown[]): string | undefined =>
  shown.some(({ sample }) => sample) ? site.sampleNote : undefined
