import { scatter } from '#content-model/collections/examples/scatter.ts'
import { longest } from '#content-model/collections/examples/score.ts'
import { type Dryness, drynesses, type Example } from '#content-model/example.ts'
import { type ExampleChannel, exampleChannels } from '#content-model/kinds.ts'
import { routes } from '#content-model/routes.ts'

export const channelNames = Object.keys(exampleChannels) as ExampleChannel[]

/** The words of the filter's sentence. Absent ones match anything. */
export interface ExampleFilter {
  readonly channel?: ExampleChannel
  readonly audience?: string
  readonly dryness?: Dryness
}

type Result = Example['results'][number]

/** An example with one chosen result. */
export interface Chosen {
  readonly example: Example
  readonly result: Result
  /** Characters of the result. */
  readonly length: number
}

/**
 * The main result of an example: one that is short enough to stand alone on the wall, else one of them in turn, so that
 * the wall has results of every dryness.
 */
export function mainResult({ id, results }: Pick<Example, 'id' | 'results'>): Result {
  const [shortest] = [...results].sort((one, other) => one.after.length - other.after.length)
  if (shortest === undefined) throw new Error(`src/content/examples/${id}.yaml has no result`)
  if (shortest.after.length <= longest.loud) return shortest
  return results[scatter(id) % results.length] ?? shortest
}

/** The examples that match a filter, each with the matching result. */
export function filtered(drawer: readonly Example[], { channel, audience, dryness }: ExampleFilter): Chosen[] {
  return drawer
    .filter((example) => channel === undefined || example.channel === channel)
    .filter((example) => audience === undefined || example.audience === audience)
    .flatMap((example) => {
      const result =
        dryness === undefined ? mainResult(example) : example.results.find((one) => one.dryness === dryness)
      return result ? [{ example, result, length: result.after.length }] : []
    })
}

/** The filter without its narrowest word: dryness is dropped first, then the channel, then the audience. */
export function wider({ channel, audience, dryness }: ExampleFilter): ExampleFilter | undefined {
  if (dryness !== undefined) return { ...(channel && { channel }), ...(audience !== undefined && { audience }) }
  if (channel !== undefined) return audience === undefined ? {} : { audience }
  return audience === undefined ? undefined : {}
}

/**
 * Reads the filter of an address. An empty word matches anything.
 * @returns undefined for a word that no example has: there is no such page
 */
export function readFilter(query: URLSearchParams, audiences: readonly string[]): ExampleFilter | undefined {
  const channel = channelNames.find((name) => name === query.get('channel'))
  const audience = audiences.find((name) => name === query.get('audience'))
  const dryness = drynesses.find((name) => name === query.get('dryness'))
  const known = { channel, audience, dryness }
  if (Object.entries(known).some(([name, value]) => value === undefined && query.get(name))) return undefined
  return {
    ...(channel !== undefined && { channel }),
    ...(audience !== undefined && { audience }),
    ...(dryness !== undefined && { dryness }),
  }
}

export function filterAddress(filter: ExampleFilter, page = 1): string {
  const query = new URLSearchParams({ ...filter, ...(page > 1 && { page: String(page) }) })
  return query.size === 0 ? routes.examples : `${routes.examples}?${query}`
}

/** How many audiences the filter offers; each other one is a link on the pages of its examples. */
export const oftenWrittenTo = 24

/** Every audience of the examples: first those with the most of them, then all others; both in alphabetical order. */
export function audiencesOf(drawer: readonly Example[]): string[] {
  const counts = new Map<string, number>()
  for (const { audience } of drawer) counts.set(audience, (counts.get(audience) ?? 0) + 1)
  const byName = (one: string, other: string) => one.localeCompare(other, 'en')
  const often = [...counts]
    .sort(([one, count], [other, more]) => more - count || byName(one, other))
    .slice(0, oftenWrittenTo)
    .map(([name]) => name)
  const others = [...counts.keys()].filter((name) => !often.includes(name))
  return [...often.sort(byName), ...others.sort(byName)]
}
