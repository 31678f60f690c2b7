/** The spread of times, in words. @param times milliseconds */
export function spread(times: readonly number[]): string {
  const at = (share: number) => quantile(times, share).toFixed(1)
  return `half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, all within ${at(1)} ms`
}

/** @param share from 0 to 1 */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Counts of equal names. */
export const tally = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].map(([name, those]) => `${those.length} ${name}`).join(', ') || 'none'

/** Non-empty lists as sentences with their first three items, by the sentence's noun. */
export const complaints = (findings: Readonly<Record<string, readonly unknown[]>>): string[] =>
  Object.entries(findings)
    .filter(([, found]) => found.length > 0)
    .map(([what, found]) => `${found.length} ${what}, such as ${JSON.stringify(found.slice(0, 3))}`)

/** Prints the result and ends the process: 0 without violations, 1 otherwise. */
export function conclude(violations: readonly string[]): never {
  for (const violation of violations) console.log(`VIOLATION: ${violation}`)
  console.log(violations.length === 0 ? 'No violation.' : `${violations.length} violations.`)
  process.exit(violations.length === 0 ? 0 : 1)
}
