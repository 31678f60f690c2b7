import { type Situation, words } from '../situation.ts'

/** Customer support, freelancing and agencies. */
export const serviceSituations: readonly Situation[] = [
  {
    id: 'chatbot',
    thing: ['chatbot', 'chat bot', 'virtual assistant', 'digital assistant', 'bot'],
    anyKind: true,
    event: ['answer', 'help', 'available', 'be', 'launch', 'learn'],
    when: ['now', 'coming', 'past'],
    unless: ['not'],
    why: 'A machine is awake, and it shows the human hours.',
    lines: [{ dryness: 'arid', text: 'It is patient in the way that stones are.' }],
  },
  {
    id: 'call-recorded',
    thing: ['call', 'conversation', 'phone call'],
    event: ['record', 'monitor'],
    when: ['now', 'coming'],
    unless: ['court', 'police', 'not', 'illegal', 'without'],
    with: ['quality', 'training', 'purpose'],
    why: 'Sighs are also recorded.',
    lines: [
      { dryness: 'sandy', text: 'Your sighs will help train others.' },
      { dryness: 'crisp', text: 'Sighs are included.' },
    ],
  },
  {
    id: 'patience-thanks',
    thing: words('patience, your patience, understanding, cooperation, your cooperation, your understanding'),
    event: ['appreciate', 'thank', 'value'],
    when: ['now', 'past', 'coming'],
    mood: 'any',
    unless: words(
      'death, loss, illness, resume, not, run, lose, police, investigation, medical, grief, crime, loan, complaint',
    ),
    why: 'Patience is thanked before it is shown.',
    lines: [
      { dryness: 'sandy', text: 'We noticed it from here.' },
      { dryness: 'arid', text: 'Unused amounts may be kept for next time.' },
    ],
  },
  {
    id: 'skills',
    thing: ['i'],
    event: ['proofread', 'edit', 'copyedit'],
    when: ['now'],
    unless: words(
      'follow, forward, to, ask, quit, regret, inform, complain, miss, report, sorry, not, let, request, hope, grief, abuse, injury, confirm',
    ),
    with: words('catalog, manual, website, copy, content, text, book, article, brochure, report'),
    why: 'A profession never closes at dinner.',
    lines: [
      { dryness: 'sandy', text: 'Restaurant menus are no longer a pleasure for me.' },
      { dryness: 'arid', text: 'Friends have learned not to hand me printed matter.' },
    ],
  },
]
