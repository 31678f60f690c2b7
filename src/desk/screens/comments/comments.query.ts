import { sql } from 'kysely'
import { comment } from '#forms/comment/comment-rules.ts'
import type { Values } from '#forms/engine/form.ts'
import type { LeadStanding, Stood } from '#server/leads/act.ts'
import { type Database, isPostgres } from '#server/platform/database/database.ts'
import { submissionStatus } from '#server/platform/database/tables.ts'

export const commentStatuses = [
  submissionStatus.new,
  submissionStatus.approved,
  submissionStatus.rejected,
] as const satisfies readonly LeadStanding['status'][]
export type CommentStatus = (typeof commentStatuses)[number]

export interface StoredComment {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly name: string
  readonly message: string
}

/** A comment shown on a post. `actedBy` is null for the command line. */
export interface ShownComment extends StoredComment {
  readonly approvedBy: string | null
}

export interface ListedComment extends StoredComment, Stood {
  /** Key of its post, which may no longer exist. */
  readonly post: string
  readonly email: string
  readonly phone: string
  readonly website: string
  /** Its place among the shown comments of its post once it is shown too; 1 is the oldest. */
  readonly place: number
  /** The number of shown comments then. */
  readonly of: number
  /** The shown comments before and after it. */
  readonly before?: ShownComment
  readonly after?: ShownComment
}

/** Counts the comments that wait, are shown, and are rejected. */
export async function countComments(
  database: Pick<Database, 'selectFrom'>,
): Promise<Readonly<Record<CommentStatus, number>>> {
  const rows = await database
    .selectFrom('submissions')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('form', '=', comment.name)
    .groupBy('status')
    .execute()
  const count = (status: CommentStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { new: count('new'), approved: count('approved'), rejected: count('rejected') }
}

export interface CommentFilter {
  readonly status?: CommentStatus | undefined
  readonly post?: string | undefined
  /** Only the comment of this id. */
  readonly id?: string | undefined
}

/** Comments, newest first, each with its neighbors on its post. */
export async function readComments(
  database: Database,
  { status, post, id }: CommentFilter,
  limit = 100,
): Promise<ListedComment[]> {
  const comments = database
    .selectFrom('submissions')
    .select(['id', 'created_at', 'fields', 'status', 'lead_state as state', 'acted_at', 'acted_by'])
    .where('form', '=', comment.name)
  let query = comments
  if (id !== undefined) query = query.where('id', '=', id)
  if (status !== undefined) query = query.where('status', '=', status)
  if (post !== undefined) query = query.where(postOf(database), '=', post)
  const found = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  const posts = new Set(found.map(({ fields }) => read(fields).post))
  const shown = new Map<string, ShownComment[]>()
  for (const key of posts) {
    const approved = comments.where('status', '=', submissionStatus.approved).where(postOf(database), '=', key)
    const rows = await approved.orderBy('created_at').orderBy('id').execute()
    shown.set(
      key,
      rows.map(({ id, created_at: createdAt, fields, acted_by: approvedBy }) => {
        const { name, message } = read(fields)
        return { id, createdAt, name, message, approvedBy }
      }),
    )
  }
  return found.map(({ id, created_at: createdAt, fields, acted_at: actedAt, acted_by: actedBy, ...standing }) => {
    const words = read(fields)
    const others = (shown.get(words.post) ?? []).filter((other) => other.id !== id)
    const isLater = (other: StoredComment) =>
      other.createdAt > createdAt || (other.createdAt === createdAt && other.id > id)
    const next = others.findIndex(isLater)
    const place = next === -1 ? others.length : next
    const [before, after] = [others[place - 1], others[place]]
    return {
      id,
      createdAt,
      ...standing,
      actedAt,
      actedBy,
      ...words,
      place: place + 1,
      of: others.length + 1,
      ...(before && { before }),
      ...(after && { after }),
    }
  })
}

function read(fields: string) {
  const { post = '', name = '', email = '', phone = '', website = '', message = '' } = JSON.parse(fields) as Values
  return { post, name, email, phone, website, message }
}

/** SQL expression of the key of a comment's post. */
const postOf = (database: Database) =>
  isPostgres(database) ? sql<string>`fields::json ->> 'post'` : sql<string>`fields ->> 'post'`
