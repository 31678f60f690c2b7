import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { localDay } from '#content-model/loader/local-day.mjs'
import { allWaiting } from '#content-model/loader/waiting.mjs'
import { examplePath } from '#content-model/routes.ts'
import { cardNamedIn, notedCards } from '#layouts/shared-card.ts'
import { onDemandPaths } from '#server/web/http/on-demand-paths.ts'
import { type ContentFacts, factsFile } from '#server/web/prerendered/read-content-facts.ts'
import { redirects } from '#server/web/prerendered/redirects.ts'
import { factsModule } from './content-modules.ts'

type FactsModule = typeof import('#content-model/collections/content-facts.ts')

/**
 * Writes the server's facts about the content into a build.
 *
 * @param build the build's folder
 * @param project the folder that it was built from
 * @returns problems of the removed addresses, a sentence each; if there are any, no file is written
 */
export async function writeContentFacts(build: string, project = '.'): Promise<string[]> {
  const server = join(resolve(build), 'server')
  const { readContentFacts }: FactsModule = await import(pathToFileURL(join(server, factsModule)).href)
  const { photographed, exampleCards, ...facts } = await readContentFacts()
  const examples = exampleCards.map(([id]) => id)
  const made = new Set(examples.map(examplePath))
  const isPage = (path: string) => {
    const bare = path.replace(/\/$/, '')
    const names = bare === '' ? ['index.html'] : [`${bare}.html`, `${bare}/index.html`]
    return (
      onDemandPaths.includes(bare) || made.has(bare) || names.some((name) => existsSync(join(build, 'client', name)))
    )
  }
  const wrong = wrongMoves(facts.moved, isPage)
  const cards = notedCards(project)
  const cardOf = (page: string) => {
    const card = cards.get(cardNamedIn(readFileSync(join(build, 'client', page), 'utf8')) ?? '')
    if (card?.kind !== 'photo') throw new Error(`${page} names no card with its photograph`)
    return card
  }
  const photoCards = Object.fromEntries(photographed.map((key) => [key, cardOf(`${facts.posts[key]}.html`)]))
  const written: ContentFacts = { ...facts, photoCards, examples, waiting: allWaiting(localDay(), project) }
  if (wrong.length === 0) writeFileSync(join(server, factsFile), JSON.stringify(written))
  return wrong
}

/** Problems of the removed addresses, a sentence each. */
export function wrongMoves(moved: ContentFacts['moved'], isPage: (path: string) => boolean): string[] {
  return Object.entries(moved).flatMap(([from, to]) => [
    ...(isPage(from) ? [`src/content/moved.yaml sends ${from} away, and there is such a page`] : []),
    ...(from in redirects ? [`src/content/moved.yaml sends ${from} away, and it already leads elsewhere`] : []),
    ...(isPage(to) ? [] : [`src/content/moved.yaml sends ${from} to ${to}, and there is no such page`]),
  ])
}
