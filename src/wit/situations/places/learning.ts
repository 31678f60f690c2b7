import { type Situation, words } from '../situation.ts'

/** Schools, libraries, museums and courses. */
export const learningSituations: readonly Situation[] = [
  {
    id: 'training-video',
    thing: words('video, onboarding video, training video, safety video, tutorial, presentation, webinar'),
    anyKind: true,
    event: ['be', 'last', 'take', 'run'],
    when: ['now'],
    unless: words('start, live, late, available, free, parking, away, shop, wedding, ago, in, every, each'),
    with: ['minute', 'long', 'hour', 'skip'],
    why: 'A runtime is felt in the neck.',
    lines: [{ dryness: 'arid', text: 'The best part is believed to be near the end.' }],
  },
]
