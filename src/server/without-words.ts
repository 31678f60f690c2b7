/**
 * What a library printed with `console.error`, as it may be logged. Astro prints the message of an error and the whole
 * address of the request that met it, and either may hold what a visitor typed: the kind of error and the places in the
 * code remain.
 */
export function withoutWords(printed: readonly unknown[]): { kind?: string; stack: string } {
  const text = printed.map((part) => (part instanceof Error ? part.stack : String(part))).join('\n')
  const kind = /\b[A-Z]\w*(?:Error|Exception)\b/.exec(text)?.[0]
  const stack = text.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  return { ...(kind && { kind }), stack: stack.join('\n') }
}
