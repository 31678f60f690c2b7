import { type Situation, words } from '../situation.ts'

/** Calls, microphones and what is recorded. */
export const callsSituations: readonly Situation[] = [
  {
    id: 'mic-muted',
    thing: ['microphone', 'mic', 'line', 'audio'],
    anyKind: true,
    event: ['mute'],
    mood: 'any',
    unless: ['product', 'color', 'dog'],
    why: 'The most common sentence of our time goes unsaid.',
    lines: [{ dryness: 'crisp', text: 'Your best point will be made before you unmute.' }],
  },
  {
    id: 'sync-wanted',
    thing: words('sync, call, chat, quick call, meeting, catch up, quick chat, conversation'),
    event: ['schedule', 'set up', 'hop', 'have', 'book', 'arrange', 'find'],
    when: ['now', 'coming'],
    wished: true,
    unless: ['room', 'customer', 'class', 'court'],
    with: ['like', 'love', 'let', 'could', 'can'],
    why: 'A quick call is booked as seriously as a long one.',
    lines: [
      { dryness: 'crisp', text: 'The first five minutes are for weather.' },
      { dryness: 'arid', text: 'Small talk is included and cannot be ordered separately.' },
    ],
  },
  {
    id: 'camera-on',
    rank: 'first',
    thing: ['camera', 'webcam'],
    anyKind: true,
    event: ['turn on', 'turn', 'keep on', 'keep', 'switch on'],
    mood: 'request',
    unless: words(
      'security, set, roll, surveillance, product, demand, watch, tutorial, homepage, youtube, website, warranty, phone, drone, car, film, off, trail, traffic',
    ),
    with: ['on'],
    why: 'The upper half is what counts.',
    lines: [
      { dryness: 'arid', text: 'Bookshelves will be assumed to have been read.' },
      { dryness: 'sandy', text: 'From the shoulders up is sufficient.' },
    ],
  },
  {
    id: 'missed-call',
    rank: 'first',
    thing: ['call', 'phone call'],
    anyKind: true,
    event: ['miss'],
    when: ['past'],
    before: ['your', 'my'],
    unless: words("deadline, never, court, emergency, team, meeting, conference, doctor, doctor's, payment"),
    why: 'Two phones, one silence.',
    lines: [{ dryness: 'sandy', text: 'We can now take turns missing each other.' }],
  },
]
