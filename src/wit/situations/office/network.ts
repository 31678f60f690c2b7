import { type Situation, words } from '../situation.ts'

/** Wi-Fi, the network and the website. */
export const networkSituations: readonly Situation[] = [
  {
    id: 'wifi-free',
    thing: ['wifi', 'wi fi', 'internet'],
    anyKind: true,
    event: ['free', 'complimentary', 'include', 'available', 'offer'],
    when: ['now', 'coming'],
    unless: ['slow', 'down', 'speed'],
    why: 'It says what free Wi-Fi costs.',
    lines: [{ dryness: 'arid', text: 'Eye contact remains available as a backup.' }],
  },
  {
    id: 'website-down',
    thing: words('website, site, web site, page, portal, web page, online store, web shop, shop, booking system'),
    anyKind: true,
    event: ['down', 'offline', 'go down', 'unavailable', 'crash', 'out of service'],
    when: ['now', 'past'],
    unless: ['scroll', 'walk', 'street', 'roof', 'sick'],
    why: 'An error page is read for what it is.',
    lines: [
      { dryness: 'sandy', text: 'The error page has had its best day.' },
      { dryness: 'crisp', text: 'Refreshing harder is not a setting.' },
    ],
  },
  {
    id: 'wifi-slow',
    rank: 'first',
    thing: words('wifi, wi fi, internet, network, internet connection, wifi connection'),
    anyKind: true,
    event: ['slow', 'spotty', 'unstable', 'patchy'],
    when: ['now'],
    unless: ['team', 'not', 'social', 'speed', 'upgrade'],
    why: 'It finds one thing a bad connection lets you do.',
    lines: [{ dryness: 'sandy', text: 'You may finally read what is already open.' }],
  },
  {
    id: 'wifi-down',
    rank: 'first',
    thing: ['wifi', 'wi fi', 'internet'],
    anyKind: true,
    event: ['down', 'out', 'offline', 'go down'],
    when: ['now', 'past'],
    unless: ['storm', 'back', 'fix', 'repair', 'up', 'restore'],
    why: 'The unfinished page keeps its reader.',
    lines: [{ dryness: 'crisp', text: 'Conversation is available at full speed.' }],
  },
  {
    id: 'wifi-back',
    thing: ['wifi', 'wi fi', 'internet', 'network', 'vpn', 'connection'],
    anyKind: true,
    event: words('back, restore, back up, fix, repair, back online, up again, running again'),
    when: ['past', 'now'],
    unless: ['not', 'will', 'slow', 'soon', 'shortly', 'when', 'until'],
    why: 'The outage had quiet benefits.',
    lines: [{ dryness: 'sandy', text: 'The tabs you had open are now loading all at the same time.' }],
  },
  {
    id: 'website-maintenance',
    thing: words(
      'website, site, web site, portal, app, system, platform, online banking, booking system, intranet, server, website server',
    ),
    anyKind: true,
    event: ['unavailable', 'offline', 'down', 'maintain', 'restart'],
    when: ['coming'],
    unless: words(
      'building, construction, heating, police, water, irrigation, security, permanently, forever, not, emergency, phone, alarm, badge, hvac, cooling, sprinkler, lighting',
    ),
    why: 'People who notice maintenance at night learn about themselves.',
    lines: [{ dryness: 'arid', text: 'Looking out of the window is supported in all browsers.' }],
  },
]
