import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoCard } from '#content-model/collections/page-cards.ts'

/** In the `server` folder of a build; scripts/build/content-facts.ts writes it. */
export const factsFile = 'content-facts.json'

export interface DiscussedPost {
  readonly title: string
  /** With the day like 2026-11-21. */
  readonly comments: readonly { readonly name: string; readonly day: string; readonly message: string }[]
}

/** What the server has to know of the content besides what pages show. */
export interface ContentFacts {
  /** Where visitors of removed addresses go. Neither ends in a slash that is looked up. */
  readonly moved: Readonly<Record<string, string>>
  /** By a post's key the page that shows its comments. */
  readonly posts: Readonly<Record<string, string>>
  /** By a post's key its title, and the comments that its page was built with, oldest first. */
  readonly discussed: Readonly<Record<string, DiscussedPost>>
  /**
   * By the keys of posts that open with a photograph their social cards. What renders pages on demand is given no pictures of
   * entries, and has the photograph from here.
   */
  readonly photoCards: Readonly<Record<string, PhotoCard>>
  /** Ids of all examples. */
  readonly examples: readonly string[]
  /** What the build leaves out: drafts, and posts with the day that they appear on. */
  readonly waiting: readonly { readonly file: string; readonly day?: string }[]
}

/**
 * Loads the facts of a build.
 *
 * @throws when the build lacks them
 */
export const loadContentFacts = async (build: string): Promise<ContentFacts> =>
  JSON.parse(await readFile(join(build, 'server', factsFile), 'utf8'))
