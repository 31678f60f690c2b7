import type { Jokes } from '#content-model/drawer-entry.ts'
import { type Desk, requestQuery, signedIn } from '#desk/desk.ts'
import { fields, paths } from '#desk/paths.ts'
import type { FallsFlatView, FlatRow, FlatSource } from '#desk/screens/falls-flat/falls-flat-props.ts'
import { type ContentEntry, type ResultWords, resultKinds, resultWords } from '#desk/screens/falls-flat/result-words.ts'
import { formLabel } from '#desk/screens/inbox/lead.view.ts'
import { dayAfter, daysOf, rangeOrder, ranges } from '#desk/screens/numbers/numbers-address.ts'
import { shellOf } from '#desk/shell-view.ts'
import { oldestCounted } from '#server/privacy/housekeeping.ts'
import { countShown, firstShown, leastShown, readVotes, share, type VotedResult } from '#server/questions/votes.ts'

/** Adds the screen of lines that readers voted flat. Counts only: visitors' words are not kept. */
export function addFallsFlat({ app, settings, reader, clock, show, readJokes }: Desk): void {
  // Read once: a build's content never changes.
  let jokes: Jokes | undefined
  const editor = editorOf(settings)
  app.get(paths.flat, async (request, reply) => {
    jokes ??= await readJokes()
    const wordsOf = resultWords(jokes)
    const address = requestQuery(request)
    const kind = resultKinds.find((each) => each === address.get(fields.kind))
    const range = flatRange(address.get('range') ?? '')
    const now = clock.now()
    const days = range === 'ever' ? [] : daysOf(range, now, oldestCounted(now))
    const span = range === 'ever' ? undefined : { from: days.at(0) ?? '', to: days.at(-1) ?? '' }
    const found = await readVotes(reader, { span, isMeant: (id) => kind === undefined || wordsOf(id).kind === kind })
    const [first] = found
    const view: FallsFlatView = {
      screen: 'flat',
      shell: await shellOf({ reader }, 'flat', signedIn(request)),
      kinds: [
        { value: '', label: 'All kinds' },
        ...resultKinds.map((each) => ({ value: each, label: kindLabels[each] })),
      ],
      kind: kind ?? '',
      ranges: flatOrder.map((each) => ({
        label: flatRanges[each],
        href: flatHref(each, kind),
        active: each === range,
      })),
      range,
      allHref: flatHref(range, undefined),
      rows: first ? found.map((flat) => rowOf(flat, wordsOf(flat.id), { most: share(first), editor })) : [],
      overall: overallOf(await countShown(reader, span), range, await sharesBefore(reader, range, days)),
      leastShown,
      editor: editor === undefined ? '' : 'npm run words',
    }
    return show(reply, view)
  })
}

const kindLabels = { example: 'Examples', phrase: 'Phrases', pattern: 'Patterns', model: 'Model' } as const

/** The local editor's address. On a Git host an address needs a branch, which the server does not know. */
const editorOf = ({ wordsPort, wordsRepository }: Pick<Desk['settings'], 'wordsPort' | 'wordsRepository'>) =>
  wordsRepository === undefined ? `http://127.0.0.1:${wordsPort}/keystatic/collection` : undefined

const sourceOf = ({ folder, file, name }: ContentEntry, editor: string | undefined): FlatSource => ({
  path: `src/content/${folder}/${file}.yaml`,
  name,
  ...(editor !== undefined && { href: `${editor}/${folder}/item/${file}` }),
})

interface Around {
  /** The share of the first row. */
  readonly most: number
  readonly editor: string | undefined
}

const rowOf = (flat: VotedResult, { kind, text, isName, entry }: ResultWords, { most, editor }: Around): FlatRow => ({
  id: flat.id,
  text,
  isName,
  kind: formLabel(kind),
  ...(entry && { source: sourceOf(entry, editor) }),
  perHundred: (share(flat) * 100).toFixed(1),
  bar: Math.round((share(flat) / most) * 1000) / 10,
  flat: flat.flat.toLocaleString('en-US'),
  shown: flat.shown.toLocaleString('en-US'),
})

/** The ranges of Numbers, and all counts ever: totals reach back further than days. */
const flatRanges = { ...ranges, ever: 'Ever' } as const
type FlatRange = keyof typeof flatRanges
const flatOrder = [...rangeOrder, 'ever'] as const satisfies readonly FlatRange[]

const flatRange = (name: string): FlatRange => (Object.hasOwn(flatRanges, name) ? (name as FlatRange) : '')

function flatHref(range: string, kind: string | undefined): string {
  const parts = Object.entries({ range, [fields.kind]: kind ?? '' }).filter(([, value]) => value !== '')
  return parts.length === 0 ? paths.flat : `${paths.flat}?${new URLSearchParams(parts)}`
}

/** The shares of the equally long range before; undefined where its days were not all counted. */
async function sharesBefore(reader: Desk['reader'], range: FlatRange, days: readonly string[]) {
  const [from] = days
  if (range === 'ever' || range === 'all' || from === undefined) return undefined
  const before = { from: dayAfter(from, -days.length), to: dayAfter(from, -1) }
  const first = await firstShown(reader)
  return first !== undefined && first <= before.from ? countShown(reader, before) : undefined
}

type Shares = Omit<VotedResult, 'id'>

function overallOf(all: Shares, range: FlatRange, before: Shares | undefined): string {
  if (all.shown === 0) return ''
  const flat = (shares: Shares) => Math.round(share(shares) * 100)
  const sentence = `Of every hundred answers ${flat(all)} fell flat`
  if (range === 'ever') return `${sentence}, since counting began.`
  return before && before.shown > 0
    ? `${sentence}, ${flat(before)} in the ${flatRanges[range]} before.`
    : `${sentence}.`
}
