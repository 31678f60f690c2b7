import type { CommentContext } from '#desk/screens/comments/comments-props.ts'
import type { Action, Choice, Flash, Question, SentField, Shell, Tab } from '#desk/shell-props.ts'

export interface ShownDelivery {
  readonly id: string
  readonly to: string
  /** Tries, and the receiver's answer. */
  readonly story: string
  readonly state: 'delivered' | 'waiting' | 'given up'
}

export type LeadStateName = 'new' | 'handled' | 'archived'

export interface ShownNote {
  readonly id: string
  readonly text: string
  /** Author and time. */
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
  /** Signs of spam; empty for a lead. */
  readonly reasons: readonly string[]
  /** For a comment: its place, and whether it waits for a decision. */
  readonly comment?: CommentContext & { readonly waits: boolean }
  readonly deliveries: readonly ShownDelivery[]
  /** Like 1 of 3 arrived. */
  readonly arrived: string
  readonly notes: readonly ShownNote[]
  /** Address that saves a note; absent where notes can't be saved. */
  readonly notePath?: string
  /** A note that could not be saved, for another try. */
  readonly unkept?: string
  /** The end of its retention, in words. */
  readonly kept: string
  readonly actions: readonly Action[]
  /** The question before a deletion, in the place of the actions. */
  readonly question?: Question
  readonly retryPath: string
  readonly pageHref: string
  /** The address of this view, to come back to after an action. */
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
  /** Whether a channel has given it up. */
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
  readonly flash?: Flash
  readonly filter: { readonly q: string; readonly form: string; readonly from: string; readonly state: string }
  readonly forms: readonly Choice[]
  readonly sinces: readonly Choice[]
  readonly tabs: readonly Tab[]
  readonly days: readonly Day[]
  /** Like 1,274 leads. */
  readonly count: string
  readonly csvHref: string
  readonly olderHref?: string
  /** The message of an empty list. */
  readonly nothing?: {
    readonly title: string
    readonly text: string
    /** The searched words, and the rest of the sentence after them. */
    readonly sought?: readonly [words: string, end: string]
    readonly way?: { readonly label: string; readonly href: string }
  }
  /** Actions for the selected leads. */
  readonly bulk: readonly Action[]
  /** The question before several leads are deleted. */
  readonly question?: {
    readonly text: string
    readonly ids: readonly string[]
    readonly path: string
    readonly keepHref: string
  }
  readonly lead?: LeadView
  /** Whether the address names the lead: on a narrow window it then replaces the list. */
  readonly chosen: boolean
  /** The leads before and after the chosen one. */
  readonly turn?: { readonly newerHref?: string; readonly olderHref?: string }
  /** The address of this view. */
  readonly here: string
  /** The address that the script polls for new leads. */
  readonly newsHref: string
  readonly newerHref?: string
}

export interface LeadPageView {
  readonly screen: 'lead'
  readonly shell: Shell
  readonly flash?: Flash
  readonly lead: LeadView
  /** The list that contains it. */
  readonly list: { readonly label: string; readonly href: string }
  /** Like 3 of 31. */
  readonly place?: string
  /** The leads before and after it in the list that it was opened from. */
  readonly newerHref?: string
  readonly olderHref?: string
}
