import * as z from 'zod/mini'
import type { WrittenJoke } from './candidate.ts'
import { type MechanismName, mechanismNames } from './mechanisms.ts'

const byMechanism = Object.fromEntries(mechanismNames.map((name) => [name, z.string()])) as Record<
  MechanismName,
  z.ZodMiniString
>
const candidates = z.strictObject(byMechanism)
const ranking = z.strictObject({ best: z.array(z.enum(mechanismNames)) })

/** JSON schemas of what is asked for. */
export const candidatesSchema: Readonly<Record<string, unknown>> = z.toJSONSchema(candidates)
export const rankingSchema: Readonly<Record<string, unknown>> = z.toJSONSchema(ranking)

/** Some models leave out a result; what is there counts all the same. */
const someCandidates = z.partial(candidates)

const fence = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/

/** The JSON of an output, a fence around it allowed. */
function json(output: string): unknown {
  const text = output.trim()
  try {
    return JSON.parse(fence.exec(text)?.[1] ?? text)
  } catch {
    return undefined
  }
}

/**
 * Reads results out of a service's output.
 * @returns those that are there; nothing when the output is not what was asked for
 */
export function readCandidates(output: string): WrittenJoke[] | undefined {
  const read = z.safeParse(someCandidates, json(output))
  if (!read.success) return undefined
  const found = mechanismNames.flatMap((mechanism) => {
    const result = read.data[mechanism]?.replace(/\s+/g, ' ').trim()
    return result ? [{ mechanism, result }] : []
  })
  return found.length > 0 ? found : undefined
}

/**
 * Puts results into the order that a service's output names; those that it does not name come last.
 * @returns nothing when the output is not what was asked for, or names none of them
 */
export function readRanking(output: string, ranked: readonly WrittenJoke[]): WrittenJoke[] | undefined {
  const read = z.safeParse(ranking, json(output))
  if (!read.success) return undefined
  const best = [...new Set(read.data.best)].flatMap((name) => ranked.filter(({ mechanism }) => mechanism === name))
  return best.length > 0 ? [...best, ...ranked.filter((each) => !best.includes(each))] : undefined
}
