/**
 * Names of drawings that content may use. Content is read often, so the names come from the files' names, without loading
 * the drawings; the types come from the drawings.
 */
import type { MarkName } from '#art/mark.tsx'
import type { ObjectName } from '#art/object.tsx'
import type { PersonName } from '#art/person.tsx'
import type { Photo } from '#art/photo.tsx'
import type { PosterName } from '#art/poster.tsx'

export { type Accent, accents } from '#art/accents.ts'
export type { MarkName, ObjectName, PersonName, Photo, PosterName }

/** A drawing's name, or a photograph in its place. */
export type Pictured<Name extends string> = Name | Photo

/** A test keeps the files' names equal to the names in them. */
const namesOf = <Name extends string>(files: Record<string, unknown>) =>
  Object.keys(files).map((file) => file.replace(/^.*\/|\.tsx$/g, '')) as Name[]

export const objectNames = namesOf<ObjectName>(import.meta.glob('./objects/*.tsx'))
export const personNames = namesOf<PersonName>(import.meta.glob('./people/*.tsx'))
export const posterNames = namesOf<PosterName>(import.meta.glob('./posters/*.tsx'))
export const markNames = namesOf<MarkName>(import.meta.glob('./marks/*.tsx'))
