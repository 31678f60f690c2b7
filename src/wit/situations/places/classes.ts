import { type Situation, words } from '../situation.ts'

/** Fitness, classes, salons and appointments. */
export const classesSituations: readonly Situation[] = [
  {
    id: 'meeting-optional',
    thing: ['meeting', 'attendance', 'call', 'session', 'training', 'event'],
    anyKind: true,
    event: ['optional', 'voluntary'],
    when: ['now', 'coming'],
    unless: ['mandatory', 'donation', 'insurance'],
    why: 'It decodes "optional".',
    lines: [{ dryness: 'sandy', text: 'Absence will be interpreted generously.' }],
  },
  {
    id: 'meeting-mandatory',
    thing: words('meeting, attendance, training, session, course, safety training, orientation'),
    anyKind: true,
    event: ['mandatory', 'required', 'compulsory', 'require', 'obligatory'],
    when: ['now', 'coming'],
    unless: ['jury', 'court', 'fitness'],
    why: 'Looking interested is not in the rules.',
    lines: [{ dryness: 'sandy', text: 'Interest is recommended.' }],
  },
  {
    id: 'pets-welcome',
    thing: ['dog', 'pet', 'four legged friend', 'puppy'],
    anyKind: true,
    event: ['welcome', 'be welcome', 'allow', 'welcomed'],
    when: ['now', 'coming'],
    unless: words('not, adoption, shelter, service, fee, therapy, vet, veterinary, new, no'),
    why: 'The invitation is read from below.',
    lines: [
      { dryness: 'sandy', text: 'Owners may come along.' },
      { dryness: 'arid', text: 'Visitors on two legs are subject to the usual conditions.' },
    ],
  },
  {
    id: 'pets-not',
    thing: ['dog', 'pet', 'animal'],
    anyKind: true,
    event: ['allow', 'permit', 'welcome', 'permitted'],
    mood: 'any',
    negated: true,
    unless: words('service, assistance, guide, die, treat, medication, feed, eat'),
    why: 'They would be better behaved.',
    lines: [
      { dryness: 'sandy', text: 'We know that yours would have behaved.' },
      { dryness: 'arid', text: 'Exceptions have been requested with very large eyes.' },
    ],
  },
  {
    id: 'birds-fed',
    thing: words('bird, pigeon, duck, squirrel, fish, goose, swan, gull, animal, office fish, wildlife, fox, raccoon'),
    event: ['feed'],
    mood: 'any',
    negated: true,
    why: "The animals' side of the story is doubted.",
    lines: [{ dryness: 'crisp', text: 'They have eaten, whatever they say.' }],
  },
  {
    id: 'spa-package',
    thing: ['spa package', 'massage', 'facial', 'spa day', 'spa'],
    anyKind: true,
    event: ['include', 'offer', 'last', 'take', 'available'],
    when: ['now', 'coming'],
    unless: ['not', 'medical', 'injury', 'close', 'closed', 'budget', 'sold'],
    why: 'Rest is taken with one eye on the clock.',
    lines: [
      { dryness: 'crisp', text: 'You may fall asleep at your own pace.' },
      { dryness: 'arid', text: 'Thinking about work is allowed for the first five minutes.' },
    ],
  },
]
