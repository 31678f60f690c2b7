/** What each screen of the desk shows, ready to be drawn: the server decides, these pages only place. */

import type { BarsView, BudgetView, MatrixView, PeriodRow, RankingView } from './numbers/numbers-view.ts'

/** Where the bundle's files are, and what the site is called. */
export interface Frame {
  readonly stylesheet: string
  readonly script: string
  readonly product: string
  readonly siteUrl: string
}

/** Screens that the rail leads to. */
export type ScreenName =
  | 'inbox'
  | 'comments'
  | 'spam'
  | 'dead'
  | 'subscribers'
  | 'announce'
  | 'numbers'
  | 'flat'
  | 'health'

/** What the rail says. */
export interface Shell {
  readonly active: ScreenName | 'keys'
  readonly who: string
  /** How much waits at a screen; nothing, where nothing does. */
  readonly waiting: Readonly<Partial<Record<ScreenName, number>>>
}

/** A strip that says what was just done, or what went wrong. */
export interface Strip {
  readonly kind: 'done' | 'trouble' | 'notice' | 'busy'
  readonly text: string
  /** The way on. */
  readonly link?: { readonly label: string; readonly href: string }
  /** The way back: a button that posts. */
  readonly press?: { readonly label: string; readonly path: string }
}

export interface SignInView {
  readonly screen: 'sign-in'
  readonly state: 'ways' | 'used' | 'sent' | 'limit'
  /** Whether links are mailed; else which settings would add it. */
  readonly mail: boolean
  readonly missing: readonly string[]
  /** UTC, like 10:15: until when a mailed link works, or mail stays closed. */
  readonly until?: string
  /** What is wrong with the address, as it was typed. */
  readonly problem?: { readonly email: string; readonly message: string }
}

export interface LinkView {
  readonly screen: 'link'
  readonly token: string
  /** A name for the browser, to be changed. */
  readonly browser: string
}

export interface Delivery {
  readonly id: string
  readonly to: string
  /** Tries, and what the receiver said. */
  readonly story: string
  readonly state: 'delivered' | 'waiting' | 'given up'
}

/** One answer of a form. */
export interface Answer {
  readonly label: string
  /** Empty when it was left so. */
  readonly text: string
  readonly href?: string
  /** In place of a text. */
  readonly links?: readonly { readonly label: string; readonly href: string }[]
}

/** How far a lead is. */
export type LeadState = 'new' | 'handled' | 'archived'

/** Something that a button does. */
export interface Action {
  readonly label: string
  /** What is posted, and where to. */
  readonly path: string
  readonly verb?: string
  readonly kind: 'primary' | 'outline' | 'bare'
  readonly grave?: boolean
  /** The key that does the same. */
  readonly key?: string
  /** A page that asks first, or an address for another program, in place of a post. */
  readonly opens?: boolean
}

export interface Note {
  readonly id: string
  readonly text: string
  /** Who wrote it, and when. */
  readonly by: string
}

export interface LeadView {
  readonly id: string
  readonly state: LeadState
  readonly form: string
  /** Like Friday 20 November 2026, 09:41. */
  readonly when: string
  readonly name: string
  /** Answers of one line, and those with the writer's own line breaks. */
  readonly facts: readonly Answer[]
  readonly words: readonly Answer[]
  readonly deliveries: readonly Delivery[]
  /** Like 1 of 3 arrived. */
  readonly arrived: string
  readonly notes: readonly Note[]
  /** Takes a note; none, where notes can't be kept. */
  readonly notePath?: string
  /** A note that could not be kept, given back. */
  readonly unkept?: string
  /** Until when it is kept. */
  readonly kept: string
  readonly actions: readonly Action[]
  /** Asks before it deletes, in the place of the actions. */
  readonly question?: { readonly text: string; readonly path: string; readonly keepHref: string }
  readonly retryPath: string
  readonly pageHref: string
  /** The address that shows this, to come back to after an action. */
  readonly from: string
}

export interface Row {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly preview: string
  readonly form: string
  /** UTC, like 09:41. */
  readonly time: string
  readonly open: boolean
  readonly state: LeadState
  /** Given up by some channel. */
  readonly undelivered: boolean
}

export interface Day {
  /** Like Today, Friday 20 November. */
  readonly name: string
  readonly rows: readonly Row[]
}

export interface Choice {
  readonly value: string
  readonly label: string
}

export interface Tab {
  readonly label: string
  readonly href: string
  readonly count?: number
  readonly active: boolean
}

export interface InboxView {
  readonly screen: 'inbox'
  readonly shell: Shell
  readonly strip?: Strip
  readonly filter: { readonly q: string; readonly form: string; readonly from: string; readonly state: string }
  readonly forms: readonly Choice[]
  readonly sinces: readonly Choice[]
  readonly tabs: readonly Tab[]
  readonly days: readonly Day[]
  /** Like 1,274 leads. */
  readonly count: string
  readonly csvHref: string
  readonly olderHref?: string
  /** Says what was looked for, when there is nothing to show. */
  readonly nothing?: {
    readonly title: string
    readonly text: string
    readonly way?: { readonly label: string; readonly href: string }
  }
  /** What can be done with several at once. */
  readonly bulk: readonly Action[]
  /** Asks before it deletes several. */
  readonly question?: {
    readonly text: string
    readonly ids: readonly string[]
    readonly path: string
    readonly keepHref: string
  }
  readonly lead?: LeadView
  /** Whether the address names the lead: on a narrow window it then takes the list's place. */
  readonly chosen: boolean
  /** The leads before and after the chosen one. */
  readonly turn?: { readonly newerHref?: string; readonly olderHref?: string }
  /** The address that shows this. */
  readonly here: string
  /** Asks for what arrived since the page was made. */
  readonly newsHref: string
  readonly newerHref?: string
}

export interface LeadPageView {
  readonly screen: 'lead'
  readonly shell: Shell
  readonly strip?: Strip
  readonly lead: LeadView
  readonly listHref: string
  /** The leads before and after it in the list that it was opened from. */
  readonly newerHref?: string
  readonly olderHref?: string
}

export interface Check {
  readonly name: string
  readonly word: 'Fine' | 'Look' | 'Late' | 'Off' | 'Not known'
  readonly value: string
  readonly line: string
  /** From 0 to 1, for what fills up. */
  readonly meter?: number
}

export interface SessionRow {
  readonly id: string
  readonly browser: string
  readonly who: string
  readonly how: string
  readonly since: string
  readonly seen: string
  readonly own: boolean
}

export interface AuditRow {
  readonly id: string
  readonly when: string
  readonly who: string
  readonly what: string
  readonly subject: string
}

export interface HealthView {
  readonly screen: 'health'
  readonly shell: Shell
  readonly strip: Strip
  /** UTC, like 10:31:08. */
  readonly lookedAt: string
  readonly checks: readonly Check[]
  readonly sessions: readonly SessionRow[]
  /** Asks before it ends all other sessions. */
  readonly asks: boolean
  readonly audit: readonly AuditRow[]
  readonly olderHref?: string
  readonly auditMonths: number
}

export interface SubscriberRow {
  readonly id: string
  /** None of whoever left. */
  readonly email?: string
  readonly state: 'confirmed' | 'pending' | 'unconfirmed' | 'left'
  readonly list: string
  /** Like 20 November 2026 08:31. */
  readonly signedUp: string
  /** Like 08:33, or Not yet. */
  readonly confirmed: string
  /** Opens the evidence, or closes it; none where nothing is kept. */
  readonly evidenceHref?: string
  readonly evidence?: EvidenceView
}

/** A line of the evidence. */
export interface EvidenceFact {
  readonly label: string
  readonly text: string
  /** The whole of it, as it stood. */
  readonly whole?: string
}

export interface EvidenceView {
  readonly facts: readonly EvidenceFact[]
  readonly saveHref: string
  readonly leaveHref: string
  readonly eraseHref: string
  /** Asks first, in the place of the actions. */
  readonly question?: { readonly text: string; readonly yes: string; readonly path: string; readonly keepHref: string }
}

export interface SubscribersView {
  readonly screen: 'subscribers'
  readonly shell: Shell
  readonly strip?: Strip
  /** Why sign-ups are not asked back. */
  readonly unasked?: string
  readonly tabs: readonly Tab[]
  readonly filter: { readonly q: string; readonly list: string; readonly state: string }
  readonly lists: readonly Choice[]
  readonly rows: readonly SubscriberRow[]
  /** Like 1 to 50 of 1,431. */
  readonly count: string
  readonly csvHref: string
  readonly newerHref?: string
  readonly olderHref?: string
  /** In the place of the table. */
  readonly nothing?: { readonly title: string; readonly text: string; readonly way?: { label: string; href: string } }
  /** The address that shows this. */
  readonly here: string
}

/** A letter to many that was sent. */
export interface PastAnnouncement {
  readonly href: string
  readonly subject: string
  readonly when: string
  readonly how: string
}

/** The letter as it arrives. */
export interface LetterPreview {
  readonly part: 'plain' | 'html'
  readonly from: string
  readonly to: string
  readonly subject: string
  /** The plain part, and what is put below it. */
  readonly text: string
  readonly end: string
  /** The HTML part. */
  readonly wordmark: string
  readonly title: string
  readonly blocks: readonly string[]
  readonly small: readonly { readonly text: string; readonly isLink?: boolean }[]
}

export interface AnnounceView {
  readonly screen: 'announce'
  readonly shell: Shell
  readonly strip?: Strip
  /** Settings without which nothing can be sent. */
  readonly missing?: string
  readonly step: 'write' | 'test'
  readonly kinds: readonly Choice[]
  readonly draft: { readonly kind: string; readonly subject: string; readonly text: string }
  readonly longest: { readonly subject: number; readonly text: number }
  /** Like 56 of 78 characters. */
  readonly count: string
  readonly problem?: { readonly field: 'subject' | 'text'; readonly message: string }
  readonly testTo?: string
  /** Says that a test letter of exactly this text was delivered. */
  readonly tested?: string
  readonly people: number
  readonly canSend: boolean
  readonly preview: LetterPreview
  readonly past: readonly PastAnnouncement[]
}

export interface AnnounceConfirmView {
  readonly screen: 'announce-confirm'
  readonly shell: Shell
  readonly subject: string
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  /** What has to be typed. */
  readonly number: string
  readonly label: string
  readonly typed: string
  readonly problem?: string
}

export interface LetterRow {
  readonly id: string
  readonly email: string
  readonly state: 'delivered' | 'given up' | 'waiting'
  readonly said: string
  readonly tries: number
  readonly at: string
}

export interface AnnouncementView {
  readonly screen: 'announcement'
  readonly shell: Shell
  readonly id: string
  readonly state: 'sending' | 'stopped' | 'sent' | 'left'
  readonly subject: string
  readonly strip?: Strip
  readonly delivered: number
  readonly total: number
  /** In a hundred of all. */
  readonly parts: { readonly delivered: number; readonly givenUp: number }
  readonly tallies: readonly { readonly count: number; readonly text: string; readonly grave?: boolean }[]
  readonly givenUp: number
  readonly said: string
  readonly tabs: readonly Tab[]
  readonly filter: { readonly q: string; readonly state: string }
  readonly rows: readonly LetterRow[]
  readonly count: string
  readonly csvHref: string
  readonly newerHref?: string
  readonly olderHref?: string
  readonly here: string
}

export interface NumbersView {
  readonly screen: 'numbers'
  readonly shell: Shell
  readonly ranges: readonly Tab[]
  /** The range that the address names; empty: the one that needs no name. */
  readonly range: string
  readonly page: string
  readonly pages: readonly Choice[]
  readonly csvHref: string
  readonly total: number
  /** Like openings, 22 October to 20 November. */
  readonly sentence: string
  readonly compared?: string
  readonly legend: { readonly unit: string; readonly soFar: string; readonly before?: string }
  readonly openings: BarsView
  readonly period: string
  readonly periods: readonly PeriodRow[]
  readonly leads: { readonly title: string; readonly total: number; readonly bars: BarsView }
  readonly leadsByForm: RankingView
  readonly matrix?: MatrixView
  readonly rankings: readonly RankingView[]
  readonly budget?: BudgetView
  /** Months that it is kept for. */
  readonly months: number
}

/** A line of the try-outs that fell flat. */
export interface FlatRow {
  readonly id: string
  readonly text: string
  /** The text is only its name: the line fills in what was typed. */
  readonly isName: boolean
  readonly kind: string
  /** Like 21.9. */
  readonly perHundred: string
  /** In a hundred of the first row's. */
  readonly bar: number
  readonly flat: string
  readonly shown: string
}

export interface FallsFlatView {
  readonly screen: 'flat'
  readonly shell: Shell
  readonly kinds: readonly Choice[]
  readonly kind: string
  readonly rows: readonly FlatRow[]
  /** All of it in a sentence; empty while nothing was shown. */
  readonly overall: string
  readonly leastShown: number
}

export interface KeysView {
  readonly screen: 'keys'
  readonly shell: Shell
}

export interface ProblemView {
  readonly screen: 'problem'
  readonly title: string
  readonly message: string
  readonly link: { readonly label: string; readonly href: string }
}

/** A question that is asked before something is deleted, in the place of the buttons. */
export interface Question {
  readonly text: string
  readonly path: string
  readonly keepHref: string
  /** What is posted with the answer. */
  readonly posts: readonly (readonly [name: string, value: string])[]
}

/** What screens have in common that list one thing below the other, each with its own buttons. */
export interface ItemsView {
  readonly shell: Shell
  readonly strip?: Strip
  /** The address that shows this. */
  readonly here: string
  /** The item that comes next after an action. */
  readonly at?: string
}

/** A suspect of spam. */
export interface Suspect {
  readonly id: string
  readonly name: string
  /** Address, form and time. */
  readonly meta: readonly string[]
  readonly words: string
  /** Everything that was filled in. */
  readonly facts: readonly Answer[]
  /** Why it is a suspect. */
  readonly reasons: readonly string[]
  readonly askHref: string
  readonly question?: Question
}

export interface SpamView extends ItemsView {
  readonly screen: 'spam'
  readonly suspects: readonly Suspect[]
  /** Like 4 suspects. Deleted by themselves after 730 days. */
  readonly count: string
  readonly askAllHref: string
  /** Asks before it deletes all that are shown. */
  readonly question?: Question
}

/** A delivery that was given up. */
export interface DeadLetter {
  readonly id: string
  /** Who sent the lead, or whom the letter was for. */
  readonly name: string
  /** Form, or the kind of letter. */
  readonly form: string
  /** The lead; a letter of the site's own has no page. */
  readonly openHref?: string
  /** What it means, and whether trying again can help. */
  readonly meaning: string
  readonly helps: boolean
  /** The receiver's last words. */
  readonly said?: string
  readonly way: string
  /** Like 10 tries, 16 to 19 November. */
  readonly tries: string
  readonly askHref: string
  readonly question?: Question
}

export interface DeadView extends ItemsView {
  readonly screen: 'dead'
  readonly letters: readonly DeadLetter[]
}

/** A comment that stands on the post before or after another one. */
export interface Neighbor {
  readonly name: string
  readonly when: string
  readonly words: string
  /** Takes it off its post; none for what the build has put there. */
  readonly id?: string
}

export interface CommentItem {
  readonly id: string
  /** Empty when it was not said. */
  readonly name: string
  /** Address, telephone, website and time. */
  readonly meta: readonly string[]
  readonly words: string
  readonly before?: Neighbor
  readonly after?: Neighbor
  readonly post: string
  readonly postHref?: string
  /** Like Third comment of 3. */
  readonly place?: string
  /** What the first button does, as seen on the post. */
  readonly effect: string
  readonly actions: readonly Action[]
}

export interface CommentsView extends ItemsView {
  readonly screen: 'comments'
  readonly status: 'new' | 'approved' | 'rejected'
  readonly tabs: readonly Tab[]
  /** Keys and titles of posts; none, where they are not known. */
  readonly posts: readonly Choice[]
  readonly post: string
  readonly comments: readonly CommentItem[]
  readonly nothing: string
  readonly note: string
}

export type View =
  | SignInView
  | LinkView
  | InboxView
  | LeadPageView
  | SubscribersView
  | AnnounceView
  | AnnounceConfirmView
  | AnnouncementView
  | NumbersView
  | FallsFlatView
  | CommentsView
  | SpamView
  | DeadView
  | HealthView
  | KeysView
  | ProblemView
