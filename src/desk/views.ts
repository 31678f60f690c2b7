import type { AnnounceConfirmView, AnnouncementView, AnnounceView } from '#desk/announce/announce-view.ts'
import type { CommentsView } from '#desk/comments/comments-view.ts'
import type { DeadView } from '#desk/dead/dead-view.ts'
import type { FallsFlatView } from '#desk/falls-flat/falls-flat-view.ts'
import type { HealthView } from '#desk/health/health-view.ts'
import type { InboxView, LeadPageView } from '#desk/inbox/inbox-view.ts'
import type { NumbersView } from '#desk/numbers/numbers-view.ts'
import type { LinkView, SignInView } from '#desk/sign-in/sign-in-view.ts'
import type { SpamView } from '#desk/spam/spam-view.ts'
import type { SubscribersView } from '#desk/subscribers/subscribers-view.ts'
import type { Shell } from '#desk/view-parts.ts'

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

/** What each screen shows, ready to be drawn: the server decides, the pages only place. */
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
