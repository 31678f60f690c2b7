import type { Jokes } from '#content-model/drawer-entry.ts'
import { explanationOf } from '#server/questions/signed-results.ts'

/** Sources of a result of the try-outs. */
export const resultKinds = ['example', 'phrase', 'pattern', 'model'] as const
export type ResultKind = (typeof resultKinds)[number]

/** A result described without the visitor's words. */
export interface ResultWords {
  readonly kind: ResultKind
  /** The line itself; for a pattern, which fills in the visitor's words, its name. */
  readonly text: string
  /** Whether the text is only a name. */
  readonly isName: boolean
  /** The entry in content, for a line that stands there. */
  readonly entry?: ContentEntry
}

/** An entry of content that has a line. */
export interface ContentEntry {
  /** Its folder under src/content/, and its file's name without the ending. */
  readonly folder: 'examples' | 'drawer'
  readonly file: string
  /** The line's name in the file: the joke's id, or the dryness of an example's result. */
  readonly name: string
}

/** @returns a function that describes a counted id */
export function resultWords({ examples, entries }: Jokes): (id: string) => ResultWords {
  const shown = new Map(examples.map((example) => [example.id, example]))
  const jokes = new Map(entries.map((entry) => [entry.id, entry]))
  return (id) => {
    const [name = '', place = ''] = id.split(/[.:]/)
    if (id.includes(':')) {
      const result = shown.get(name)?.results.find(({ dryness }) => dryness === place)
      return result
        ? { kind: 'example', text: result.after, isName: false, entry: { folder: 'examples', file: name, name: place } }
        : { kind: 'example', text: name, isName: true }
    }
    const explanation = explanationOf(id)
    if (explanation) return { kind: 'model', text: `Written just now. ${explanation}`, isName: false }
    const joke = jokes.get(name)
    const line = joke?.lines[Number(place)]
    if (line)
      return { kind: 'phrase', text: line.text, isName: false, entry: { folder: 'drawer', file: joke.file, name } }
    return { kind: 'pattern', text: `${name}, line ${Number(place) + 1}`, isName: true }
  }
}
