import type { Example } from '#content/example.ts'
import { countedAs } from '#server/answers/sealed-results.ts'
import { phrases } from '#wit/phrases/all.ts'
import { allSayings } from '#wit/sayings/all.ts'
import { allSituations } from '#wit/situations/all.ts'
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

let lines: Map<string, readonly { readonly text: string }[]> | undefined

/** Lines of phrases and situations, by their ids. */
function fixedLines() {
  lines ??= new Map([...phrases, ...allSayings, ...allSituations].map((entry) => [entry.id, entry.lines]))
  return lines
}

/** What is counted under an id. @param examples those of the build, by their ids */
export function wordsOf(id: string, examples: ReadonlyMap<string, Example>): ResultWords {
  const [name = '', place = ''] = id.split(/[.:]/)
  if (id.includes(':')) {
    const result = examples.get(name)?.results.find(({ dryness }) => dryness === place)
    return { kind: 'example', text: result?.after ?? name, isName: result === undefined }
  }
  const mechanism = mechanismNames.find((each) => countedAs(each) === id)
  if (mechanism) return { kind: 'model', text: `Written just now. ${mechanisms[mechanism].why}`, isName: false }
  const line = fixedLines().get(name)?.[Number(place)]
  if (line) return { kind: 'phrase', text: line.text, isName: false }
  return { kind: 'pattern', text: `${name}, line ${Number(place) + 1}`, isName: true }
}
