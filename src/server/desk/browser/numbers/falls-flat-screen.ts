import type { Example } from '#content/example.ts'
import type { FallsFlatView, FlatRow } from '#desk/falls-flat/falls-flat-view.ts'
import { fields, paths } from '#desk/paths.ts'
import { asked, type Desk, signedIn } from '#server/desk/browser/desk.ts'
import { formLabel } from '#server/desk/browser/inbox/lead-view.ts'
import { type ResultWords, resultKinds, wordsOf } from '#server/desk/browser/numbers/result-words.ts'
import { shellOf } from '#server/desk/browser/shell-view.ts'
import { countShown, type Flat, leastShown, readFlat, share } from '#server/desk/operations/falls-flat.ts'

/** Lines of the try-outs that readers said fell flat. Counts only: what visitors type is not kept. */
export function addFallsFlat({ app, reader, show, readExamples }: Desk): void {
  // Those of a build never change.
  let examples: ReadonlyMap<string, Example> | undefined
  app.get(paths.flat, async (request, reply) => {
    examples ??= new Map((await readExamples()).map((example) => [example.id, example]))
    const known = examples
    const kind = resultKinds.find((each) => each === asked(request).get(fields.kind))
    const words = (id: string) => wordsOf(id, known)
    const found = await readFlat(reader, (id) => kind === undefined || words(id).kind === kind)
    const [first] = found
    const view: FallsFlatView = {
      screen: 'flat',
      shell: await shellOf({ reader }, 'flat', signedIn(request)),
      kinds: [
        { value: '', label: 'All kinds' },
        ...resultKinds.map((each) => ({ value: each, label: kindLabels[each] })),
      ],
      kind: kind ?? '',
      rows: first ? found.map((flat) => rowOf(flat, words(flat.id), share(first))) : [],
      overall: overallOf(await countShown(reader)),
      leastShown,
    }
    return show(reply, view)
  })
}

const kindLabels = { example: 'Examples', phrase: 'Phrases', pattern: 'Patterns', model: 'Model' } as const

const rowOf = (flat: Flat, { kind, text, isName }: ResultWords, most: number): FlatRow => ({
  id: flat.id,
  text,
  isName,
  kind: formLabel(kind),
  perHundred: (share(flat) * 100).toFixed(1),
  bar: Math.round((share(flat) / most) * 1000) / 10,
  flat: flat.flat.toLocaleString('en-US'),
  shown: flat.shown.toLocaleString('en-US'),
})

const overallOf = (all: Omit<Flat, 'id'>): string =>
  all.shown === 0 ? '' : `Of every hundred answers ${Math.round(share(all) * 100)} fell flat, since counting began.`
