import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageCard } from '#content-model/collections/page-cards.ts'
import { openings } from '#content-model/on-demand-cards.ts'
import { palette } from '#content-model/palette.ts'
import { cardFolder, cardNamedIn, nameOf, notedCards } from '#layouts/shared-card.ts'
import { type CardList, cardListFile, cardTypeface } from '#server/web/cards/card-list.ts'
import { openCards } from '#server/web/cards/open-cards.ts'
import { cardArtModule, factsModule } from './content-modules.ts'
import { ownTypeface } from './font/site-font.ts'

type FactsModule = typeof import('#content-model/collections/content-facts.ts')
type ArtModule = typeof import('#layouts/card-art.tsx')

/** Cards that are drawn at a time. */
const atOnce = 3

/**
 * Writes into a build the list of the social cards of its pages: prerendered ones, pages rendered on demand, and all examples.
 * The server draws a card at the first request for it.
 *
 * @param build the build's folder
 */
export async function writeCardList(build: string): Promise<void> {
  const server = (module: string) => pathToFileURL(join(resolve(build), 'server', module)).href
  const [{ cardArt }, { readContentFacts }]: [ArtModule, FactsModule] = await Promise.all([
    import(server(cardArtModule)),
    import(server(factsModule)),
  ])
  const { exampleCards } = await readContentFacts()
  const noted = notedCards()
  const named = namedCards(join(build, 'client')).map((name) => {
    const card = noted.get(name)
    if (card === undefined) throw new Error(`A page names the card ${name}, and nothing is noted of it`)
    return card
  })
  const all = [...named, ...Object.values(openings).map(pageCard), ...exampleCards.map(([, card]) => card)]
  const list: CardList = {
    art: cardArt,
    colors: palette.light,
    cards: Object.fromEntries(all.map((card) => [nameOf(card), card])),
  }
  writeFileSync(join(build, 'server', cardListFile), JSON.stringify(list))
  if (existsSync(ownTypeface)) cpSync(ownTypeface, join(build, 'server', cardTypeface))
}

/** Draws all cards of a build into its files, for owners who publish the files without the server. */
export async function writeCards(build: string): Promise<void> {
  const folder = join(build, 'client', cardFolder)
  mkdirSync(folder, { recursive: true })
  const { names, draw } = await openCards(build)
  const queue = [...names]
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop())
      writeFileSync(join(folder, `${name}.png`), await draw(name))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** The cards that prerendered pages name. */
function namedCards(client: string): string[] {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const found = pages.map((page) => cardNamedIn(readFileSync(join(client, page), 'utf8')))
  return found.filter((name) => name !== undefined)
}
