import { type Situation, words } from '../situation.ts'

/** Marketing: campaigns, posts, launches and pages. */
export const marketingSituations: readonly Situation[] = [
  {
    id: 'click-here',
    thing: ['button', 'link', 'here', 'banner'],
    event: ['click', 'press', 'tap', 'push', 'follow'],
    mood: 'request',
    unless: words(
      'phishing, suspicious, emergency, fire, alarm, panic, not, unsubscribe, password, elevator, floor, verify, account, bank, walk, self',
    ),
    why: 'A click is a small effort.',
    lines: [{ dryness: 'arid', text: 'The finger returns to you immediately afterward.' }],
  },
]
