import type { Choice, Flash, Shell, Tab } from '#desk/shell-props.ts'

/** A broadcast that was sent. */
export interface PastAnnouncement {
  readonly href: string
  readonly subject: string
  readonly when: string
  readonly how: string
}

/** The letter as its readers get it. */
export interface LetterPreview {
  readonly part: 'plain' | 'html'
  readonly from: string
  readonly to: string
  readonly subject: string
  /** The plain text part, and its footer. */
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
  readonly flash?: Flash
  /** Settings that are needed to send. */
  readonly missing?: string
  readonly step: 'write' | 'test'
  readonly kinds: readonly Choice[]
  readonly draft: { readonly kind: string; readonly subject: string; readonly text: string }
  readonly longest: { readonly subject: number; readonly text: number }
  /** Like 56 of 78 characters. */
  readonly count: string
  readonly problem?: { readonly field: 'subject' | 'text'; readonly message: string }
  readonly testTo?: string
  /** The message that a test letter of exactly this text was delivered. */
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
  /** The number to type. */
  readonly number: string
  readonly label: string
  readonly typed: string
  readonly problem?: string
}

export interface BroadcastLetterRow {
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
  readonly flash?: Flash
  readonly delivered: number
  readonly total: number
  /** Percent of all letters. */
  readonly parts: { readonly delivered: number; readonly givenUp: number }
  readonly tallies: readonly { readonly count: number; readonly text: string; readonly failed?: boolean }[]
  readonly givenUp: number
  /** How many addresses their mail servers do not know, in words; empty for zero. */
  readonly refused: string
  readonly said: string
  readonly tabs: readonly Tab[]
  readonly filter: { readonly q: string; readonly state: string }
  readonly rows: readonly BroadcastLetterRow[]
  readonly count: string
  readonly csvHref: string
  readonly newerHref?: string
  readonly olderHref?: string
  readonly here: string
}
