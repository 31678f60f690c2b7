import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoCard } from '#content-model/collections/page-cards.ts'

/** Path within the `server` folder of a build; scripts/build/content-facts.ts writes it. */
export const factsFile = 'content-facts.json'

/** Data of the content for the server, in addition to the pages. */
export interface ContentFacts {
  /** Redirects of removed addresses. No key has a trailing slash. */
  readonly moved: Readonly<Record<string, string>>
  /** The page that shows a post's comments, by the post's key. */
  readonly posts: Readonly<Record<string, string>>
  /** A post's title, by the post's key. */
  readonly titles: Readonly<Record<string, string>>
  /**
   * Social cards of posts that open with a photograph, by the post's key. Pages rendered on demand have no access to
   * the pictures of entries.
   */
  readonly photoCards: Readonly<Record<string, PhotoCard>>
  readonly examples: readonly string[]
  /** Entries that the build leaves out: drafts, and future posts with their day. */
  readonly waiting: readonly { readonly file: string; readonly day?: string }[]
}

/**
 * Loads the facts of a build.
 *
 * @throws when the build lacks them
 */
export const loadContentFacts = async (build: string): Promise<ContentFacts> =>
  JSON.parse(await readFile(join(build, 'server', factsFile), 'utf8'))
