import { type Situation, words } from '../situation.ts'

/** What products are said to be. */
export const claimsSituations: readonly Situation[] = [
  {
    id: 'fast',
    thing: words(
      'charger, printer, app, website, software, delivery, internet, connection, laptop, platform, browser, tool, service, checkout, support, processor',
    ),
    anyKind: true,
    event: ['fast', 'be fast', 'faster', 'load', 'charge', 'lightning fast'],
    when: ['now', 'coming'],
    unless: words('not, slow, food, furious, hold, break, fail, steadfast, clock'),
    with: ['fast', 'faster', 'second', 'quick'],
    why: 'Time saved is spent at once.',
    lines: [
      { dryness: 'crisp', text: 'You will have less time to look out of the window.' },
      { dryness: 'arid', text: 'The usual sigh while waiting has been shortened accordingly.' },
    ],
  },
]
