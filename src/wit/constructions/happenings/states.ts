import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame, isMany } from './frame.ts'

/** How things are: out of something, closed, open, full, ready, missing, found. */
export const states = [
  frame({
    id: 'machine-out-of',
    why: 'What one does with an empty machine.',
    is: [
      '{pressed}{place}{be} (?:currently |completely )?out of (?<what>(?!again|today)[\\w-]+(?: (?!again|today|this|right|at\\b)[\\w-]+)?)(?: again| today| this morning| right now| at the moment)?',
    ],
    unless: /\b(?:order|service|stock|date|reach|commission|sight|control|hand)\b/,
    fits: [
      'The copier is out of toner.',
      'The printer on the second floor is out of paper again.',
      'The vending machine is out of snacks.',
    ],
    near: ['The forklift is out of fuel.', 'The copier is low on toner.', 'The copier is out of order.'],
    lines: ({ slot }) => [
      crisp(`Pressing harder makes no ${slot('what')}.`),
      sandy('The last person to use it knew before you did.'),
    ],
  }),
  frame({
    id: 'out-of-supply',
    why: 'The second look into an empty cupboard.',
    is: [
      "(?:we are|we're|{room}{place}{be}|the (?:supply closet|fridge|supply room|front desk|kitchen|kitchenette){be}) (?:currently |almost |nearly |completely )?(?:out of) (?<supply>{supply})(?: again| today| this morning| until .+)?",
      '(?:we|{room}) (?:ran|have run) out of (?<supply>{supply})(?: again| today| this morning| at .+)?',
    ],
    unless: /\b(?:not|low on|running|almost|nearly)\b/,
    fits: ['We are out of oat milk.', 'The kitchen is out of paper towels again.', 'The break room is out of forks.'],
    near: ['We are out of time.', 'We are almost out of milk.'],
    lines: ({ slot }) => [
      crisp('You may look again, as one does.'),
      arid(`The last of ${isMany(slot('supply')) ? 'them' : 'it'} was used by a person very like you.`),
    ],
  }),
  frame({
    id: 'running-low',
    why: 'What an announcement of scarcity does.',
    is: [
      "(?:we are|we're|{room}{place}{be}|the (?:supply closet|fridge|supply room|kitchen){be}) (?:currently )?(?:almost out of|nearly out of|low on|running low on|running out of) {supply}(?: again)?",
    ],
    fits: ['We are running low on printer paper.', 'The kitchen is low on tea.', 'We are almost out of milk.'],
    near: ['We are out of milk.'],
    lines: () => [crisp('This announcement will speed that up.')],
  }),
  frame({
    id: 'device-out-of-order',
    why: 'A thing that looks as it did when it worked.',
    is: [
      `(?!.*\\b(?:elevator|lift|wi-fi|wifi|screens?|monitors?|lights?|lamps?|scoreboard|heat)\\b){device}{place}(?<be> is| are|) (?:currently |temporarily |still |once again |will be )?(?:out of (?:order|service)|broken|jammed|not working|down|on strike|acting up)(?: again| today| until further notice| at the moment| this week| for repairs)?`,
    ],
    negated: true,
    unless:
      /\b(?:fire|alarm|smoke|sprinkler|emergency|heating|heater|boiler|furnace|air conditioning|air conditioner)\b/,
    fits: [
      'The printer on the second floor is broken again.',
      'The vending machine is out of order.',
      'The dishwasher is not working.',
    ],
    near: ['The elevator is out of order.', 'The printer is in the hall.'],
    lines: ({ they, plural }) => [crisp(`From a distance, ${they} ${plural ? 'look' : 'looks'} the same as ever.`)],
  }),
  frame({
    id: 'broken-again',
    why: 'The word that says the most.',
    is: ['{device}{place}{be} (?:broken|jammed|down|stuck|out of order|offline|frozen|acting up) again'],
    unless:
      /\b(?:fire|alarm|smoke|sprinkler|emergency|heart|elevator)\b|\b(?:heating|heater|heat|boiler|furnace|lock|locks|air conditioning|air conditioner)\b/,
    fits: [
      'The printer on the second floor is jammed again.',
      'The coffee machine is broken again.',
      'The projector is down again.',
    ],
    near: ['The printer is broken.'],
    lines: () => [crisp('Again is the word to note.'), sandy('The first time was for practice.')],
  }),
  frame({
    id: 'elevator-out-frame',
    why: 'Stairs are always in service.',
    is: [
      '.*\\b(?:elevator|lift)s?(?: \\w+)?{place}(?<be> is| are| will be|) (?:currently |temporarily |still )?(?:being (?:serviced|repaired|inspected|replaced)|out of (?:order|service)|broken|not working|down|closed|shut down|serviced|inspected|unavailable)\\b.*',
    ],
    negated: true,
    unless: /\b(?:stuck|freight|wheelchair|trapped|ski|chair lift|accessib\w+)\b/,
    fits: [
      'The elevator in building C is being serviced this week.',
      'The elevator will be out of service until further notice.',
      'Elevator B is out of order.',
    ],
    near: ['The elevator is next to the stairs.'],
    lines: () => [crisp('The stairs go to the same floors.')],
  }),
  frame({
    id: 'place-closed',
    why: 'The door says it again.',
    is: [
      '(?!.*\\b(?:park|pool|lobby|conference|meeting)\\b){room}{place}(?<be> is| are| will be| will remain| remains|) (?:currently |temporarily )?closed(?! until further| permanently| for good){tail}',
      'we (?:are|will be) closed (?:on|for|from|until|between|during|all|this|next|today|tomorrow) .+',
    ],
    unless:
      /\b(?:due to|because|funeral|illness|emergency|flood\w*|fire|damage|private|deal|weather|storm|snow|permanently|clinic|pharmacy)\b|\b(?:help ?desk|online|website|chat|support|hotline)\b/,
    fits: [
      'The florist is closed on Sunday.',
      'The school office will be closed during spring break.',
      'We are closed on Labor Day.',
    ],
    near: ['The library will close for good.', 'The office is closed due to flooding.'],
    lines: () => [crisp('The door will say the same.')],
  }),
  frame({
    id: 'place-closes-early',
    why: 'What early asks of others.',
    is: [
      '(?:{room}|we|the [\\w -]+?) (?:will close|will be closing|closes?|is closing|are closing)(?: [\\w ]+)? early{tail}',
    ],
    unless: /\b(?:weather|storm|snow|emergency|wind\w*)\b/,
    fits: [
      'The library will close early at 3 pm on Friday.',
      'We close 15 minutes early on inventory days.',
      'The office closes early on Friday.',
    ],
    near: ['The office opens early.'],
    lines: () => [
      crisp('Please need things sooner.'),
      sandy('Arriving at the last minute is possible, but it is an earlier minute.'),
    ],
  }),
  frame({
    id: 'road-closed-frame',
    why: 'What a driver tries first.',
    is: [
      '(?:the|our)(?: [\\w-]+){0,3} (?<head>road|street|lane|bridge|alley|ramp|tunnel|trail|path|driveway|exit|bike path|sidewalk|entrance){place}(?<be> is| will be| remains) closed{tail}',
    ],
    unless: /\b(?:flood\w*|accident|crash|fire|emergency|landslide)\b/,
    fits: [
      'The bridge on Route 9 is closed to trucks.',
      'The north entrance is closed this week.',
      'The bike path will be closed for repaving.',
    ],
    near: ['The road is open.'],
    lines: () => [crisp('Determination does not open it.')],
  }),
  frame({
    id: 'parking-lot-work',
    why: 'The spot that one thinks of as one’s own.',
    is: [
      '(?:the|our)(?: [\\w-]+){0,3} (?:parking lot|car park|lot|parking area)(?: [\\w-]+){0,2}(?<be> will be| is being| is) (?:closed|repaved|restriped|repainted|paved|resurfaced|cleaned|swept|painted|off limits|unavailable)\\b(?: and [\\w]+)?{tail}',
    ],
    fits: [
      'The parking lot will be repaved next week.',
      'Please be advised that the north parking lot will be restriped.',
      'The parking area is closed on Sunday.',
    ],
    near: ['The parking lot is full.', 'The parking garage will be repainted over the weekend of June 7.'],
    lines: () => [crisp('This includes the spot you think of as yours.')],
  }),
]
