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
