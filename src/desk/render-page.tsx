import '#styles/tokens.css'
import './desk.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Frame } from '#desk/shell-props.ts'
import type { View } from '#desk/views.ts'
import { LinkPage } from './auth/link-page.tsx'
import { SignInPage } from './auth/sign-in-page.tsx'
import { ProblemPage } from './problem-page.tsx'
import { AnnouncePage } from './screens/announce/announce-page.tsx'
import { AnnouncementPage } from './screens/announce/announcement-page.tsx'
import { ConfirmPage } from './screens/announce/confirm-page.tsx'
import { CommentsPage } from './screens/comments/comments-page.tsx'
import { DeadPage } from './screens/dead/dead-page.tsx'
import { FallsFlatPage } from './screens/falls-flat/falls-flat-page.tsx'
import { HealthPage } from './screens/health/health-page.tsx'
import { InboxPage } from './screens/inbox/inbox-page.tsx'
import { LeadPage } from './screens/inbox/lead-page.tsx'
import { KeysPage } from './screens/keys/keys-page.tsx'
import { NumbersPage } from './screens/numbers/numbers-page.tsx'
import { SpamPage } from './screens/spam/spam-page.tsx'
import { SubscribersPage } from './screens/subscribers/subscribers-page.tsx'

/** Renders a screen of the desk as a whole document. Its only script is the one that the frame names. */
export function renderPage(view: View, frame: Frame): string {
  return `<!doctype html>${renderToStaticMarkup(<Document view={view} frame={frame} />)}`
}

function Document({ view, frame }: { view: View; frame: Frame }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{titleOf(view, frame.product)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={frame.stylesheet} />
        <script type="module" src={frame.script} />
      </head>
      <body>
        <Screen view={view} frame={frame} />
      </body>
    </html>
  )
}

function titleOf(view: View, product: string): string {
  const names = {
    inbox: 'Inbox',
    lead: 'Lead',
    subscribers: 'Subscribers',
    announce: 'Announce',
    'announce-confirm': 'Announce',
    announcement: 'Announce',
    numbers: 'Numbers',
    flat: 'Falls flat',
    comments: 'Comments',
    spam: 'Spam',
    dead: 'Dead letters',
    health: 'Health',
    keys: 'Keys',
    'sign-in': 'Sign in',
    link: 'Sign in',
    problem: 'Desk',
  }
  const waiting = 'shell' in view ? (view.shell.waiting.inbox ?? 0) : 0
  return `${waiting > 0 ? `(${waiting}) ` : ''}${names[view.screen]} | ${product} desk`
}

function Screen({ view, frame }: { view: View; frame: Frame }) {
  switch (view.screen) {
    case 'sign-in':
      return <SignInPage view={view} product={frame.product} />
    case 'link':
      return <LinkPage view={view} product={frame.product} />
    case 'problem':
      return <ProblemPage view={view} product={frame.product} />
    case 'inbox':
      return <InboxPage view={view} frame={frame} />
    case 'lead':
      return <LeadPage view={view} frame={frame} />
    case 'subscribers':
      return <SubscribersPage view={view} frame={frame} />
    case 'announce':
      return <AnnouncePage view={view} frame={frame} />
    case 'announce-confirm':
      return <ConfirmPage view={view} frame={frame} />
    case 'announcement':
      return <AnnouncementPage view={view} frame={frame} />
    case 'numbers':
      return <NumbersPage view={view} frame={frame} />
    case 'flat':
      return <FallsFlatPage view={view} frame={frame} />
    case 'comments':
      return <CommentsPage view={view} frame={frame} />
    case 'spam':
      return <SpamPage view={view} frame={frame} />
    case 'dead':
      return <DeadPage view={view} frame={frame} />
    case 'keys':
      return <KeysPage view={view} frame={frame} />
    case 'health':
      return <HealthPage view={view} frame={frame} />
  }
}
