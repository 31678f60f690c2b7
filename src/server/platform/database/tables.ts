import type { Generated } from 'kysely'

/** What becomes of a submission. */
export const submissionStatus = {
  new: 'new',
  /** A suspect of spam: delivered nowhere until the operator releases it. */
  quarantined: 'quarantined',
  /** A comment that may be shown. */
  approved: 'approved',
  /** A comment that is shown nowhere; retention takes it. */
  rejected: 'rejected',
  /** A sign-up for a list that waits for its confirmation: delivered nowhere before. */
  pending: 'pending',
  /** What a former version wrote to someone and is still trying to deliver: no lead. See `LetterRow`. */
  letter: 'letter',
} as const
export type SubmissionStatus = (typeof submissionStatus)[keyof typeof submissionStatus]

/** How far the operator is with a lead. What is done with a comment or a suspect is its status. */
export const leadState = { new: 'new', handled: 'handled', archived: 'archived' } as const
export type LeadState = (typeof leadState)[keyof typeof leadState]

/** How far a delivery is. A dead one was given up and is kept. */
export const deliveryState = { pending: 'pending', delivered: 'delivered', dead: 'dead' } as const
export type DeliveryState = (typeof deliveryState)[keyof typeof deliveryState]

/** A form that someone filled in. */
export interface SubmissionRow {
  id: string
  form: string
  /** ISO 8601 in UTC, as all times here. */
  created_at: string
  /** JSON object, field names of the form to what was typed. */
  fields: string
  status: Generated<SubmissionStatus>
  /** The writer's email address in lower case, to find all that someone sent. */
  email: string | null
  /** Names one instance of a form in a browser, so that a second click saves nothing. */
  submission_key: string | null
  /** What the writer gets to show that it was saved. Can't be guessed. */
  receipt: string
  /** Why it was taken for spam, see spam.ts; null when it never was. Stays when it is released, to be taken back. */
  suspicion: Generated<string | null>
  lead_state: Generated<LeadState>
  /** When somebody at the desk last changed its state or status; null when nobody has. */
  acted_at: Generated<string | null>
  /** Who that was, as the desk names them; null for the command line. */
  acted_by: Generated<string | null>
  /** Path of the page of this site that it was sent from; null when the browser did not say. */
  page: Generated<string | null>
}

/** What somebody at the desk wrote down about a lead. Goes with it. */
export interface NoteRow {
  id: string
  submission_id: string
  created_at: string
  /** Who wrote it, as the desk names them; null for the command line. */
  author: string | null
  text: string
}

/** The words of something that was sent, for the search. Written a moment after it, and gone with it. */
export interface LeadSearchRow {
  /** Counts up with the time at which leads were saved. */
  number: Generated<number>
  submission_id: string
  /** On SQLite words between spaces, which `lead_words` indexes; on Postgres a tsvector. */
  words: string
}

/** SQLite's index of `lead_search.words`. Triggers keep it. */
export interface LeadWordsRow {
  rowid: number
  /** What `match` is asked of. */
  lead_words: string
}

/** A lead that is no longer there, without a word of it: whoever has it open is told. Goes after a day. */
export interface GoneLeadRow {
  id: string
  gone_at: string
  reason: GoneReason
}

/** How a lead went. */
export const goneReason = {
  /** Erased by its sender, with the link that was mailed. */
  sender: 'sender',
  /** Erased with an address, by the operator. */
  erased: 'erased',
  /** Deleted at the desk. */
  deleted: 'deleted',
} as const
export type GoneReason = (typeof goneReason)[keyof typeof goneReason]

/** How far something is on its way to one receiver. */
interface Way {
  state: Generated<DeliveryState>
  /** Tries begun, the running one included and those that a stop cut short not. */
  attempts: Generated<number>
  /** Tries that the receiver or the way to it ended. When the next one comes, and whether one does, goes by these. */
  failures: Generated<number>
  /** When it may be tried: due, next retry, or while it is claimed the end of the lease. Null once it is over. */
  next_at: string | null
  /** Names the claim that is working on it. */
  lease_id: string | null
  last_error: string | null
  /** When it was delivered or given up. */
  finished_at: string | null
  /**
   * When a letter to many was handed over but for its last line. One that stays so was cut off before the server's
   * answer could be noted, and is not sent again.
   */
  handed_at: Generated<string | null>
  /** When its announcement was stopped: it is not tried before that goes on. */
  held_at: Generated<string | null>
}

/** One submission on its way through one channel, to one of its recipients. Its id is the idempotency key that receivers see. */
export interface DeliveryRow extends Way {
  id: string
  submission_id: string
  channel: string
  /**
   * The owner's address that this one is for, as `LEADS_TO` had it. Null for channels with a single receiver, and for
   * rows from before recipients had rows of their own.
   */
  recipient: string | null
}

/** What the site itself writes to one address, on its way by mail. Its id is the idempotency key, the mail's Message-ID. */
export interface LetterRow extends Way {
  id: string
  /** See `letterKind`. */
  kind: string
  /** One letter of a kind with the same key is enough. Of an erase link's letter it is the link's id. */
  letter_key: string | null
  created_at: string
  /** The address in lower case; empty for a letter that is sent to nobody. */
  recipient: string
  /** A `SystemLetter` as JSON. Null once it is delivered, and for a broadcast, which is made at delivery. */
  fields: string | null
  /** Of a letter to many, the name of its announcement. */
  broadcast: Generated<string | null>
  /** The lead that it answers. */
  submission_id: Generated<string | null>
}

/** A key of this site's own, made at its first use. */
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

/** How often a kind of page was opened on a day, as versions before `037` counted it. Nothing is added here any more. */
export interface UsageCountRow {
  /** Like 2026-11-21, in UTC. */
  day: string
  route: string
  opened: number
}

/** What is counted by day. */
export const countKind = {
  /** Openings: of all pages, and by path. */
  page: 'page',
  /** Openings by the host they came from; the empty name is none. Those from pages of this site are not among them. */
  host: 'host',
  /** Openings by campaign, and forms that were taken from a page that was opened so; see `campaignSeparator`. */
  campaign: 'campaign',
  campaignLead: 'campaign-lead',
  /** Addresses that lead nowhere: all, under the empty name, and by name. */
  missing: 'missing',
  /** Searches that found nothing. */
  emptySearch: 'empty-search',
} as const
export type CountKind = (typeof countKind)[keyof typeof countKind]

/** Between the source, medium and name of a campaign; none of them can hold it. */
export const campaignSeparator = '\t'

/** How often something happened on a day. Nothing here is about whom it happened to. */
export interface DayCountRow {
  /** Like 2026-11-21, in UTC. */
  day: string
  kind: CountKind
  /** Path of a page that exists; empty for all pages. */
  path: string
  /** What was counted of its kind; empty for all of it. */
  name: string
  times: number
}

/** Tokens of the AI service that all visitors together used on a day. */
export interface UsedTokensRow {
  /** A day in UTC, like 2026-11-21: all that was used. With a purpose behind it, 2026-11-21 try-outs: that part of it. */
  day: string
  tokens: number
}

/** How often a result of the try-outs was shown, and how often somebody said that it fell flat. */
export interface ResultCountRow {
  /** A pattern's id with its line's number, an example's with its dryness, or the mechanism of a written result. */
  id: string
  shown: number
  flat: number
}

/** The same of a day. What was counted before days were kept is in the sums alone. */
export interface ResultDayCountRow extends ResultCountRow {
  /** Like 2026-11-21, in UTC. */
  day: string
}

/** How far somebody's place on a list is. */
export const subscriptionState = {
  /** On no list until a link in a letter is used. */
  pending: 'pending',
  /** Signed up where nothing was asked back: before mail was set, or with `DOUBLE_OPT_IN=off`. */
  unconfirmed: 'unconfirmed',
  confirmed: 'confirmed',
} as const
export type SubscriptionState = (typeof subscriptionState)[keyof typeof subscriptionState]

/** What is known of the consent behind a sign-up for a list. It goes with its submission. */
export interface SubscriptionRow {
  submission_id: string
  /** Name of the form that leads to the list. */
  list: string
  /** In lower case. */
  email: string
  /** See `addressHasher`. */
  address_hash: string
  state: SubscriptionState
  /** What the page said beside the field. Null for sign-ups from before it was kept. */
  wording: Generated<string | null>
  /** Path of the page that it was sent from, as the browser told it. */
  page: Generated<string | null>
  /** When the letter with the link was written. Null when there was none. */
  letter_at: Generated<string | null>
  confirmed_at: Generated<string | null>
}

/** An address that left or was erased: nobody else may sign it up again. The address can't be read from it. */
export interface DepartureRow {
  address_hash: string
  left_at: string
}

/** How an address went: erased with all that holds it, or taken off the lists. */
export const removalKind = { erased: 'erased', left: 'left' } as const
export type RemovalKind = (typeof removalKind)[keyof typeof removalKind]

/** Something that was taken away and has to stay so, also when an older copy of the database is restored. */
export interface RemovalRow {
  removed_at: string
  /** See `addressHasher`. */
  address_hash: string
  kind: RemovalKind
}

/** Where the running site has its list of removals, for the desk's commands, which may not have its settings. */
export interface RemovalListRow {
  path: string
  noted_at: string
}

/** That SQLite's file is to be rewritten, since something was removed whose bytes it may still hold. */
export interface FileRewriteRow {
  due_at: string
}

/** An address that somebody asked to have erased, until it was looked up whether anything is held of it. */
export interface EraseRequestRow {
  /** In lower case. */
  email: string
  asked_at: string
  /** Counts up with each time that it is asked for while it waits. */
  times: number
}

/** That this database was filled from another one by `desk move`, and with what. */
export interface MoveRow {
  moved_at: string
  /** Of all that was moved: while it is still the same, nobody has used this database since. */
  digest: string
}

/** An address that a mail server refused for good. */
export interface BounceRow {
  /** In lower case. */
  email: string
  /** The server's words. */
  reason: string
  bounced_at: string
}

/** How somebody got into the desk: by a link from the command line, or by one that was mailed. */
export type SignInWay = 'link' | 'mail'

/** A link into the desk, until it is used. */
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
  /** SHA-256 of what the browser's cookie holds. */
  token_hash: string
  who: string
  how: SignInWay
  /** What whoever signed in calls the browser. */
  browser: string
  created_at: string
  /** Of the last minute that it did something in. */
  seen_at: string
  /** Moves on with each use. */
  expires_at: string
}

/** Something that was done at the desk. Nothing here is a visitor's word or address. */
export interface DeskAuditRow {
  id: string
  at: string
  who: string
  /** A key of `auditActions`. */
  action: string
  /** Numbers of leads, names of channels and browsers. */
  subject: string
}

/** Where a running process has its desk, for the command that prints a link to it. */
export interface DeskListenerRow {
  url: string
  opened_at: string
}

/** How far a letter to many is that somebody writes at the desk. Whether all of it has arrived is told by its deliveries. */
export const announcementState = { draft: 'draft', sending: 'sending', stopped: 'stopped', left: 'left' } as const
export type AnnouncementState = (typeof announcementState)[keyof typeof announcementState]

/** A letter to many, from its first word on. */
export interface AnnouncementRow {
  id: string
  /** Whose draft it is, or who sent it, as the desk names them. */
  author: string
  kind: string
  subject: string
  text: string
  state: AnnouncementState
  /** What its letters' keys begin with. Null while it is a draft. */
  name: string | null
  changed_at: string
  /** What was tested, by the name that it would have; whom the test went to, and how many milliseconds that took. */
  tested_name: string | null
  tested_to: string | null
  tested_at: string | null
  tested_ms: number | null
  sent_at: string | null
  /** When the last of its letters was in the outbox. */
  queued_at: string | null
  /** How many it goes to. */
  total: number
  /** How many had it each time that it was stopped, with commas. */
  stops: string
  /** How many were left without it. */
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
