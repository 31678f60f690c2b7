import { type Situation, words } from './situation.ts'

/** Computers, passwords and what runs on them. */
export const itHelpSituations: readonly Situation[] = [
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
    id: 'login-fails',
    thing: ['login', 'sign in', 'password', 'sign on', 'log in'],
    anyKind: true,
    event: ['fail', 'reject', 'not work', 'incorrect', 'wrong', 'invalid'],
    when: ['now', 'past'],
    unless: ['fraud', 'suspicious'],
    why: 'The password was right in another decade.',
    lines: [{ dryness: 'arid', text: 'Typing the same thing slower rarely changes it.' }],
  },
  {
    id: 'phishing',
    thing: ['link', 'attachment', 'email', 'suspicious email', 'suspicious link'],
    anyKind: true,
    event: ['click', 'open', 'answer', 'forward', 'reply'],
    mood: 'any',
    negated: true,
    unless: ['here', 'lost', 'victim'],
    with: ['suspicious', 'phishing', 'phish', 'unknown', 'scam'],
    why: 'Greed is the lesson; the line puts it straight.',
    lines: [{ dryness: 'crisp', text: 'Princes write less often than one would think.' }],
  },
  {
    id: 'spreadsheet',
    thing: ['spreadsheet', 'excel file', 'worksheet', 'excel sheet', 'workbook'],
    anyKind: true,
    event: ['have', 'contain', 'crash', 'grow', 'freeze'],
    when: ['now', 'past'],
    why: 'Spreadsheets grow until they run something.',
    lines: [
      { dryness: 'sandy', text: 'It started as a list.' },
      { dryness: 'crisp', text: 'Scroll right with care.' },
      { dryness: 'arid', text: 'It began, as they all do, as a short list.' },
    ],
  },
]
