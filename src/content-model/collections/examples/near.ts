import type { Example } from '#content-model/example.ts'

type Filed = Pick<Example, 'id' | 'channel' | 'audience' | 'field' | 'kind' | 'event' | 'thing'>

/** Nearness by shared attribute. The same thing is nearer than the same kind. */
const shared = { thing: 5, event: 3, kind: 2, channel: 2, field: 1, audience: 1 } as const satisfies Partial<
  Record<keyof Filed, number>
>
const aspects = Object.entries(shared) as [keyof typeof shared, number][]

/**
 * The examples nearest to one of them, nearest first; equally near ones in their order.
 *
 * @param count most examples returned
 */
export function nearestTo<Item extends Filed>(example: Item, drawer: readonly Item[], count: number): Item[] {
  const nearness = drawer.map((other) => {
    let sum = 0
    for (const [aspect, weight] of aspects) if (other[aspect] === example[aspect]) sum += weight
    return sum
  })
  nearness[drawer.indexOf(example)] = Number.NEGATIVE_INFINITY
  // Only a few of thousands are needed, so they are picked one by one instead of sorting all.
  return Array.from({ length: Math.min(count, drawer.length - 1) }, () => {
    const at = nearness.reduce((best, score, place) => (score > (nearness[best] ?? 0) ? place : best), 0)
    nearness[at] = Number.NEGATIVE_INFINITY
    return drawer[at]
  }).filter((item) => item !== undefined)
}
