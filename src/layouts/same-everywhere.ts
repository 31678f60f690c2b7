const kept = new Map<string, string>()

/**
 * Markup that is the same on every page, made once: by a build, or by a server for as long as it runs. In development it
 * is made anew, so that a change shows.
 */
export async function sameEverywhere(name: string, make: () => Promise<string>): Promise<string> {
  const html = (import.meta.env.PROD && kept.get(name)) || (await make())
  kept.set(name, html)
  return html
}
