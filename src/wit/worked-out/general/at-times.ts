import { clockText } from '../../reading/quantities/clock.ts'
import { arid, crisp, sandy } from '../pattern.ts'
import { general } from './general.ts'

/** Times of day at which something happens. */
export const atTimes = [
  general({
    id: 'rain-at-a-time',
    why: 'What an umbrella is a minute earlier.',
    when: /\b(?:rain|showers)\b.* (?:at|around|by) (?=\d|noon)/,
    fits: ['It looks like rain at 5 p.m. today.', 'Rain is expected at 3 p.m.'],
    near: ['Showers are on the second floor at the gym.', 'It rained.', 'The game starts at 5 p.m., rain or shine.'],
    unless: /\bshine\b|\bgym\b|\brained\b/,
    lines: ({ scene }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another) return []
      return [crisp(`At ${clockText(clock, -1)}, an umbrella is luggage.`), sandy('Plan your hair accordingly.')]
    },
  }),
  general({
    id: 'price-of-one-until',
    why: 'A minute later.',
    when: /\bfor the price of one until (?=\d|noon)/,
    fits: ['Two scoops for the price of one until 5 p.m.', 'Two tacos for the price of one until noon.'],
    near: ['Two for the price of one.', 'Open until 5 p.m.', 'The price is one dollar until noon.'],
    lines: ({ scene }) => {
      // "One until 5 p.m." reads as a span of time.
      const [window] = scene.quantities.windows
      return [window && crisp(`At ${clockText(window.end, 1)}, one is one again.`)]
    },
  }),
  general({
    id: 'arrival-window',
    why: 'The last minute of it.',
    when: /\b(?:we'll|we will|technician|crew|driver|movers|plumber|electrician|installer|delivery) (?:\w+ )?(?:be (?:at|there|by|over)|come|arrive|arrives)\b.*\bbetween\b/,
    fits: [
      "We'll be at your house between 8 and noon to fix the water heater.",
      'Our crew will arrive between 9 a.m. and 1 p.m.',
    ],
    near: [
      'We will be updating the servers between 1 and 4 a.m.',
      'We will be closed.',
      'The crew eats between 9 and 10.',
      'The driver is between jobs.',
    ],
    unless: /\bclosed\b/,
    lines: ({ scene }) => {
      const [window, another] = scene.quantities.windows
      if (!window || another || window.length < 60) return []
      return [sandy(`At ${clockText(window.start, -1)}, you may still be in a robe.`)]
    },
  }),
  general({
    id: 'event-window',
    why: 'What one gets at the end.',
    when: /\b(?:fair|sale|party|open house|tasting|festival|sampling|swap|picnic|reception|demo|cookout|book signing|bake sale|flea market)\b/,
    unless: /\b(?:closed|off|deliver\w*|hours)\b/,
    fits: [
      'The cat adoption fair runs from noon to 4 in the parking lot.',
      'Our annual plant swap is on Saturday, from 9 to noon.',
    ],
    near: ['The sale ends on Sunday.', 'The fair price is $9.', 'We are closed from noon to 4 for a party.'],
    lines: ({ scene }) => {
      const [window, another] = scene.quantities.windows
      if (!window || another || window.overnight || window.length < 60 || window.length > 600) return []
      return [
        crisp(`At ${clockText(window.end, -1)}, you get the atmosphere.`),
        sandy(`Those who come at ${clockText(window.end, -5)} may help fold the tables.`),
      ]
    },
  }),
  general({
    id: 'lights-off-at',
    why: 'What it is a minute later.',
    when: /\blights\b.* (?:turn|go|switch|are turned) off (?:automatically )?at (?=\d|noon|midnight)/,
    fits: ['The lights in the parking garage turn off automatically at 9 p.m.', 'The lights go off at 10 p.m.'],
    near: ['Turn off the lights.', 'The lights are green.', 'The sale goes off at 9 p.m.'],
    lines: ({ scene }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another) return []
      return [
        crisp(`From ${clockText(clock, 1)}, it is a matter of memory.`),
        sandy(`By ${clockText(clock, -1)}, please know what is where.`),
      ]
    },
  }),
  general({
    id: 'busy-until',
    why: 'A minute before and after.',
    when: /\b(?:in (?:a )?meetings?|unavailable|busy|on a call|in (?:a )?training|in class) until (?:about )?(?=\d|noon)/,
    mine: true,
    fits: ['I will be in meetings until 3 and will answer after that.', 'I am unavailable until 2 p.m.'],
    near: ['The bar is busy.', 'We meet at 3.', 'The offer stands until noon.'],
    lines: ({ scene, says }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another || !says(/^(?:.*, )?(?:i|i'm|i'll)\b/)) return []
      return [
        says(/\bmeetings?\b|\bcall\b/) && crisp(`At ${clockText(clock, -1)}, I am still nodding.`),
        sandy(`From ${clockText(clock, 1)} on, I will need another excuse.`),
      ]
    },
  }),
  general({
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
  general({
    id: 'close-minute-before',
    why: 'The minute before.',
    when: /^(?:the|our) [\w' -]+ (?:closes|will close|will be locked|turns? off|is locked|will be closed|are locked) (?:early )?at (?=\d|noon)/,
    unless: /\b(?:opens?|and|until|from|to)\b/,
    fits: ['The deli counter closes at 7 p.m.', 'The gate will be locked at 8 p.m. every night.'],
    near: ['The shop is closed.'],
    lines: ({ scene }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another) return []
      return [sandy(`${clockText(clock, 1)} is a bad time to run.`)]
    },
  }),
]
