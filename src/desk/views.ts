import type { LinkView, SignInView } from '#desk/auth/sign-in-props.ts'
import type { AnnounceConfirmView, AnnouncementView, AnnounceView } from '#desk/screens/announce/announce-props.ts'
import type { CommentsView } from '#desk/screens/comments/comments-props.ts'
import type { DeadView } from '#desk/screens/dead/dead-props.ts'
import type { FallsFlatView } from '#desk/screens/falls-flat/falls-flat-props.ts'
import type { HealthView } from '#desk/screens/health/health-props.ts'
import type { InboxView, LeadPageView } from '#desk/screens/inbox/inbox-props.ts'
import type { NumbersView } from '#desk/screens/numbers/numbers-props.ts'
import type { SpamView } from '#desk/screens/spam/spam-props.ts'
import type { SubscribersView } from '#desk/screens/subscribers/subscribers-props.ts'
import type { Shell } from '#desk/shell-props.ts'

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

/** The data of each screen, ready to render: the server decides, the pages only place. */
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
