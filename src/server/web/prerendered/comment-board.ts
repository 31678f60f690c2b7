import { hasPlaceForComments } from '#content-model/page-marks.ts'
import { comment } from '#forms/comment/comment-rules.ts'
import type { Values } from '#forms/engine/form.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { submissionStatus } from '#server/platform/database/tables.ts'
import { errorCode } from '#server/platform/error-code.ts'
import type { Log } from '#server/platform/log.ts'
import { type PublicComment, withComments } from '#server/web/prerendered/page-comments.ts'
import type { PrerenderedPages } from '#server/web/prerendered/prerendered-pages.ts'
import type { ContentFacts } from '#server/web/prerendered/read-content-facts.ts'

/** Milliseconds between two reads of the database: the desk approves in another process, and promises a minute. */
const refreshMs = 20_000

export interface CommentBoardParts {
  readonly database: Database
  readonly pages: Pick<PrerenderedPages, 'find'>
  /** The page of each post, by the post's key. */
  readonly posts: ContentFacts['posts']
  readonly clock: Clock
  readonly log: Log
}

/** Puts approved comments into the prerendered pages of posts, without a build or a script in the browser. */
export function createCommentBoard({ database, pages, posts, clock, log }: CommentBoardParts) {
  /** The comments that each post's page shows now, as JSON, to detect changes. */
  const shown = new Map<string, string>()
  let cancel = () => {}
  let looking = Promise.resolve()
  let open = false

  /** Updates the posts whose comments have changed. */
  async function look(): Promise<void> {
    try {
      const approved = await approvedComments(database)
      for (const post of new Set([...shown.keys(), ...approved.keys()])) show(post, approved.get(post) ?? [])
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'approved comments not read; posts stay as they are')
    }
  }

  function show(post: string, comments: readonly PublicComment[]): void {
    const now = JSON.stringify(comments)
    if (now === (shown.get(post) ?? '[]')) return
    const path = Object.hasOwn(posts, post) ? posts[post] : undefined
    const page = path === undefined ? undefined : pages.find(path)
    if (!page || !hasPlaceForComments(page.html)) return
    page.revise(comments.length === 0 ? undefined : (html) => withComments(html, comments))
    shown.set(post, now)
  }

  function schedule(): void {
    cancel = clock.after(refreshMs, () => {
      looking = look()
      schedule()
    })
  }

  return {
    look,
    /** Reads the approved comments now, and again every 20 seconds. */
    async start(): Promise<void> {
      open = true
      await look()
      if (open) schedule()
    },
    async stop(): Promise<void> {
      open = false
      cancel()
      await looking
    },
  }
}

/** By the key of their post, oldest first. */
async function approvedComments(database: Database): Promise<Map<string, PublicComment[]>> {
  const rows = await database
    .selectFrom('submissions')
    .select(['created_at', 'fields'])
    .where('form', '=', comment.name)
    .where('status', '=', submissionStatus.approved)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const posts = new Map<string, PublicComment[]>()
  for (const { created_at: createdAt, fields } of rows) {
    const { post = '', name = '', message = '' } = JSON.parse(fields) as Values
    const comments = posts.get(post) ?? []
    posts.set(post, [...comments, { name, createdAt, message }])
  }
  return posts
}
