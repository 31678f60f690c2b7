import { months } from '../../reading/quantities/calendar.ts'
import { clockText } from '../../reading/quantities/clock.ts'
import { number } from '../../reading/quantities/number.ts'
import { nth } from '../../worked-out/length-text.ts'
import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { broad } from '../broad/broad-frame.ts'

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const ordinal = '(?<nth>\\d{1,2})(?:st|nd|rd|th)'

/** Turns that many sentences share, whatever they are about: asked after all that says more. */
export const sharedTurns = [
  broad({
    id: 'feedback-matters',
    why: 'Which kind matters a little more.',
    when: /\b(?:feedback|reviews?|opinions?|input) (?:means? a lot|matters?|is important|are important|is valuable|helps us)\b/,
    fits: ['Your feedback means a lot to a small business like ours.', 'Your opinion matters to us.'],
    near: ['Give us feedback.', 'It means a lot.', 'The matter is closed, said the review.'],
    lines: () => [crisp('The kind sort means slightly more.'), sandy('We have a wall for the good ones.')],
  }),
  broad({
    id: 'free-minutes',
    why: 'What the minutes are for.',
    when: new RegExp(`\\bfree (?:[\\w-]+ ){0,2}(?:lasts|takes|is) ${number} minutes\\b|\\bfree ${number}-minute\\b`),
    fits: ['Your free consultation lasts 30 minutes.', 'Book a free 20-minute fitting.'],
    near: ['Parking is free for 30 minutes.', 'It takes 30 minutes.', 'Feel free for 30 minutes.'],
    lines: () => [sandy('The weather is best left out of it.')],
  }),
  broad({
    id: 'better-with-age',
    why: 'Who else has tried.',
    when: /\b(?:gets?|getting) better with (?:age|time|the years|every wear|use)\b/,
    fits: ['Handmade leather wallets that get better with age.', 'Our cheddar gets better with time.'],
    near: ['She is better.', 'It gets worse with age.', 'Better late with a map.'],
    lines: ({ says }) => [
      says(/\bgets better\b/) && crisp('It is an example to us all.'),
      says(/\b(?:[a-z]{2,}s|that|which) get better\b/) && crisp('They are an example to us all.'),
      sandy('Many of us had the same plan.'),
    ],
  }),
  broad({
    id: 'bring-one-guest',
    why: 'The hard part of it.',
    when: /\bbring (?:one|a|a single) (?:guest|friend|plus-one|plus one)\b/,
    fits: ['You can bring one guest to the company picnic.', 'Bring a guest.'],
    near: ['Bring two chairs.', 'Guests bring joy.', 'A guest brings wine.'],
    lines: () => [crisp('The others at home need not know.'), sandy('Choosing which is not our department.')],
  }),
  broad({
    id: 'we-recommend',
    why: 'Where a recommendation ends.',
    when: /^(?:we|our \w+) (?:strongly |highly |always )?recommends?\b/,
    unless: /\b(?:helmet|safety|seat belt|dose|doctor|sunscreen|vaccine)\b/,
    fits: ['We recommend arriving at least two hours before your flight.', 'Our chef recommends the soup.'],
    near: ['We were recommended.', 'Recommended for adults.', 'We recommend a helmet.'],
    lines: ({ says }) => [
      says(/^we\b/) && crisp('We stop short of insisting.'),
      { ...sandy('It has not been made a law.'), refersTo: [] },
    ],
  }),
  broad({
    id: 'most-popular-of-ours',
    why: 'What can be said for the least popular.',
    when: /\b(?:our|the) most popular (?<what>tour|class|dish|flavor|color|course|package|model|workshop|room|plan|size|drink|sandwich|menu item|item|product|trail|show|ride)\b/,
    fits: ['Our most popular tour visits four wineries and includes lunch.', 'Our most popular color is blue.'],
    near: ['It is popular.', 'The most popular singer is here.', 'Tours are most popular in May.'],
    lines: ({ slot }) => [crisp(`The least popular ${slot('what')} has shorter lines.`)],
  }),
  broad({
    id: 'we-added',
    why: 'The state of things before.',
    when: new RegExp(
      `\\bwe(?:'ve| have)? (?:just |now |recently )?added (?<n>${number}|more|a second|a third|another)\\b`,
    ),
    twofold: true,
    fits: ["We've added 30 new bike racks behind the station.", 'We have added a second yoga class.'],
    near: ['We added sugar.', 'It adds up to 30.', 'No salt was added.'],
    lines: ({ slot }) => [
      /^a second$/.test(slot('n')) && crisp('Before that, there was the first.'),
      !/^(?:a|another)/.test(slot('n')) && crisp('Before that, there were fewer.'),
    ],
  }),
  broad({
    id: 'in-a-month',
    why: 'How much room a month leaves.',
    when: new RegExp(
      `\\b(?:will|opens?|launch(?:es)?|arrives?|begins?|starts?|returns?|moves?)\\b.* in (?:early |late )?(?<month>${months.join('|').toLowerCase()})$`,
    ),
    twofold: true,
    unless:
      /\b(?:every|each|may i|since|first|last|early|late|rise|rising|increase|increases|cost|costs|go up|expire|end|stop|close|closed)\b|\$|%/,
    fits: ['Our Tulsa office will host the next retreat in October.', 'The new branch opens in April.'],
    near: ['We met in May.', 'The sale begins on May 3.', 'Membership dues will rise to $85 in January.'],
    lines: ({ slot }) => {
      const at = months.findIndex((name) => name.toLowerCase() === slot('month'))
      const name = months[at] ?? ''
      return [
        name !== 'February' && crisp(`${name} has ${monthLengths[at]} days, and all of them qualify.`),
        sandy(`Which part of ${name} has been left to ${name}.`),
      ]
    },
  }),
  broad({
    id: 'in-a-season',
    why: 'How much room a season leaves.',
    when: /\bwill (?:be|open|arrive|launch|start|begin|return)\b.* (?:in the|this|next) (?<season>spring|summer|fall|winter)$/,
    fits: ['Our next product update will be released in the fall.', 'The rooftop bar will open this summer.'],
    near: ['It was released in the fall.', 'We are closed in the winter.', 'It will fall.'],
    unless: /\bclosed\b/,
    lines: ({ slot }) => [
      crisp(
        `${slot('season').charAt(0).toUpperCase() + slot('season').slice(1)} has about ninety days, and all of them qualify.`,
      ),
      sandy('Seasons are a generous unit.'),
    ],
  }),
  broad({
    id: 'some-day-next-week',
    why: 'How much room a week leaves.',
    when: /\bwill (?:be )?(?:delivered|installed|shipped|announced|serviced|painted|repaired|visit|come|start|begin|release|released|published|arrive|open|send|sent)\b.* next week$/,
    fits: ['The new trash cans will be delivered next week.', 'We will send the contract next week.'],
    near: ['Next week is busy.', 'It was delivered last week.', 'We will be closed next week.'],
    lines: () => [crisp('Next week has seven days, most of them eligible.'), sandy('This week is excused.')],
  }),
  broad({
    id: 'by-the-nth',
    why: 'What the day after is for.',
    when: new RegExp(`\\b(?:by|before|no later than) the ${ordinal}\\b(?! floor| century| time| hole| inning)`),
    twofold: true,
    first: true,
    fits: ['Please send your monthly reports to Angela by the 5th.', 'We need your menu choice by the 18th.'],
    near: ['By the 5th floor, I was tired.', 'On the 5th, we close.', 'By the way, send it.'],
    lines: ({ slot }) => {
      const n = Number(slot('nth'))
      return [
        n < 28 && crisp(`The ${nth(n + 1)} has been set aside for reminders.`),
        n < 28 && sandy(`The ${nth(n + 1)} is close, but on the other side.`),
      ]
    },
  }),
  broad({
    id: 'on-the-nth',
    why: 'What the day before is for.',
    when: new RegExp(
      `\\b(?:ships?|arrives?|opens?|launch(?:es)?|starts?|begins?|returns?|will [a-z]+|scheduled|delivered) (?:[\\w ]+ )?on the ${ordinal}$`,
    ),
    twofold: true,
    unless:
      /\b(?:floor|court|surgery|closed?|expires?|off|paused?|ends?|stop|suspended|removed|deleted|charged|billed|retired)\b/,
    fits: ['Your next box ships on the 22nd.', 'The new store opens on the 9th.'],
    near: ['We were closed on the 9th.', 'It is on the 9th floor.', 'Your subscription will be paused on the 15th.'],
    lines: ({ slot, scene }) => {
      const n = Number(slot('nth'))
      return [
        !scene.past && n > 1 && crisp(`The ${nth(n - 1)} is for looking forward to it.`),
        !scene.past && n > 1 && sandy(`On the ${nth(n - 1)}, please act natural.`),
      ]
    },
  }),
  broad({
    id: 'wanted-by-a-day',
    why: 'True by the calendar.',
    when: /\b(?:wants?|needs?|will (?:send|choose|decide|finish|have|deliver)|would like)\b.* by (?:this |noon on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/,
    twofold: true,
    fits: ['The customer wants the order by Tuesday.', 'The printer needs the file by Thursday.'],
    near: ['The customer wants the order by next Tuesday.', 'Send it on Tuesday.', 'She wants it by the door.'],
    lines: ({ scene }) => {
      const [day, another] = scene.quantities.weekdays
      if (!day || another || day.repeats) return []
      return [crisp(`${day.next} is not by ${day.day}.`)]
    },
  }),
  broad({
    id: 'begins-at-a-time',
    why: 'What it is a minute before.',
    when: /\b(?:starts?|begins?|will (?:start|begin)|kicks? off|is|are|will be) (?:today |tomorrow |promptly )?at (?=\d|noon|seven|eight|six|ten|two|three|four|five)/,
    twofold: true,
    unless:
      /\b(?:closes?|closed|ends?|due|until|door|degrees|off|opens?|from|available|flight|departure|funeral|surgery|appointment|percent|quiet|curfew|cost|priced|before|after|by)\b|[$%]|\bat [\d:]+(?: ?[ap]\.?m\.?)?,? (?:and|or|&) (?:again )?(?:at )?(?:\d|noon)|\bat [a-z]+ (?:and|or) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|noon)\b/,
    fits: ['The sound check for the wedding band is at 3:30.', 'Trivia starts at seven, and tables fill up fast.'],
    near: [
      'Our guided tours start at 11 and 2.',
      'The store is at 12 Elm Street.',
      'The bar closes at 2.',
      'Prices start at $9.',
    ],
    lines: ({ scene, says }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another || scene.quantities.windows.length > 0 || scene.past) return []
      const one = says(/\b(?:starts|begins|kicks off|is) (?:\w+ )?at\b/)
      return [
        one && crisp(`At ${clockText(clock, -1)}, it is still a plan.`),
        one && sandy(`From ${clockText(clock, 1)} on, it is under way without you or with you.`),
        arid(`The minutes before ${clockText(clock)} are at your disposal.`),
      ]
    },
  }),
  broad({
    id: 'three-of-a-list',
    why: 'How lists come to their length.',
    when: /\b(?:[\w'-]+ ){0,6}[\w'-]+, (?:[\w'-]+ ){0,5}[\w'-]+, and (?:[\w'-]+ ){0,6}[\w'-]+$/,
    unless:
      /\b(?:we offer|you will get|benefits?|salary|pay|includes?|included|insurance|please|must|then|rinse|unplug|not|no|name|address|phone|number|insurance|who|where|when|because|so|but|he|she|they|i|sign|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\d|,.*,.*,/,
    fits: [
      "We'll have live music, food trucks, and a photo booth.",
      'The workshop covers lighting, framing, and basic editing.',
    ],
    near: [
      'Please rinse, sort, and flatten all cardboard.',
      'We offer training, meals, and a transit pass.',
      'We came, and we left.',
    ],
    lines: () => [arid('Three is the number at which a list sounds complete.')],
  }),
]
