import type { Accent } from '#art/accents.ts'

/** Where a face is on a drawing's grid: the point between its eyes, and its scale, from .72 to 1. */
export interface FacePosition {
  readonly x: number
  readonly y: number
  readonly scale?: number
}

/** What the file of a drawing says of it, beside its shapes. Its grid is the one of its kind. */
export interface MarkFacts {
  /** The name of the file, too. */
  readonly name: string
}

export interface PersonFacts extends MarkFacts {
  /** What the drawing was made for: neither hair nor clothes match it. */
  readonly ground: Accent
}

export interface ObjectFacts extends MarkFacts {
  /** What the drawing was made for: on it no shape drowns. */
  readonly ground: Accent
  readonly face: FacePosition
}

export interface PosterFacts extends MarkFacts {
  readonly ground: Accent | 'skin-1'
}

interface Named {
  readonly facts: MarkFacts
}

type ByName<Drawing extends Named> = { readonly [One in Drawing as One['facts']['name']]: One }

/** @returns the drawings by the names in their files, in the order given */
export const byName = <const Drawing extends Named>(drawings: readonly Drawing[]) =>
  Object.fromEntries(drawings.map((drawing) => [drawing.facts.name, drawing])) as ByName<Drawing>
