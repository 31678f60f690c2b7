/** A hash of a name, evenly distributed: FNV-1a, 32 bits. */
export function scatter(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
