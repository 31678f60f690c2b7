import type { Accent } from '#art/accents.ts'

/** Where a face is on a drawing's grid: the point between its eyes, and its scale, from .72 to 1. */
export interface FacePosition {
  readonly x: number
  readonly y: number
  readonly scale?: number
}

/** A drawing's metadata in its file. Its grid is that of its kind. */
export interface MarkFacts {
  /** Also the name of the file. */
  readonly name: string
}

export interface PersonFacts extends MarkFacts {
  /** The ground it was drawn for: neither hair nor clothes have its color. */
  readonly ground: Accent
}

export interface ObjectFacts extends MarkFacts {
  /** The ground it was drawn for: no shape has its color. */
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
