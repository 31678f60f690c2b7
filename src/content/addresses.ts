/**
 * Things by their addresses. Two things at one address would overwrite one another's page.
 *
 * @param things with, for each, the address and what the error calls it (a file)
 * @throws naming both things and the address
 */
export function byAddress<Thing>(things: Iterable<{ address: string; name: string; thing: Thing }>) {
  const names = new Map<string, string>()
  const found = new Map<string, Thing>()
  for (const { address, name, thing } of things) {
    const before = names.get(address)
    if (before !== undefined) throw new Error(`${before} and ${name} have one address: ${address}`)
    names.set(address, name)
    found.set(address, thing)
  }
  return found
}
