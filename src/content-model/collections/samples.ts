import { sampleNotes } from '#content-model/sample-notes.ts'
import { site } from '#content-model/site.ts'

/** An entry that tells whether it is invented. */
export interface SampleEntry {
  readonly sample?: true | undefined
}

/**
 * A page's note about its samples; undefined when no entry is one.
 * @param line says exactly what is invented on this page
 */
export const sampleNote = (shown: readonly SampleEntry[], line: string = sampleNotes.any): string | undefined =>
  shown.some(({ sample }) => sample) ? line : undefined

export const samplesAmong = (shown: readonly SampleEntry[]): number => shown.filter(({ sample }) => sample).length

/** The tag above the name of an invented entry; undefined for a real one. */
export const madeUpTag = ({ sample }: SampleEntry): string | undefined => (sample ? site.madeUp : undefined)
