import * as z from 'zod/mini'
import type { WrittenJoke } from './candidate.ts'
import { type MechanismName, mechanismNames } from './mechanisms.ts'

const byMechanism = Object.fromEntries(mechanismNames.map((name) => [name, z.string()])) as Record<
  MechanismName,
  z.ZodMiniString
>
const candidates = z.strictObject(byMechanism)
const ranking = z.strictObject({ best: z.array(z.enum(mechanismNames)) })

/** JSON schemas of the requested outputs. */
export const candidatesSchema: Readonly<Record<string, unknown>> = z.toJSONSchema(candidates)
export const rankingSchema: Readonly<Record<string, unknown>> = z.toJSONSchema(ranking)

/** A schema without required results, since some models leave one out. */
const someCandidates = z.partial(candidates)

const fence = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/

/** The JSON of an output, with or without a code fence. */
function json(output: string): unknown {
  const text = output.trim()
  try {
    return JSON.parse(fence.exec(text)?.[1] ?? text)
  } catch {
    return undefined
  }
}

/**
 * Reads the results in a service's output.
 * @returns the results in it; nothing when the output is not in the requested form
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
 * Sorts results by the order in a service's output; those that it does not name come last.
 * @returns nothing when the output is not in the requested form, or names none of the results
 */
export function readRanking(output: string, ranked: readonly WrittenJoke[]): WrittenJoke[] | undefined {
  const read = z.safeParse(ranking, json(output))
  if (!read.success) return undefined
  const best = [...new Set(read.data.best)].flatMap((name) => ranked.filter(({ mechanism }) => mechanism === name))
  return best.length > 0 ? [...best, ...ranked.filter((each) => !best.includes(each))] : undefined
}
