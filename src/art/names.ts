/**
 * What content may name. It is read whenever content is, so it takes the names from the names of the files and loads no
 * drawing; the types come from the drawings.
 */
import type { MarkName } from '#art/mark.tsx'
import type { ObjectName } from '#art/object.tsx'
import type { PersonName } from '#art/person.tsx'
import type { Photo } from '#art/photo.tsx'
import type { PosterName } from '#art/poster.tsx'

export { type Accent, accents } from '#art/accents.ts'
export type { MarkName, ObjectName, PersonName, Photo, PosterName }

/** What stands where a drawing could: its name, or a photograph. */
export type Pictured<Name extends string> = Name | Photo

/** A test holds the names of files to the names in them. */
const namesOf = <Name extends string>(files: Record<string, unknown>) =>
  Object.keys(files).map((file) => file.replace(/^.*\/|\.tsx$/g, '')) as Name[]

export const objectNames = namesOf<ObjectName>(import.meta.glob('./objects/*.tsx'))
export const personNames = namesOf<PersonName>(import.meta.glob('./people/*.tsx'))
export const posterNames = namesOf<PosterName>(import.meta.glob('./posters/*.tsx'))
export const markNames = namesOf<MarkName>(import.meta.glob('./marks/*.tsx'))
