import type { CommentContext } from '#desk/screens/comments/comments-props.ts'
import type { Action, Choice, Flash, Question, SentField, Shell, Tab } from '#desk/shell-props.ts'

export interface ShownDelivery {
  readonly id: string
  readonly to: string
  /** Tries, and what the receiver said. */
  readonly story: string
  readonly state: 'delivered' | 'waiting' | 'given up'
}

/** How far a lead is. */
export type LeadStateName = 'new' | 'handled' | 'archived'

export interface ShownNote {
  readonly id: string
  readonly text: string
  /** Who wrote it, and when. */
  readonly by: string
}

export interface LeadView {
  readonly id: string
  readonly state: LeadStateName
  readonly form: string
  /** Like Friday 20 November 2026, 09:41. */
  readonly when: string
  readonly name: string
  /** Answers of one line, and those with the writer's own line breaks. */
  readonly facts: readonly SentField[]
  readonly words: readonly SentField[]
  /** Why it is taken for spam; empty for a lead. */
  readonly reasons: readonly string[]
  /** Of a comment: where it stands, and whether it waits there. */
  readonly comment?: CommentContext & { readonly waits: boolean }
  readonly deliveries: readonly ShownDelivery[]
  /** Like 1 of 3 arrived. */
  readonly arrived: string
  readonly notes: readonly ShownNote[]
  /** Takes a note; none, where notes can't be kept. */
  readonly notePath?: string
  /** A note that could not be kept, given back. */
  readonly unkept?: string
  /** Until when it is kept. */
  readonly kept: string
  readonly actions: readonly Action[]
  /** Asks before it deletes, in the place of the actions. */
  readonly question?: Question
  readonly retryPath: string
  readonly pageHref: string
  /** The address that shows this, to come back to after an action. */
  readonly from: string
}

export interface InboxRow {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly preview: string
  readonly form: string
  /** UTC, like 09:41. */
  readonly time: string
  readonly open: boolean
  readonly state: LeadStateName
  /** Given up by some channel. */
  readonly undelivered: boolean
}

export interface Day {
  /** Like Today, Friday 20 November. */
  readonly name: string
  readonly rows: readonly InboxRow[]
}

export interface InboxView {
  readonly screen: 'inbox'
  readonly shell: Shell
  readonly strip?: Flash
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
    /** What was looked for, and how the text ends after it. */
    readonly sought?: readonly [words: string, end: string]
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
  readonly strip?: Flash
  readonly lead: LeadView
  /** The list that it is in. */
  readonly list: { readonly label: string; readonly href: string }
  /** Like 3 of 31. */
  readonly place?: string
  /** The leads before and after it in the list that it was opened from. */
  readonly newerHref?: string
  readonly olderHref?: string
}
