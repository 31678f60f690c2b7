import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Tried } from '#server/questions/read-tried.ts'
import type { WrittenJoke } from '#wit/written/candidate.ts'
import { additionOf, withAddition } from '#wit/written/kept-sentence.ts'
import { type MechanismName, mechanismNames, mechanisms } from '#wit/written/mechanisms.ts'

/** A written result with the id that "Fell flat" and "Another" send. */
export interface SignedResult extends WrittenJoke {
  readonly id: string
}

/**
 * Gives written results to the visitor, since the server keeps none: the id of the first one carries the others, signed
 * with a key that ends with the process. "Another" sends them back.
 */
export interface SignedResults {
  /** The first result, under an id that carries the others. */
  sign(tried: Tried, best: WrittenJoke, others: readonly WrittenJoke[]): SignedResult
  /**
   * The results for exactly this sentence, audience and dryness that the visitor carries and has not seen.
   * @returns undefined when none was ever signed for them
   */
  unseen(tried: Tried): readonly SignedResult[] | undefined
}

/** A result without its sentence, which the visitor sends anyway. */
type Carried = readonly [mechanism: MechanismName, runsOn: boolean, text: string]

const separator = '~'
const prefix = 'written-'

/** The id under which a mechanism's written results are counted; no written text is part of it. */
export const countedAs = (mechanism: MechanismName): string => `${prefix}${mechanism}.0`

/** The explanation of the results that are counted under an id; undefined for other ids. */
export function explanationOf(id: string): string | undefined {
  const mechanism = mechanismNames.find((each) => countedAs(each) === id)
  return mechanism && mechanisms[mechanism].why
}

/** The mechanism that a written result's id names. */
export function mechanismOf(id: string): MechanismName | undefined {
  const [name = ''] = id.split(separator, 1)
  return mechanismNames.find((mechanism) => name === prefix + mechanism)
}

export function createSignedResults(): SignedResults {
  const key = randomBytes(32)
  const signatureOf = ({ message, audience, dryness }: Tried, text: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([message, audience ?? null, dryness ?? null, text]))
      .digest('base64url')
  const idOf = (tried: Tried, { mechanism, result }: WrittenJoke): string =>
    prefix + mechanism + separator + signatureOf(tried, result).slice(0, 11)

  /** The results in an id that was signed here for exactly this `tried`. */
  function carriedBy(id: string, tried: Tried): WrittenJoke[] | undefined {
    const [, , payload, signature] = id.split(separator)
    if (payload === undefined || signature === undefined || !isSame(signature, signatureOf(tried, payload)))
      return undefined
    const carried: readonly Carried[] = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return carried.map(([mechanism, runsOn, text]) => ({
      mechanism,
      result: withAddition(tried.message, { runsOn, text }),
    }))
  }

  return {
    sign(tried, best, others) {
      const carried = others.flatMap(({ mechanism, result }): Carried[] => {
        const addition = additionOf(tried.message, result)
        return addition ? [[mechanism, addition.runsOn, addition.text]] : []
      })
      const payload = Buffer.from(JSON.stringify(carried)).toString('base64url')
      return { ...best, id: [idOf(tried, best), payload, signatureOf(tried, payload)].join(separator) }
    },
    unseen(tried) {
      const carried = tried.seen.map((id) => carriedBy(id, tried)).filter((each) => each !== undefined)
      if (carried.length === 0) return undefined
      const seen = new Set(tried.seen.map((id) => id.split(separator).slice(0, 2).join(separator)))
      return carried
        .flat()
        .map((candidate) => ({ ...candidate, id: idOf(tried, candidate) }))
        .filter(({ id }) => !seen.has(id))
    },
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
