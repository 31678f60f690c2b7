import type { Footage, Length, Material } from './material.ts'

/** What a line that is said at some time may know. */
export interface Moment {
  /** Seconds since the script began. */
  readonly at: number
  /** Seconds until it ends. */
  readonly left: number
  /** Seconds since the last silence began; none before the first one. */
  readonly sinceSilence: number
}

/** What is to be seen: the next file, the one before for longer, a file of its own, or words on paper. */
export type Shot = 'next' | 'same' | 'paper' | Footage

/** What is to be heard. */
export type Sound =
  | { readonly say: string }
  /** `words` is the most that it takes at any time. */
  | { readonly tell: (moment: Moment) => string; readonly words: number }
  /** In the visitor's own words; they go on paper where there is no time to say them. */
  | { readonly theirs: string; readonly lead?: string; readonly product: boolean }
  | { readonly silence: string }

/** A moment of a story, before it has its seconds. */
export interface StoryMoment {
  /** The shortest and the longest script that it is in. */
  readonly from: Length
  readonly until: Length
  readonly shot: Shot
  readonly sound: Sound
}

/** A kind of story. */
export interface StoryKind {
  readonly id: string
  /** What it is called, or nothing where it has not what it needs. */
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

/** A silence, and what to do in it. */
export const pause = (from: Length, line: string, shot: Shot = 'next') => draft(from, { silence: line }, shot)

/** What is advertised, in the visitor's words. */
export const product = ({ product: theirs }: Material, lead?: string): StoryMoment =>
  draft(6, { theirs, product: true, ...(lead !== undefined && { lead }) }, 'paper')

/** For whom it is, in the visitor's words. */
export const audience = (from: Length, { audience: theirs }: Material) =>
  draft(from, { theirs, product: false }, 'next')
