import { crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

/** What has been extended, changed, canceled, decided; who was promoted or is new. */
export const changed = [
  frame({
    id: 'was-extended',
    why: 'Those who waited look wise, and the others look early.',
    is: [
      '(?:the|our)(?: [\\w-]+){0,3} (?:deadline|registration|application period|enrollment|early bird (?:rate|price|discount)|submission date|due date|offer|sale|sign-up period)(?: for [\\w ]+)?(?: has been| was| is| has) (?:now )?extended(?: .+)?',
      "(?:we have|we've|we are|we're) (?:extended|extending) the(?: [\\w-]+){0,3} deadline(?: .+)?",
    ],
    fits: [
      'The deadline has been extended to September 20.',
      "We've extended the application deadline.",
      'The deadline for abstracts has been extended by a week.',
    ],
    near: ['The deadline will not be extended.', 'The warranty has been extended.'],
    lines: () => [crisp('Those who were on time are now early.'), sandy('Those who put it off were ahead of us.')],
  }),
  frame({
    id: 'exhibit-extended',
    why: 'What one says about an exhibit.',
    is: [
      '(?:the|our)(?: [\\w-]+){0,3} (?:exhibit|exhibition|show|installation|run|display|tour)(?: (?:on|of) [\\w ]+?)?(?: has been| was| is) extended (?:through|to|until|by) .+',
    ],
    fits: [
      'The exhibit on buttons has been extended through fall.',
      'The exhibition has been extended until May 3.',
      'The photo show is extended by two weeks.',
    ],
    near: ['The deadline has been extended.'],
    lines: () => [crisp('You may go on meaning to see it.'), sandy('It can now be missed at leisure.')],
  }),
  frame({
    id: 'password-changed',
    why: 'What an old password opens.',
    is: [
      '(?:the|our)(?: [\\w-]+){0,4} (?<what>password|passcode|pin|combination|(?:door|gate|alarm|access|entry|garage|lock) code)(?: for [\\w -]+| to [\\w -]+)? (?:has|was|has been) changed{tail}',
      "(?:we have|we've) changed the(?: [\\w-]+){0,3} (?<what>password|passcode|pin|combination|(?:door|gate|alarm|access|entry|garage|lock) code){tail}",
    ],
    fits: ['The Wi-Fi password has changed.', 'The door code has been changed.', "We've changed the alarm code."],
    near: ['The password will change on Monday.', 'The dress code has changed.', 'Please change your password.'],
    lines: () => [
      crisp('The old one now opens nothing but memories.'),
      sandy('Typing the old one more slowly does not help.'),
    ],
  }),
  frame({
    id: 'number-changed',
    why: 'What happens to things known by heart.',
    is: [
      '(?:the|our|my)(?: [\\w-]+){0,3} (?<what>address|phone number|email address|opening hours|hours|office hours|schedule|timetable|bus schedule)(?: of [\\w ]+)?(?: has| have| has been| have been) changed{tail}',
      "(?:we have|we've|we are|we're) (?:changed|changing) our (?<what>address|phone number|email address|opening hours|hours|office hours|schedule|timetable)\\b.*",
    ],
    unless: /\b(?:life|death)\b/,
    fits: [
      'Our phone number has changed.',
      "We're changing our opening hours to 11 to 6.",
      'The bus schedule has changed.',
    ],
    near: ['Our number of guests has changed.'],
    lines: () => [crisp('What you know by heart is now trivia.')],
  }),
  frame({
    id: 'meeting-canceled-frame',
    why: 'What a meeting leaves behind.',
    is: ['{meeting}{place}(?<be> has been| was| is| have been| are) (?:cancel+ed|called off){tail}'],
    negated: true,
    unless: /\bnot\b/,
    fits: [
      'The staff meeting is cancelled this week.',
      'The 3 p.m. sync has been canceled.',
      'The planning session has been called off.',
    ],
    near: ['The concert is cancelled.', 'The meeting is not canceled.'],
    lines: ({ plural }) => [crisp(`Whatever ${plural ? 'they' : 'it'} would have decided stays undecided.`)],
  }),
  frame({
    id: 'reorganized-by',
    why: 'What a new order asks of others.',
    is: [
      "(?:i|we|{np}|i have|i've|we've|we have) (?:reorganized|rearranged|sorted|reordered|organized|arranged) (?:the|our|all|all the) (?<what>{np}) by (?<by>color|size|date|name|number|height|weight|author|topic|year|type|shape|age|price|last name|first name)",
    ],
    fits: [
      'I reorganized the supply closet by color.',
      "We've sorted the samples by size.",
      'The temp arranged the binders by year.',
    ],
    near: ['I reorganized the closet by myself.'],
    lines: ({ slot }) => [crisp(`Please need things by ${slot('by')}.`)],
  }),
  frame({
    id: 'decided-to',
    why: 'The easier half is done.',
    is: [
      '(?:the|our)(?: [\\w-]+){1,3} (?:has|have) decided to {np}{tail}',
      "(?:we have|we've|following [\\w' ]+,? we have|after [\\w' ]+,? we have) decided to {np}{tail}",
    ],
    unless:
      /\b(?:candidates?|discontinue|close|end|leave|cancel|cut|reduce|terminate|part|sue|go|move forward|let|raise|increase|retire|step)\b|\b(?:outsource|deny|reject|withdraw|remain|stay|keep|continue)\b/,
    fits: [
      'The restaurant has decided to print smaller menus.',
      'We have decided to host a street fair.',
      'The board has decided to repaint the lobby.',
    ],
    near: ['We have decided to move forward with other candidates.'],
    lines: () => [crisp('The deciding is done, leaving only the rest.')],
  }),
  frame({
    id: 'was-promoted',
    why: 'What does not change with a title.',
    is: [
      '(?:(?!the |our |this |your )[a-z]+(?: [a-z]+)?) (?:has been|was) promoted to {np}',
      "(?:i'm|i am|we are|we're) [\\w ]*\\bannounce that [a-z]+(?: [a-z]+)? (?:has been|was) promoted to {np}",
    ],
    fits: [
      "I'm pleased to announce that Karen has been promoted to vice president.",
      'Karen was promoted to head of sales.',
      'Dana Ortiz has been promoted to store manager.',
    ],
    near: ['The post was promoted to our followers.', "I've been promoted to coordinator."],
    lines: () => [
      crisp('Hello may still be said at the old level.'),
      sandy('Old jokes remain valid through the end of the month.'),
    ],
  }),
  frame({
    id: 'welcome-name',
    why: 'Who has more to learn.',
    is: [
      "(?:please |let's )?(?:join me in )?(?:welcome|welcoming) (?:our |a )new(?:est)? (?:(?:[\\w-]+,? ){0,4})(?<who>[a-z]+)(?:,? (?:who|to the|our|as|from) .+)?",
      "(?:please |let's )?(?:join me in )?(?:welcome|welcoming) (?<who>[a-z]+(?: [a-z]+)?) to (?:the|our) (?:[\\w-]+ )?team(?: as .+)?",
    ],
    unless:
      /\b(?:and|back|guests?|feedback|home|everyone|all|visitors|aboard|spring|summer|baby|new year|you|customers|members|students|neighbors|speakers?|hosts?|performers?|era|ideas?|hires|colleagues|interns)\b|^welcome\b/,
    fits: [
      'Please welcome our new accountant, Maria.',
      'Please welcome Dana to the team.',
      'Please join me in welcoming our new designer Tom.',
    ],
    near: ['You are welcome.', 'Please welcome Ana and Ben.'],
    lines: () => [crisp('You have one new name to learn; the new person has all of them.')],
  }),
]
