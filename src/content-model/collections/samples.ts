import { sampleNotes } from '#content-model/sample-notes.ts'
import { site } from '#content-model/site.ts'

/** What says of itself whether it is invented. */
export interface SampleEntry {
  readonly sample?: true | undefined
}

/**
 * What a page says of the entries that it shows: one line when any of them is a sample, nothing when none is.
 * @param line what exactly is invented on this page
 */
export const sampleNote = (shown: readonly SampleEntry[], line: string = sampleNotes.any): string | undefined =>
  shown.some(({ sample }) => sample) ? line : undefined

/** How many of the entries are invented. */
export const samplesAmong = (shown: readonly SampleEntry[]): number => shown.filter(({ sample }) => sample).length

/** What stands above the name of an entry; nothing above that of a real one. */
export const madeUpTag = ({ sample }: SampleEntry): string | undefined => (sample ? site.madeUp : undefined)
