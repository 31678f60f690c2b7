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
    lines: ({ slot, says }) => [
      /^(?:class|workshop|party|picnic|potluck|open house|tour)/.test(slot('head')) &&
        !says(/\b(?:online|virtual|zoom|video|remote)\b/) &&
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
    lines: () => [crisp('Those who go to the old place will have their choice of seats.')],
  }),
  frame({
    id: 'room-has-moved',
    why: 'What one does out of habit.',
    is: [
      '(?=.*\\b(?:floor|street|avenue|road|building|room \\w+|basement|suite|wing|\\w+ (?:room|office|lobby)|upstairs|downstairs|downtown)\\b){room} (?:has |have )?(?:moved|relocated|been moved) to {np}{tail}',
      '(?=.*\\b(?:floor|street|avenue|road|building|room \\w+|basement|suite|wing|\\w+ (?:room|office|lobby)|upstairs|downstairs|downtown)\\b)(?:the|our)(?: [\\w-]+){1,3} (?:office|desk|department|store|shop|counter|room|library|studio) (?:has |have )(?:moved|relocated|been moved) to {np}{tail}',
      "(?=.*\\b(?:floor|street|avenue|road|building|room \\w+|basement|suite|wing|\\w+ (?:room|office|lobby)|upstairs|downstairs|downtown)\\b)(?:we have|we've|our (?:office|store|shop|studio|library|bakery|clinic|school|department) has) moved to (?:a new|a bigger|a larger|our new|the) {np}{tail}",
    ],
    unless:
      /\b(?:week|month|monday|tuesday|wednesday|thursday|friday|process|system|model|plan|platform)\b|\b(?:slack|zendesk|online|remote|cash|hours|virtual|weekly|meetings?)\b/,
    fits: [
      'The property tax office has moved to the third floor.',
      'The mail room has moved to the basement.',
      'We have moved to a bigger office.',
    ],
    near: ['The team has moved to Slack.', 'The library meeting has moved to Friday.'],
    lines: () => [sandy('Feet take about a month to hear of it.')],
  }),
  frame({
    id: 'are-moving-room',
    why: 'Being right too early.',
    is: [
      "(?:{room}|{np} (?:office|desk|department|store|shop|library|studio)|we)(?: is| are|'re| will be) moving to (?:the|a new|a bigger|a larger|our new|room|floor|building)(?=.*\\b(?:floor|building|office|suite|wing|basement|room|space|location|lobby|store|studio|street|avenue)\\b) ?{np}? (?:.+ )?{ahead}.*",
    ],
    unless:
      /\b(?:week|four-day|system|model|plan|platform|home)\b|\b(?:cloud|stage|finals?|phase|slack|online|next level|playoffs)\b/,
    fits: [
      'The office is moving to the fifth floor in October.',
      'We are moving to a bigger office in May.',
      'The gift shop will be moving to the lobby next month.',
    ],
    near: [
      'We are moving to a new payroll provider in April.',
      'We are moving to the cloud in May.',
      "We're moving to a four-day work week in April.",
    ],
    lines: () => [sandy('Anything you cannot find until then is in a box.')],
  }),
  frame({
    id: 'assigned-to',
    why: 'A word that is contagious.',
    is: [
      '(?:your|the|this)(?: [\\w-]+){0,2} (?:ticket|case|request|claim|question|issue|order|application)(?: #?\\w*\\d\\w*)?(?: has been| was| is) assigned to (?:a|an|our|one of our)(?: [\\w-]+){0,3}? specialists?{tail}',
    ],
    unless: /\b(?:medical|insurance|injury|court)\b/,
    fits: [
      'Your ticket #58213 has been assigned to a specialist.',
      'Your request has been assigned to one of our specialists.',
      'The case was assigned to a billing specialist.',
    ],
    near: ['Your request has been assigned to an agent.', 'Your seat has been assigned.'],
    lines: () => [sandy('A generalist has been spared.')],
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
    lines: ({ says, they, is }) => [
      says(/\b(?:vacation|leave|time off|purchase|expense|budget)\b/) &&
        crisp(`Please hurry, before ${they} ${is} reread.`),
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
    unless: /\b(?:filters?|batter(?:y|ies)|bulbs?|keys?)\b/,
    fits: [
      'The microwave in the break room has been replaced.',
      'We have replaced the printer on the second floor.',
      'The thermostat was replaced on Friday.',
    ],
    near: ['The microwave has not been replaced.', 'The manager was replaced.'],
    lines: ({ plural }) => [crisp(`Any grudge against the old ${plural ? 'ones' : 'one'} is void.`)],
  }),
  frame({
    id: 'was-fixed',
    why: 'What people did in the meantime.',
    is: [
      '(?!.*\\b(?:elevator|lift)\\b){device}{place}(?<be> has been| have been| was| is| are) (?:finally |now )?(?:fixed|repaired|working again|back in service|up and running|running again){tail}',
    ],
    unless: /\bwas (?:being|working)\b|\b(?:every|each|regularly|weekly|monthly)\b|\b(?:new)\b/,
    fits: [
      'The printer on the second floor has been fixed.',
      'The dishwasher is working again.',
      'The vending machine in the lobby has been repaired.',
    ],
    near: ['The copier has been serviced.', 'The printer is being repaired.', 'The printer needs to be fixed.'],
    lines: ({ it }) => [crisp(`Whatever you used to do to make ${it} work, please stop.`)],
  }),
]
