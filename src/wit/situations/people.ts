import { type Situation, words } from './situation.ts'

/** HR: leave, timesheets, training, hiring. */
export const peopleSituations: readonly Situation[] = [
  {
    id: 'on-vacation',
    thing: ['i'],
    event: words(
      'on vacation, on holiday, on annual leave, on pto, out of office, out of the office, away from my desk, out',
    ),
    when: ['now', 'coming'],
    unless: words('sick, medical, parental, maternity, paternity, family, bereavement, stock, hours'),
    with: ['vacation', 'holiday', 'pto', 'office', 'leave', 'desk'],
    why: 'The reply that does not come is described honestly.',
    lines: [
      { dryness: 'sandy', text: 'Urgent matters are encouraged to become less so.' },
      { dryness: 'crisp', text: 'The inbox is working without me.' },
      { dryness: 'arid', text: 'Anything that can wait is asked to practice.' },
    ],
  },
  {
    id: 'out-of-office-set',
    thing: words(
      'out-of-office, out-of-office reply, out-of-office message, out of office, out of office reply, out of office message, away message, auto reply, automatic reply',
    ),
    event: ['set', 'turn on', 'turn', 'activate', 'set up', 'enable'],
    mood: 'any',
    unless: ['parental', 'sick'],
    why: "The message does the work that we don't.",
    lines: [
      { dryness: 'sandy', text: 'It will be the most reliable member of the team.' },
      { dryness: 'crisp', text: 'It answers faster than any of us.' },
    ],
  },
  {
    id: 'open-enrollment',
    thing: words(
      'enrollment, open enrollment, benefit enrollment, benefits enrollment, enrolment, registration, sign up, signup',
    ),
    anyKind: true,
    event: ['open', 'close', 'end', 'begin', 'start'],
    when: ['now', 'coming'],
    unless: ['medicare', 'medicaid', 'voter', 'vote', 'school', 'disability', 'clinic'],
    why: 'Most people sign up at the end of it.',
    lines: [
      { dryness: 'sandy', text: 'Most of it will happen on the last evening.' },
      { dryness: 'crisp', text: 'The last hour is the popular one.' },
    ],
  },
  {
    id: 'promoted',
    thing: ['i', 'she', 'he'],
    event: ['promote', 'become', 'be promoted'],
    when: ['past', 'now'],
    unless: ['not', 'product', 'brand', 'war'],
    with: words(
      'senior, manager, director, lead, head, associate, supervisor, vice, partner, chief, president, coordinator',
    ),
    why: 'The title grows faster than the day.',
    lines: [{ dryness: 'crisp', text: 'The chair is the same height.' }],
  },
  {
    id: 'remote-day',
    thing: ['we', 'team', 'office', 'our team'],
    event: words('work remote, work remotely, remote, work from home, remote first, fully remote'),
    when: ['now', 'coming'],
    unless: ['sick', 'snow', 'storm', 'weather', 'control'],
    with: ['remote', 'remotely', 'home'],
    why: 'The commute shrinks to a hallway.',
    lines: [
      { dryness: 'sandy', text: 'The commute will be blocked only by laundry.' },
      { dryness: 'arid', text: 'Traffic is expected between the bed and the desk.' },
    ],
  },
]
