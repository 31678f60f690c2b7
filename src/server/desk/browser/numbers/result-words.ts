import type { Jokes } from '#content/drawer-entry.ts'
import { countedAs } from '#server/answers/sealed-results.ts'
import { mechanismNames, mechanisms } from '#wit/written/mechanisms.ts'

/** Where a result of the try-outs comes from. */
export const resultKinds = ['example', 'phrase', 'pattern', 'model'] as const
export type ResultKind = (typeof resultKinds)[number]

/** A result as it can be told without what a visitor typed. */
export interface ResultWords {
  readonly kind: ResultKind
  /** The line itself; of a pattern, which fills in what was typed, its name. */
  readonly text: string
  /** Whether the text is only a name. */
  readonly isName: boolean
}

/** Tells what is counted under an id. */
export function resultWords({ examples, entries }: Jokes): (id: string) => ResultWords {
  const shown = new Map(examples.map((example) => [example.id, example]))
  const lines = new Map(entries.map((entry) => [entry.id, entry.lines]))
  return (id) => {
    const [name = '', place = ''] = id.split(/[.:]/)
    if (id.includes(':')) {
      const result = shown.get(name)?.results.find(({ dryness }) => dryness === place)
      return { kind: 'example', text: result?.after ?? name, isName: result === undefined }
    }
    const mechanism = mechanismNames.find((each) => countedAs(each) === id)
    if (mechanism) return { kind: 'model', text: `Written just now. ${mechanisms[mechanism].why}`, isName: false }
    const line = lines.get(name)?.[Number(place)]
    if (line) return { kind: 'phrase', text: line.text, isName: false }
    return { kind: 'pattern', text: `${name}, line ${Number(place) + 1}`, isName: true }
  }
}
