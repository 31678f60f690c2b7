import type { Footage, Length, Material } from './material.ts'

/** The time of a line, for lines that mention it. */
export interface Moment {
  /** Seconds until the script ends. */
  readonly left: number
  /** Seconds since the first silence began; none before it. */
  readonly sinceSilence: number
}

/**
 * The picture: the next file, with others beside it where there are many; the next one alone; the previous one for longer; a
 * certain file; or words on paper.
 */
export type Shot = 'next' | 'one' | 'same' | 'paper' | Footage

export interface Theirs {
  readonly theirs: string
  readonly lead?: string
  readonly product: boolean
  /** Seconds that there are for it without any from another line. */
  readonly most?: number
}

/** The sound of a moment. */
export type Sound =
  | { readonly say: string }
  /** `words` is the most that the line takes at any time. */
  | { readonly tell: (moment: Moment) => string; readonly words: number }
  /** The visitor's own words; shown on paper where there is no time to speak them. */
  | Theirs
  /** `seconds` is the fewest, where it has to last. */
  | { readonly silence: string; readonly seconds?: number }

/** A moment of a story before its seconds are allotted. */
export interface StoryMoment {
  /** The shortest and the longest script that has this moment. */
  readonly from: Length
  readonly until: Length
  readonly shot: Shot
  readonly sound: Sound
}

/** A kind of story. */
export interface StoryKind {
  readonly id: string
  /** The direction for all its silences, also those added for further files. */
  readonly silence?: string
  /** The story's title, or nothing where the material lacks its subject. */
  title(material: Material): string | undefined
  drafts(material: Material): readonly StoryMoment[]
}

const draft = (from: Length, sound: Sound, shot: Shot, until: Length = 60): StoryMoment => ({
  from,
  until,
  shot,
  sound,
})

export const say = (from: Length, line: string, shot: Shot = 'next', until?: Length) =>
  draft(from, { say: line }, shot, until)

/** @param words the most that `line` takes at any time */
export const tell = (from: Length, words: number, line: (moment: Moment) => string, shot: Shot = 'next') =>
  draft(from, { tell: line, words }, shot)

/**
 * A silence, and the direction for it.
 * @param seconds the fewest, where it has to last
 */
export const pause = (from: Length, line: string, shot: Shot = 'next', seconds?: number) =>
  draft(from, { silence: line, ...(seconds !== undefined && { seconds }) }, shot)

/** The product, in the visitor's words. */
export const product = ({ product: theirs }: Material, lead?: string): StoryMoment =>
  draft(6, { theirs, product: true, ...(lead !== undefined && { lead }) }, 'paper')

/** The audience, in the visitor's words. */
export const audience = (from: Length, { audience: theirs }: Material) =>
  draft(from, { theirs, product: false }, 'next')
