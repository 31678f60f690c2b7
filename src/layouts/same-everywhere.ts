const kept = new Map<string, string>()

/**
 * Caches markup that is the same on every page, for a build or a server process. In development it is rendered every
 * time, so that a change shows.
 */
export async function sameEverywhere(name: string, make: () => Promise<string>): Promise<string> {
  const html = (import.meta.env.PROD && kept.get(name)) || (await make())
  kept.set(name, html)
  return html
}
