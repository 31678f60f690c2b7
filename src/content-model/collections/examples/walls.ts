import { readDrawer } from '#content-model/collections/drawer-data.ts'
import { breathsOf } from '#content-model/collections/examples/example-breaths.ts'
import {
  audiencesOf,
  type Chosen,
  channelNames,
  type ExampleFilter,
  filterAddress,
  filtered,
  mainResult,
  wider,
} from '#content-model/collections/examples/filter.ts'
import { glued } from '#content-model/collections/examples/glue.ts'
import { nearestTo } from '#content-model/collections/examples/near.ts'
import { factsOf } from '#content-model/collections/examples/result-facts.ts'
import { scatter } from '#content-model/collections/examples/scatter.ts'
import {
  dealt,
  type Placed,
  pageSize,
  score,
  soloGround,
  type WallRow,
} from '#content-model/collections/examples/score.ts'
import { exampleCard } from '#content-model/collections/page-cards.ts'
import { pagesOf } from '#content-model/collections/paging.ts'
import { type Dryness, drynesses, type Example } from '#content-model/example.ts'
import { type ExampleChannel, exampleChannels } from '#content-model/kinds.ts'
import { examplePage, pairWords } from '#content-model/pages/examples.ts'
import { examplePath, routes } from '#content-model/routes.ts'

/** Most pairs in the lists of near examples. */
const nearCount = 3

/** All examples, and the words of the filter. */
export interface Shelves {
  /** In the order of the wall. */
  readonly drawer: readonly Example[]
  /** The channels with examples. */
  readonly channels: readonly ExampleChannel[]
  readonly audiences: readonly string[]
}

let shelves: Promise<Shelves> | undefined

/** The examples in wall order, computed once per build or server; in development on every call. */
export function readShelves(): Promise<Shelves> {
  if (import.meta.env.DEV) return arrange()
  shelves ??= arrange()
  return shelves
}

async function arrange(): Promise<Shelves> {
  const drawer = inWallOrder(await readDrawer())
  const channels = channelNames.filter((name) => drawer.some(({ channel }) => channel === name))
  return { drawer, channels, audiences: audiencesOf(drawer) }
}

/**
 * Those with `featured` in its order, then a stable shuffle: in the order of names the wall would go on with forty
 * sentences about your account.
 */
const inWallOrder = (drawer: readonly Example[]) =>
  drawer
    .map((example) => ({ example, place: example.featured ?? Number.POSITIVE_INFINITY, key: scatter(example.id) }))
    .sort(
      (one, other) =>
        (one.place === other.place ? 0 : one.place - other.place) ||
        one.key - other.key ||
        (one.example.id < other.example.id ? -1 : 1),
    )
    .map(({ example }) => example)

export type Pair = ReturnType<typeof pairOf>

/** The address of an example with a result. The main result is at the example's own address. */
const resultPath = (example: Example, { dryness }: Chosen['result']) =>
  `${examplePath(example.id)}${dryness === mainResult(example).dryness ? '' : `?dryness=${dryness}`}`

/** An example for a pair, with the length of its result for the layout. */
export function pairOf({ example, result }: Omit<Chosen, 'length'>) {
  const { kept, added } = breathsOf(example.before, result.after)
  return {
    id: example.id,
    href: resultPath(example, result),
    before: glued(example.before),
    kept: glued(kept),
    added: glued(added),
    meta: pairWords.meta(exampleChannels[example.channel].name, example.audience),
    dryness: result.dryness,
    object: example.object,
    length: result.after.length,
  }
}

/** One page of the wall. */
export interface Wall {
  readonly page: number
  readonly pages: number
  /** Number of examples that match the filter, and of all. */
  readonly found: number
  readonly total: number
  readonly from: number
  readonly to: number
  readonly stanzas: readonly { rows: readonly WallRow<Pair>[]; ground: ReturnType<typeof soloGround> }[]
  readonly near: readonly Pair[]
}

/** Most solos with a drawing on a page. */
const mostObjects = 2

/**
 * A page of the filtered wall.
 *
 * @param page from 1
 * @returns undefined when there is no such page
 */
export async function readWall(filter: ExampleFilter, page: number): Promise<Wall | undefined> {
  const { drawer } = await readShelves()
  const chosen = dealt(filtered(drawer, filter))
  const pages = pagesOf(chosen, pageSize)
  const items = pages[page - 1]?.items
  if (items === undefined) return undefined
  return {
    page,
    pages: pages.length,
    found: chosen.length,
    total: drawer.length,
    from: (page - 1) * pageSize + 1,
    to: (page - 1) * pageSize + items.length,
    stanzas: withObjects(score(items.map(pairOf))).map((rows, at) => ({ rows, ground: soloGround(page, at) })),
    near: chosen.length > 0 && chosen.length < 8 ? nearBy(drawer, filter, chosen) : [],
  }
}

/** Keeps the drawings of a page's first solos and removes all others. */
function withObjects(stanzas: readonly (readonly WallRow<Pair>[])[]) {
  let drawn = 0
  const drawing = ({ item, place }: Placed<Pair>) =>
    place === 'solo' && item.object !== undefined && drawn++ < mostObjects ? item.object : undefined
  return stanzas.map((rows) =>
    rows.map((row) => row.map((placed) => ({ ...placed, item: { ...placed.item, object: drawing(placed) } }))),
  )
}

/** The first few examples that only the next wider filter matches. */
function nearBy(drawer: readonly Example[], filter: ExampleFilter, found: readonly Chosen[]): Pair[] {
  const known = new Set(found.map(({ example }) => example.id))
  for (let next = wider(filter); next !== undefined; next = wider(next)) {
    const others = filtered(drawer, next).filter(({ example }) => !known.has(example.id))
    if (others.length >= nearCount) return others.slice(0, nearCount).map(pairOf)
  }
  return []
}

/** The facts of a result. That it adds no number is left out where another result on its page adds one. */
function factsShown(example: Example, { after }: Chosen['result']) {
  const { numbers, ...facts } = factsOf(example.before, after)
  const numbered = example.results.some((one) => factsOf(example.before, one.after).numbers.length > 0)
  return { ...facts, ...((numbers.length > 0 || !numbered) && { numbers }) }
}

/** The card of an example, which is the same for all of its results. */
const cardOf = (example: Example) => exampleCard(pairOf({ example, result: mainResult(example) }))

/** Examples on home: one across the window, and two rows. */
const homeCount = 6

/** The examples on home, in rows: the first of the wall. */
export async function readHomeExamples() {
  const { drawer } = await readShelves()
  const rows = score(dealt(filtered(drawer, {})).slice(0, homeCount).map(pairOf)).flat()
  return {
    total: drawer.length,
    rows: rows.filter(([one]) => one?.place !== 'solo'),
    solo: rows.flat().find(({ place }) => place === 'solo'),
  }
}

/** All pages of the unfiltered wall, for Astro's `getStaticPaths`. */
export async function wallPages() {
  const { drawer } = await readShelves()
  return pagesOf(drawer, pageSize).map(({ number }) => ({
    params: { page: number === 1 ? undefined : `page/${number}` },
    props: { number },
  }))
}

/** The address of a page of the unfiltered wall. */
export const wallAddress = (page: number) => (page === 1 ? routes.examples : `${routes.examples}/page/${page}`)

export type ExamplePage = NonNullable<Awaited<ReturnType<typeof readExample>>>

/**
 * An example with one of its results.
 *
 * @param dryness of the result; the main result when the example has none of it
 * @returns undefined when there is no such example
 */
export async function readExample(id: string, dryness?: Dryness) {
  const { drawer } = await readShelves()
  const at = drawer.findIndex((example) => example.id === id)
  const example = drawer[at]
  if (example === undefined) return undefined
  const { channel, audience } = example
  const result = example.results.find((one) => one.dryness === dryness) ?? mainResult(example)
  const beside = (step: number) => neighbour(drawer.at((at + step) % drawer.length) ?? example)
  const { name, many } = exampleChannels[channel]
  const shown = pairOf({ example, result })
  return {
    ...shown,
    path: examplePath(id),
    card: cardOf(example),
    total: drawer.length,
    title: titleOf(example, result),
    description: shortened(examplePage.description(example.before, name, audience, result.dryness)),
    why: result.why,
    facts: factsShown(example, result),
    tags: [
      { label: name, href: filterAddress({ channel }) },
      { label: capital(audience), href: filterAddress({ audience }) },
      { label: examplePage.dryness(result.dryness), href: filterAddress({ dryness: result.dryness }) },
    ],
    results: drynesses
      .flatMap((one) => example.results.filter(({ dryness }) => dryness === one))
      .map((one) => ({ ...pairOf({ example, result: one }), current: one === result })),
    allOfChannel: { label: examplePage.allOf(many), href: filterAddress({ channel }) },
    near: nearestTo(example, drawer, nearCount).map((other) => pairOf({ example: other, result: mainResult(other) })),
    previous: beside(-1),
    next: beside(1),
  }
}

/** Characters of a description that search engines show. */
const mostDescribed = 155

/** A text cut after a word when it is too long, with its quotation mark closed. */
const shortened = (text: string) =>
  text.length <= mostDescribed ? text : `${text.slice(0, text.lastIndexOf(' ', mostDescribed - 2))}…”`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The page's title is the addition: the kept sentence is dull on its own. */
const titleOf = (example: Example, { after }: Chosen['result']) => breathsOf(example.before, after).added

function neighbour(example: Example) {
  const result = mainResult(example)
  return { title: glued(titleOf(example, result)), href: examplePath(example.id) }
}

/** Cards of all examples for link previews, by id. */
export async function readExampleCards() {
  return (await readDrawer()).map((example) => [example.id, cardOf(example)] as const)
}

/** Examples whose pages are prerendered, for checks that read a build; the others are rendered on demand. */
const builtCount = 24

/**
 * The prerendered pages of examples, for Astro's `getStaticPaths`: a few of each dryness, since pages differ in nothing
 * else, or all.
 */
export async function examplePages() {
  const { drawer } = await readShelves()
  const built = process.env['BUILD_ALL'] === 'yes' ? drawer : drawnFrom(drawer)
  return built.map(({ id }) => ({ params: { id } }))
}

const drawnFrom = (drawer: readonly Example[]) =>
  drynesses.flatMap((dryness) =>
    drawer.filter((example) => mainResult(example).dryness === dryness).slice(0, builtCount / drynesses.length),
  )
