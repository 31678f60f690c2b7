import { hasPlaceForComments } from '#content/page-marks.ts'
import { postPath } from '#content/routes.ts'
import { comment } from '#forms/comment/comment.ts'
import type { Values } from '#forms/engine/form.ts'
import type { Database } from '#server/database/database.ts'
import { submissionStatus } from '#server/database/tables.ts'
import type { Clock } from '#server/runtime/clock.ts'
import { errorCode } from '#server/runtime/error-code.ts'
import type { Log } from '#server/runtime/log.ts'
import type { FinishedPages } from '#server/site/finished-pages.ts'
import { type PublicComment, withComments } from '#server/site/page-comments.ts'

/** Milliseconds between two reads of the database: the desk approves in another process, and promises a minute. */
const refreshMs = 20_000

export interface CommentBoardParts {
  readonly database: Database
  readonly pages: Pick<FinishedPages, 'find'>
  readonly clock: Clock
  readonly log: Log
}

/** Writes approved comments into the finished pages of their posts: no build, and no script in the browser. */
export function createCommentBoard({ database, pages, clock, log }: CommentBoardParts) {
  /** The comments that each post's page shows now, as JSON, to find those that have changed. */
  const shown = new Map<number, string>()
  let cancel = () => {}
  let looking = Promise.resolve()
  let open = false

  /** Changes the posts whose comments have changed. */
  async function look(): Promise<void> {
    try {
      const approved = await approvedComments(database)
      for (const post of new Set([...shown.keys(), ...approved.keys()])) show(post, approved.get(post) ?? [])
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'approved comments not read; posts stay as they are')
    }
  }

  function show(post: number, comments: readonly PublicComment[]): void {
    const now = JSON.stringify(comments)
    if (now === (shown.get(post) ?? '[]')) return
    const page = pages.find(postPath(post))
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

/** Approved comments by post, oldest first. */
async function approvedComments(database: Database): Promise<Map<number, PublicComment[]>> {
  const rows = await database
    .selectFrom('submissions')
    .select(['created_at', 'fields'])
    .where('form', '=', comment.name)
    .where('status', '=', submissionStatus.approved)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const posts = new Map<number, PublicComment[]>()
  for (const { created_at: createdAt, fields } of rows) {
    const { post, name = '', message = '' } = JSON.parse(fields) as Values
    const comments = posts.get(Number(post)) ?? []
    posts.set(Number(post), [...comments, { name, createdAt, message }])
  }
  return posts
}
