import type { Generated } from 'kysely'

/** The status of a submission. */
export const submissionStatus = {
  new: 'new',
  /** Suspected spam: not delivered until the operator releases it. */
  quarantined: 'quarantined',
  /** A comment that may be shown. */
  approved: 'approved',
  /** A comment that is not shown; retention deletes it. */
  rejected: 'rejected',
  /** A sign-up for a list that waits for its confirmation: not delivered before. */
  pending: 'pending',
  /** A letter of a former version that is still to be delivered: no lead. See `LetterRow`. */
  letter: 'letter',
} as const
export type SubmissionStatus = (typeof submissionStatus)[keyof typeof submissionStatus]

/** The operator's progress with a lead. Decisions on a comment or a suspect are in its status. */
export const leadState = { new: 'new', handled: 'handled', archived: 'archived' } as const
export type LeadState = (typeof leadState)[keyof typeof leadState]

/** The progress of a delivery. A dead one was given up and is kept. */
export const deliveryState = { pending: 'pending', delivered: 'delivered', dead: 'dead' } as const
export type DeliveryState = (typeof deliveryState)[keyof typeof deliveryState]

/** A form that a visitor sent. */
export interface SubmissionRow {
  id: string
  form: string
  /** ISO 8601 in UTC, as all times here. */
  created_at: string
  /** JSON object: names of the form's fields to the visitor's texts. */
  fields: string
  status: Generated<SubmissionStatus>
  /** The writer's email address in lower case, by which all submissions of an address are found. */
  email: string | null
  /** Identifies one instance of a form in a browser, so that a second click saves nothing. */
  submission_key: string | null
  /** The writer's proof that it was saved. Can't be guessed. */
  receipt: string
  /** Reason for the suspicion of spam, see spam.ts; null without one. Kept after a release, for its undo. */
  suspicion: Generated<string | null>
  lead_state: Generated<LeadState>
  /** When an owner last changed its state or status; null for never. */
  acted_at: Generated<string | null>
  /** That owner, by the desk's name; null for the command line. */
  acted_by: Generated<string | null>
  /** Path of the page of this site that it was sent from; null when the browser did not send it. */
  page: Generated<string | null>
}

/** An owner's note on a lead. Deleted with the lead. */
export interface NoteRow {
  id: string
  submission_id: string
  created_at: string
  /** The author, by the desk's name; null for the command line. */
  author: string | null
  text: string
}

/** The words of a submission, for the search. Written shortly after it, and deleted with it. */
export interface LeadSearchRow {
  /** Grows with the time at which leads were saved. */
  number: Generated<number>
  submission_id: string
  /** On SQLite words between spaces, which `lead_words` indexes; on Postgres a tsvector. */
  words: string
}

/** SQLite's full-text index of `lead_search.words`, maintained by triggers. */
export interface LeadWordsRow {
  rowid: number
  /** The operand of `match`. */
  lead_words: string
}

/** The tombstone of a deleted lead, without its words: an owner who has the lead open is told. Deleted after a day. */
export interface GoneLeadRow {
  id: string
  gone_at: string
  reason: GoneReason
}

/** The reason for which a lead is gone. */
export const goneReason = {
  /** Erased by its sender, with the link that was mailed. */
  sender: 'sender',
  /** Erased with an address, by the operator. */
  erased: 'erased',
  /** Deleted at the desk. */
  deleted: 'deleted',
} as const
export type GoneReason = (typeof goneReason)[keyof typeof goneReason]

/** Columns of the way to one receiver. */
interface Way {
  state: Generated<DeliveryState>
  /** Tries begun, including the running one but not those that a stop interrupted. */
  attempts: Generated<number>
  /** Tries that the receiver or the network failed. They decide on the time of the next try. */
  failures: Generated<number>
  /** Time of the next try; for a claimed row the end of the lease. Null when there are no more tries. */
  next_at: string | null
  /** The claim of the process that is working on it. */
  lease_id: string | null
  last_error: string | null
  finished_at: string | null
  /**
   * When a broadcast's letter was handed over except for its last line. A letter with this time alone was interrupted
   * before the server's reply could be noted, and is not sent again.
   */
  handed_at: Generated<string | null>
  /** When its broadcast was stopped: it is not tried until that is resumed. */
  held_at: Generated<string | null>
}

/** One submission's delivery through one channel to one recipient. Its id is the receivers' idempotency key. */
export interface DeliveryRow extends Way {
  id: string
  submission_id: string
  channel: string
  /**
   * The owner's address of this delivery, as in `LEADS_TO`. Null for channels with a single receiver, and for rows from
   * before recipients had rows of their own.
   */
  recipient: string | null
}

/** A letter of the site to one address, to be mailed. Its id is the idempotency key, the mail's Message-ID. */
export interface LetterRow extends Way {
  id: string
  /** See `letterKind`. */
  kind: string
  /** Only one letter of a kind is saved per key. For the letter with an erase link it is the link's id. */
  letter_key: string | null
  created_at: string
  /** The address in lower case; empty for a letter without one. */
  recipient: string
  /** An `SystemLetter` as JSON. Null once it is delivered, and for a broadcast's letter, which is rendered at delivery. */
  fields: string | null
  /** The broadcast's name, for one of its letters. */
  broadcast: Generated<string | null>
  /** The lead that it answers. */
  submission_id: Generated<string | null>
}

/** A key of this site, created at its first use. */
export interface SecretRow {
  name: string
  value: string
}

/** A link that erases an address, until it is used. */
export interface EraseLinkRow {
  id: string
  /** In lower case. */
  email: string
  expires_at: string
}

/** Views of a kind of page on a day, as versions before `037` counted them. No longer written. */
export interface UsageCountRow {
  /** Like 2026-11-21, in UTC. */
  day: string
  route: string
  opened: number
}

/** The kinds of daily counts. */
export const countKind = {
  /** Page views: of all pages, and by path. */
  page: 'page',
  /** Page views by referring host; the empty name is for none. Views from pages of this site are not included. */
  host: 'host',
  /** Page views by campaign, and accepted forms from pages that a campaign led to; see `campaignSeparator`. */
  campaign: 'campaign',
  campaignLead: 'campaign-lead',
  /** Addresses that do not exist: all, under the empty name, and by name. */
  missing: 'missing',
  /** Searches without a result. */
  emptySearch: 'empty-search',
} as const
export type CountKind = (typeof countKind)[keyof typeof countKind]

/** Stands between the source, medium and name of a campaign; none of them can contain it. */
export const campaignSeparator = '\t'

/** A count of one day. It has no data of visitors. */
export interface DayCountRow {
  /** Like 2026-11-21, in UTC. */
  day: string
  kind: CountKind
  /** Path of a page; empty for all pages. */
  path: string
  /** Name of the counted thing within its kind; empty for all of them. */
  name: string
  times: number
}

/** Tokens of the AI service that all visitors together used on a day. */
export interface UsedTokensRow {
  /** A day in UTC, like 2026-11-21: all tokens; or with a purpose, 2026-11-21 try-outs: the tokens of that. */
  day: string
  tokens: number
}

/** How often a result of the try-outs was shown, and how often a visitor voted against it. */
export interface ResultCountRow {
  /** A pattern's id with its line's number, an example's with its dryness, or the mechanism of a generated result. */
  id: string
  shown: number
  flat: number
}

/** The same for one day. Counts from before days were kept are in the sums alone. */
export interface ResultDayCountRow extends ResultCountRow {
  /** Like 2026-11-21, in UTC. */
  day: string
}

/** The state of a subscription. */
export const subscriptionState = {
  /** Not on the list until the link in a letter is used. */
  pending: 'pending',
  /** Signed up without a request for confirmation: before mail was set, or with `DOUBLE_OPT_IN=off`. */
  unconfirmed: 'unconfirmed',
  confirmed: 'confirmed',
} as const
export type SubscriptionState = (typeof subscriptionState)[keyof typeof subscriptionState]

/** The record of consent for a sign-up. Deleted with its submission. */
export interface SubscriptionRow {
  submission_id: string
  /** Name of the form that signs up for the list. */
  list: string
  /** In lower case. */
  email: string
  /** See `addressHasher`. */
  address_hash: string
  state: SubscriptionState
  /** The page's text beside the field. Null for sign-ups from before it was kept. */
  wording: Generated<string | null>
  /** Path of the page that it was sent from, as the browser sent it. */
  page: Generated<string | null>
  /** When the letter with the link was written; null without a letter. */
  letter_at: Generated<string | null>
  confirmed_at: Generated<string | null>
}

/** An address that unsubscribed or was erased: another person may not sign it up again. The hash is not reversible. */
export interface DepartureRow {
  address_hash: string
  left_at: string
}

/** The kind of removal: erased with all rows that hold it, or removed from the lists. */
export const removalKind = { erased: 'erased', left: 'left' } as const
export type RemovalKind = (typeof removalKind)[keyof typeof removalKind]

/** A removal that has to hold also when an older copy of the database is restored. */
export interface RemovalRow {
  removed_at: string
  /** See `addressHasher`. */
  address_hash: string
  kind: RemovalKind
}

/** Path of the running site's list of removals, for the desk's commands, which may not have its settings. */
export interface RemovalListRow {
  path: string
  noted_at: string
}

/** SQLite's file is to be rewritten, since it may still hold bytes of a removed address. */
export interface FileRewriteRow {
  due_at: string
}

/** An address for which a visitor requested erasure, until its data were looked up. */
export interface EraseRequestRow {
  /** In lower case. */
  email: string
  asked_at: string
  /** Requests for it while it waits. */
  times: number
}

/** A note that `desk move` filled this database from another one. */
export interface MoveRow {
  moved_at: string
  /** Of all moved rows: while it is the same, the database has not been used since. */
  digest: string
}

/** An address that a mail server refused permanently. */
export interface BounceRow {
  /** The server's message. */
  email: string
  /** The server's words. */
  reason: string
  bounced_at: string
}

/** How an owner signed in to the desk: with a link from the command line, or with a mailed one. */
export type SignInWay = 'link' | 'mail'

/** A link that signs in to the desk, until it is used. */
export interface DeskLinkRow {
  /** SHA-256 of the token in the link. */
  id: string
  /** An address of `DESK_USERS`, or the command line. */
  who: string
  how: SignInWay
  expires_at: string
}

/** A browser that is signed in to the desk. */
export interface DeskSessionRow {
  id: string
  /** SHA-256 of the token in the browser's cookie. */
  token_hash: string
  who: string
  how: SignInWay
  /** The owner's name for the browser. */
  browser: string
  created_at: string
  /** Start of the last minute in which it was used. */
  seen_at: string
  /** Moves on with each use. */
  expires_at: string
}

/** An action at the desk, without words or addresses of visitors. */
export interface DeskAuditRow {
  id: string
  at: string
  who: string
  /** A key of `auditActions`. */
  action: string
  /** Numbers of leads, names of channels and browsers. */
  subject: string
}

/** The desk's address of a running process, for the command that prints a link to it. */
export interface DeskListenerRow {
  url: string
  opened_at: string
}

/** The state of a broadcast that an owner writes at the desk. Its deliveries tell whether all of it has arrived. */
export const announcementState = { draft: 'draft', sending: 'sending', stopped: 'stopped', left: 'left' } as const
export type AnnouncementState = (typeof announcementState)[keyof typeof announcementState]

/** A broadcast, from the first word of its draft on. */
export interface AnnouncementRow {
  id: string
  /** The draft's author, or its sender, by the desk's name. */
  author: string
  kind: string
  subject: string
  text: string
  state: AnnouncementState
  /** The prefix of its letters' keys. Null while it is a draft. */
  name: string | null
  changed_at: string
  /** The tested text, by its future name; the recipient of the test, and its duration in milliseconds. */
  tested_name: string | null
  tested_to: string | null
  tested_at: string | null
  tested_ms: number | null
  sent_at: string | null
  /** When the last of its letters was in the outbox. */
  queued_at: string | null
  /** Number of recipients. */
  total: number
  /** Number of letters delivered at each stop, separated by commas. */
  stops: string
  /** Number of recipients without a letter. */
  left_out: number
}

export interface Tables {
  announcements: AnnouncementRow
  subscriptions: SubscriptionRow
  departures: DepartureRow
  removals: RemovalRow
  removal_lists: RemovalListRow
  file_rewrites: FileRewriteRow
  erase_requests: EraseRequestRow
  moves: MoveRow
  bounces: BounceRow
  submissions: SubmissionRow
  deliveries: DeliveryRow
  letters: LetterRow
  notes: NoteRow
  gone_leads: GoneLeadRow
  lead_search: LeadSearchRow
  lead_words: LeadWordsRow
  secrets: SecretRow
  erase_links: EraseLinkRow
  usage_counts: UsageCountRow
  day_counts: DayCountRow
  used_tokens: UsedTokensRow
  result_counts: ResultCountRow
  result_day_counts: ResultDayCountRow
  desk_links: DeskLinkRow
  desk_sessions: DeskSessionRow
  desk_audit: DeskAuditRow
  desk_listeners: DeskListenerRow
}
