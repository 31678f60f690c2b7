// Layout of the wall of examples: which pairs share a row, and how large each result is set.

/** Width of a pair in its row: the whole window, seven columns of twelve, or four or five. */
export type WallPlace = 'solo' | 'wide' | 'narrow'

/** Size of a pair's result. The shorter the text, the larger. */
export type Voice = 'loud' | 'raised' | 'plain' | 'quiet'

export interface Placed<Item> {
  readonly item: Item
  readonly place: WallPlace
  readonly voice: Voice
}

/** A row of pairs: one across the window, or several whose widths fill it. */
export type WallRow<Item> = readonly Placed<Item>[]

/** Up to eight pairs between two breaks of the wall. */
export type Stanza<Item> = readonly WallRow<Item>[]

interface Sized {
  /** Characters of the result. */
  readonly length: number
}

export const stanzaSize = 8
export const pageSize = 24

/** Most characters of a result by its size: across the window at the full size and at the next one, and over seven columns. */
export const longest = { loud: 62, solo: 80, wide: 110 } as const

/** Rows of a stanza without its solo, by number of pairs. */
const rowsOf: Readonly<Record<number, readonly (readonly WallPlace[])[]>> = {
  0: [],
  1: [['wide']],
  2: [['wide', 'narrow']],
  3: [['narrow', 'narrow', 'narrow']],
  4: [
    ['wide', 'narrow'],
    ['narrow', 'wide'],
  ],
  5: [
    ['wide', 'narrow'],
    ['narrow', 'narrow', 'narrow'],
  ],
  6: [
    ['narrow', 'narrow', 'narrow'],
    ['narrow', 'narrow', 'narrow'],
  ],
  7: [
    ['wide', 'narrow'],
    ['narrow', 'narrow', 'narrow'],
    ['narrow', 'wide'],
  ],
  8: [
    ['wide', 'narrow'],
    ['narrow', 'narrow', 'narrow'],
    ['narrow', 'narrow', 'narrow'],
  ],
}

/** Whether this many pairs include a solo: six, and a whole stanza. Seven fill three rows without one. */
const hasSolo = (count: number) => count === 6 || count === stanzaSize

/**
 * Lays out the pairs of one page: stanzas of eight, the first with its solo on top, the others with it below, every
 * other one mirrored. Length decides a pair's place within its stanza; otherwise pairs keep their order.
 *
 * @param items at most the number of pairs on a page
 */
export function score<Item extends Sized>(items: readonly Item[]): Stanza<Item>[] {
  const groups = Array.from({ length: Math.ceil(items.length / stanzaSize) }, (_, index) =>
    items.slice(index * stanzaSize, (index + 1) * stanzaSize),
  )
  return groups.map(stanza)
}

function stanza<Item extends Sized>(group: readonly Item[], at: number): Stanza<Item> {
  const byLength = [...group].sort((one, other) => one.length - other.length)
  const [shortest] = byLength
  const solo = shortest && hasSolo(group.length) && shortest.length <= longest.solo ? shortest : undefined
  const others = group.filter((item) => item !== solo)
  const shape = rowsOf[others.length] ?? []
  const places = at % 2 === 1 ? shape.toReversed() : shape
  const wideCount = places.flat().filter((place) => place === 'wide').length
  const wide = new Set(byLength.filter((item) => item !== solo).slice(0, wideCount))
  const queues = { wide: others.filter((item) => wide.has(item)), narrow: others.filter((item) => !wide.has(item)) }
  const rows = places.map((row) =>
    row.flatMap((place) => {
      const item = queues[place === 'wide' ? 'wide' : 'narrow'].shift()
      return item ? [{ item, place, voice: voiceOf(place, item) }] : []
    }),
  )
  if (solo === undefined) return rows
  const alone: WallRow<Item> = [{ item: solo, place: 'solo', voice: voiceOf('solo', solo) }]
  return at === 0 ? [alone, ...rows] : [...rows, alone]
}

function voiceOf(place: WallPlace, { length }: Sized): Voice {
  if (place === 'solo') return length <= longest.loud ? 'loud' : 'raised'
  return place === 'wide' && length <= longest.wide ? 'plain' : 'quiet'
}

/**
 * Reorders the examples so that every group of eight has one short enough for a solo, as long as there are enough; the
 * others keep their order.
 */
export function dealt<Item extends Sized>(items: readonly Item[]): Item[] {
  const groups = Math.floor(items.length / stanzaSize)
  // The shortest first: when there are too few, the first pages get them.
  const leaders = items
    .filter(({ length }) => length <= longest.solo)
    .sort((one, other) => Number(one.length > longest.loud) - Number(other.length > longest.loud))
    .slice(0, groups)
  const led = new Set(leaders)
  const rest = items.filter((item) => !led.has(item))
  const out: Item[] = []
  for (let group = 0; group < groups; group++) {
    const leader = leaders[group]
    const others = rest.splice(0, leader ? stanzaSize - 1 : stanzaSize)
    out.push(...(leader ? [leader] : []), ...others)
  }
  return [...out, ...rest]
}

/** Grounds of the solos of a page, in turn, without those of the header and of the Yours band. */
const grounds = ['lilac', 'yolk', 'mint'] as const
export type SoloGround = (typeof grounds)[number]

/** The ground of a solo: each page begins with the next one. */
export const soloGround = (page: number, stanzaAt: number): SoloGround =>
  grounds[(page - 1 + stanzaAt) % grounds.length] ?? grounds[0]
