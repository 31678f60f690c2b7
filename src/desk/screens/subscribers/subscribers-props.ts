import type { Choice, Flash, Shell, Tab } from '#desk/shell-props.ts'

export interface SubscriberRow {
  readonly id: string
  /** Absent for an address that left. */
  readonly email?: string
  readonly state: 'confirmed' | 'pending' | 'unconfirmed' | 'left'
  readonly list: string
  /** Like 20 November 2026 08:31. */
  readonly signedUp: string
  /** Like 08:33, or Not yet. */
  readonly confirmed: string
  /** Opens or closes the evidence; absent where none is kept. */
  readonly evidenceHref?: string
  readonly evidence?: EvidenceView
}

/** A line of the evidence. */
export interface EvidenceFact {
  readonly label: string
  readonly text: string
  /** The full original text. */
  readonly whole?: string
}

export interface EvidenceView {
  readonly facts: readonly EvidenceFact[]
  readonly saveHref: string
  readonly leaveHref: string
  readonly eraseHref: string
  /** The question before an action, in the place of the actions. */
  readonly question?: { readonly text: string; readonly yes: string; readonly path: string; readonly keepHref: string }
}

export interface SubscribersView {
  readonly screen: 'subscribers'
  readonly shell: Shell
  readonly flash?: Flash
  /** Why sign-ups get no confirmation letter. */
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
  /** Replaces the empty table. */
  readonly nothing?: { readonly title: string; readonly text: string; readonly way?: { label: string; href: string } }
  /** The address of this view. */
  readonly here: string
}
