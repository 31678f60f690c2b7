import type { Example } from '#content/example.ts'

type Filed = Pick<Example, 'id' | 'channel' | 'audience' | 'field' | 'kind' | 'event' | 'thing'>

/** What two examples may share, and how near that makes them. The same thing is nearer than the same shelf. */
const shared = { thing: 5, event: 3, kind: 2, channel: 2, field: 1, audience: 1 } as const satisfies Partial<
  Record<keyof Filed, number>
>
const aspects = Object.entries(shared) as [keyof typeof shared, number][]

/**
 * For every example the others nearest to it, nearest first, those as near in the drawer's order. Looks only at examples that
 * share something, once for the whole drawer.
 *
 * @param count how many each gets at most
 */
export function nearestOf<Item extends Filed>(drawer: readonly Item[], count: number): Map<string, readonly Item[]> {
  const shelves = aspects.map(([aspect, weight]) => ({
    aspect,
    weight,
    items: Map.groupBy(drawer, (item) => item[aspect]),
  }))
  const places = new Map(drawer.map((item, place) => [item.id, place]))
  const placeOf = ({ id }: Item) => places.get(id) ?? 0
  return new Map(
    drawer.map((example) => {
      const scores = new Map<Item, number>()
      for (const { aspect, weight, items } of shelves) {
        for (const other of items.get(example[aspect]) ?? []) scores.set(other, (scores.get(other) ?? 0) + weight)
      }
      scores.delete(example)
      const ranked = [...scores].sort(([one, a], [other, b]) => b - a || placeOf(one) - placeOf(other))
      const near = ranked.slice(0, count).map(([item]) => item)
      const others = drawer.filter((item) => item !== example && !near.includes(item)).slice(0, count - near.length)
      return [example.id, near.length < count ? [...near, ...others] : near]
    }),
  )
}
