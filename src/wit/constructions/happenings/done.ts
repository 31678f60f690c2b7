import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

const weekday = '(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const moved = '(?:has been |have been |was |is |will be )?(?:moved|rescheduled|postponed|shifted|pushed back|pushed)'

/** What has been moved, assigned, approved, replaced, fixed or extended. */
export const done = [
  frame({
    id: 'event-to-other-day',
    why: 'The old time is still there.',
    is: [
      `{event}{place} ${moved} (?:from [\\w ]+ )?(?:to|until) (?:${weekday}|next (?:week|month)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d+(?:st|nd|rd|th)?|tomorrow)(?: (?:at|in|from) .+)?`,
    ],
    unless: /\b(?:funeral|memorial|surgery|inspection of|hearing|court)\b/,
    fits: [
      'The team meeting has been moved to Thursday at 2 pm.',
      'The workshop was moved to next week.',
      'The staff party has been postponed to June 12.',
    ],
    near: ['The printer has been moved to the hall.'],
    lines: () => [
      crisp('Coming at the old time remains possible, but quiet.'),
      arid('The old date may be used for other things.'),
    ],
  }),
  frame({
    id: 'event-to-other-room',
    why: 'The old room is still there.',
    is: [
      `{event}{place} ${moved} (?:from [\\w ]+ )?(?:to|into) (?:the |our )?(?:[\\w-]+ ){0,3}?(?:room|hall|lobby|auditorium|cafeteria|gym|library|office|building|lounge|ballroom|studio|floor|room \\w+)(?: because .+| due to .+| on \\w+)?`,
    ],
    fits: [
      'Staff meeting moved to the big conference room because of the cake.',
      'The yoga class has been moved to the gym.',
      'The seminar is moved to room 204.',
    ],
    near: ['The meeting has been moved to Thursday.'],
    lines: () => [crisp('The old room will seem spacious.'), arid('Sitting in the old one counts as leaving early.')],
  }),
  frame({
    id: 'room-has-moved',
    why: 'What one does out of habit.',
    is: [
      '{room} (?:has |have )?(?:moved|relocated|been moved) to {np}{tail}',
      '(?:the|our)(?: [\\w-]+){1,3} (?:office|desk|department|store|shop|counter|room|library|studio|team) (?:has |have )(?:moved|relocated|been moved) to {np}{tail}',
      "(?:we have|we've|our \\w+ has) moved to (?:a new|a bigger|a larger|our new|the) {np}{tail}",
    ],
    unless: /\b(?:week|month|monday|tuesday|wednesday|thursday|friday|process|system|model|plan|platform)\b/,
    fits: [
      'The property tax office has moved to the third floor.',
      'The mail room has moved to the basement.',
      'We have moved to a bigger office.',
    ],
    near: ['The library meeting has moved to Friday.'],
    lines: () => [
      crisp('Going to the old place out of habit counts as a walk.'),
      sandy('Feet take about a month to hear of it.'),
    ],
  }),
  frame({
    id: 'are-moving-room',
    why: 'Being right too early.',
    is: [
      "(?:{room}|{np} (?:office|desk|department|store|shop|library|studio)|we)(?: is| are|'re| will be) moving to (?:the|a new|a bigger|a larger|our new|room|floor) ?{np}? (?:in|on|next|this|at) .+",
    ],
    unless: /\b(?:week|four-day|system|model|plan|platform|home)\b/,
    fits: [
      'The office is moving to the fifth floor in October.',
      'We are moving to a bigger office in May.',
      'The gift shop will be moving to the lobby next month.',
    ],
    near: ["We're moving to a four-day work week in April."],
    lines: () => [
      crisp('Going there before then is only early.'),
      sandy('Anything you cannot find until then is in a box.'),
    ],
  }),
  frame({
    id: 'assigned-to',
    why: 'A word that is contagious.',
    is: [
      '(?:your|the|this)(?: [\\w-]+){0,2} (?:ticket|case|request|claim|question|issue|order|application)(?: #?\\w*\\d\\w*)?(?: has been| was| is) assigned to (?<who>{np})',
    ],
    unless: /\b(?:medical|insurance|injury|court)\b/,
    fits: [
      'Your ticket #58213 has been assigned to a specialist.',
      'Your request has been assigned to an agent.',
      'The case was assigned to the billing team.',
    ],
    near: ['Your seat has been assigned.'],
    lines: ({ slot }) => [
      /specialist/.test(slot('who')) && sandy('A generalist has been spared.'),
      crisp('It now has a name attached that is not yours.'),
    ],
  }),
  frame({
    id: 'forwarded-to',
    why: 'Whose it is now.',
    is: [
      "(?:i have|i've|we have|we've|i|we) (?:forwarded|passed|passed on|passed along|handed|transferred|sent) your (?<what>message|request|question|email|note|feedback|complaint|inquiry|idea|suggestion|letter|ticket|comments?)(?: on| along| over| in)? to {np}{tail}",
    ],
    fits: [
      'I have forwarded your message to the right department.',
      'We forwarded your question to our accounting team.',
      "I've passed your suggestion on to the chef.",
    ],
    near: ['I have forwarded my own message.'],
    lines: ({ slot }) => [
      crisp(`It is a ${slot('what').replace(/s$/, '')} of theirs now.`),
      arid('Forwarding was the part that I could do.'),
    ],
  }),
  frame({
    id: 'was-approved',
    why: 'How it might have gone.',
    is: [
      '(?:the|your|our|my)(?: [\\w-]+){0,2} (?<head>request|budget|proposal|plan|application|design|draft|logo|layout|schedule|expense report|order|purchase|invoice|vacation|leave request|time off|quote|menu|sign|permit)s?(?: has been| have been| was| were) (?:finally )?approved{tail}',
    ],
    unless: /\b(?:loan|mortgage|medical|visa|asylum|disability)\b/,
    fits: [
      'Your vacation request has been approved.',
      'The budget was approved on Tuesday.',
      'The new logo has been approved.',
    ],
    near: ['The budget has not been approved.', 'The drug has been approved.'],
    lines: () => [
      crisp('Please hurry, before it is reread.'),
      arid('This was the part that might have gone otherwise.'),
    ],
  }),
  frame({
    id: 'was-replaced',
    why: 'A grudge without an object.',
    is: [
      '{device}{place}(?<be> has been| have been| was| were) (?:finally )?replaced{tail}',
      "(?:we have|we've|{np} has) (?:finally )?replaced {device}{tail}",
    ],
    fits: [
      'The microwave in the break room has been replaced.',
      'We have replaced the printer on the second floor.',
      'The thermostat was replaced on Friday.',
    ],
    near: ['The microwave has not been replaced.', 'The manager was replaced.'],
    lines: ({ plural }) => [
      crisp(`Any grudge against the old ${plural ? 'ones' : 'one'} is void.`),
      sandy(`${plural ? 'Nicknames have' : 'A nickname has'} yet to be earned.`),
    ],
  }),
  frame({
    id: 'was-fixed',
    why: 'What people did in the meantime.',
    is: [
      '(?!.*\\b(?:elevator|lift)\\b){device}{place}(?<be> has been| have been| was| is| are) (?:finally |now )?(?:fixed|repaired|serviced|working again|back in service|up and running|running again){tail}',
    ],
    unless: /\bwas (?:being|working)\b|\b(?:every|each|regularly|weekly|monthly)\b/,
    fits: [
      'The printer on the second floor has been fixed.',
      'The dishwasher is working again.',
      'The vending machine in the lobby has been repaired.',
    ],
    near: ['The printer is being repaired.', 'The printer needs to be fixed.'],
    lines: () => [
      crisp('Whatever you used to do to make it work, please stop.'),
      sandy('The note on it may come off, by the next person with a fingernail.'),
    ],
  }),
]
