import { money, type Price } from '../reading/quantities/amount.ts'
import { nth } from './duration-text.ts'
import { arid, crisp, only, pattern, type Scene, sandy } from './pattern.ts'

const heavy =
  /\b(?:rent|mortgage|loan|fines?|tickets? for speeding|penalt\w+|debt|overdue|past due|salary|wages?|layoff|tax(?:es)?|donat\w+|medical|copay|insurance|deductible|settlement|lawsuit|owe[ds]?|late fee|funeral|tuition|bail|damages?|premium)\b/

function priceOf({ quantities, sentence }: Scene, about: RegExp, unless?: RegExp): Price | undefined {
  if (heavy.test(sentence) || !about.test(sentence) || unless?.test(sentence)) return undefined
  return only(quantities.prices)
}
/** "7 cents", "$1.33". */
const small = (cents: number, symbol: string) => {
  const whole = Math.round(cents)
  return symbol === '$' && whole < 100 ? `${whole} cent${whole === 1 ? '' : 's'}` : money(whole, symbol)
}
const two = ({ quantities: { prices }, sentence }: Scene) => {
  const [first, second] = prices
  return prices.length === 2 && first && second && first.symbol === second.symbol && !heavy.test(sentence)
    ? { first, second, symbol: first.symbol }
    : undefined
}

export const prices = [
  pattern({
    id: 'price-of-fries',
    why: 'Fries have always had two prices.',
    find: (scene) => priceOf(scene, /\b(?:side of )?(?:fries|chips|onion rings|tater tots)\b/, /\bpoker|microchips?\b/),
    lines: () => [
      sandy('Taking them from the next plate is free, but it is remembered.'),
      crisp('You were going to eat theirs.'),
    ],
  }),
  pattern({
    id: 'gift-wrap-price',
    why: 'What it costs to undo.',
    find: (scene) => priceOf(scene, /\bgift[- ]?wrap(?:ping|ped)?\b/, /\bfree\b/),
    lines: ({ cents, symbol }) => [
      crisp('Undoing it is free.'),
      sandy(`It is admired for about three seconds, or ${small(cents / 3, symbol)} each.`),
      arid('Children have been seen to go straight through it.'),
    ],
  }),
  pattern({
    id: 'parking-by-hour',
    why: 'Breaks the price of parking down by the minute.',
    find: (scene) => {
      const price = priceOf(scene, /\bparking\b/)
      return price?.per === 'hour' && price
    },
    lines: ({ cents, symbol }) => [
      arid(`That is ${small(cents / 60, symbol)} a minute, including the ones spent looking for the ticket.`),
      crisp('Driving around remains free.'),
    ],
  }),
  pattern({
    id: 'parking-price',
    why: 'What a car is worth when it stands still.',
    find: (scene) => priceOf(scene, /\bparking\b/, /\bfree\b/),
    lines: () => [crisp('For this, it does nothing all day.'), arid('Driving around it in circles remains free.')],
  }),
  pattern({
    id: 'advance-and-door',
    why: 'What indecision costs.',
    find: (scene) => {
      const pair = two(scene)
      return (
        pair &&
        pair.second.cents > pair.first.cents &&
        /\b(?:advance|early|online|presale)\b.*\b(?:door|day of|regular|late)\b/.test(scene.sentence) && {
          difference: pair.second.cents - pair.first.cents,
          symbol: pair.symbol,
        }
      )
    },
    lines: ({ difference, symbol }) => [
      crisp(`Deciding late costs ${money(difference, symbol)}.`),
      sandy(`The ${money(difference, symbol)} is for the suspense.`),
    ],
  }),
  pattern({
    id: 'price-rise',
    why: 'Breaks the rise down until it is small.',
    find: (scene) => {
      const pair = two(scene)
      return (
        pair &&
        pair.second.cents > pair.first.cents &&
        /\bfrom\b.*\bto\b/.test(scene.sentence) &&
        /\b(?:price|increas\w*|go(?:es|ing)? up|goes|chang\w*|ris\w*|moves?|plan|subscription|membership)\b/.test(
          scene.sentence,
        ) &&
        !/\brang\w+\b/.test(scene.sentence) && {
          difference: pair.second.cents - pair.first.cents,
          symbol: pair.symbol,
          per: pair.second.per ?? pair.first.per,
        }
      )
    },
    lines: ({ difference, symbol, per }) => [
      per === 'month' &&
        difference <= 1000 &&
        sandy(`That is about ${small(difference / 30, symbol)} a day, a sum most people step over.`),
      per === 'month' &&
        crisp(`That is ${money(difference * 12, symbol)} a year, which is why we say it by the month.`),
      arid(`It is the same thing, seen from ${money(difference, symbol)} higher.`),
    ],
  }),
  pattern({
    id: 'price-drop',
    why: 'Takes the difference at its word.',
    find: (scene) => {
      const pair = two(scene)
      const isDrop =
        pair && pair.second.cents < pair.first.cents && /\b(?:from|was|were)\b.*\b(?:to|now)\b/.test(scene.sentence)
      return isDrop && { difference: pair.first.cents - pair.second.cents, symbol: pair.symbol }
    },
    past: true,
    lines: ({ difference, symbol }) => [
      crisp(`The ${money(difference, symbol)} in between was a phase.`),
      sandy(`Those who bought it before may look away.`),
    ],
  }),
  pattern({
    id: 'your-date-deposit',
    why: 'Reads "date" the other way.',
    find: (scene) => priceOf(scene, /\bholds? your date\b|\b(?:reserves?|secures?) your date\b/),
    lines: () => [crisp('Your date need not know.'), sandy('Flowers are extra, as always.')],
  }),
  pattern({
    id: 'deposit',
    why: 'What intentions cost.',
    find: (scene) => priceOf(scene, /\bdeposits?\b/, /\b(?:direct|bank|apartment|lease|security|check)\b/),
    lines: () => [crisp('Intentions remain free.'), arid('Before that, it is a nice conversation.')],
  }),
  pattern({
    id: 'per-month-price',
    why: 'Breaks a subscription down by the day.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      return (
        price?.per === 'month' &&
        price.cents >= 100 &&
        price.cents <= 20000 &&
        !heavy.test(scene.sentence) &&
        !/\b(?:budget|earn\w*|stipend|saves?|saving|trial|free)\b/.test(scene.sentence) &&
        price
      )
    },
    lines: ({ cents, symbol }) => [
      sandy(`That is about ${small(cents / 30, symbol)} a day, including the days on which you forget you have it.`),
      crisp(`That is ${money(cents * 12, symbol)} a year, a number we prefer in months.`),
    ],
  }),
  pattern({
    id: 'per-year-price',
    why: 'Breaks a year down by the month.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      return (
        price?.per === 'year' &&
        price.cents >= 1200 &&
        price.cents <= 100000 &&
        !heavy.test(scene.sentence) &&
        /\b(?:plan|subscription|membership|costs?|only|just|for|license|pass|access)\b/.test(scene.sentence) &&
        !/\b(?:budget|earn\w*|revenue|saves?)\b/.test(scene.sentence) &&
        price
      )
    },
    lines: ({ cents, symbol }) => [
      sandy(`That is ${small(cents / 12, symbol)} a month, most of it spent in January.`),
      arid('It is billed on a date that neither of us will remember, but one of us will have written down.'),
    ],
  }),
  pattern({
    id: 'per-night-price',
    why: 'Counts only the hours one is asleep.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      return (
        price?.per === 'night' &&
        /\b(?:rooms?|suites?|rates?|cabins?|stays?|hotel|cottage|inn|from)\b/.test(scene.sentence) &&
        !/\bparking|pets?\b/.test(scene.sentence) &&
        price
      )
    },
    lines: ({ cents, symbol, bound }) => [
      bound === 'exact' && crisp(`That is ${small(cents / 8, symbol)} an hour, provided you fall asleep at once.`),
      sandy('Lying awake costs the same.'),
    ],
  }),
  pattern({
    id: 'per-person-price',
    why: 'Counts persons.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      return price?.per && ['person', 'guest', 'head'].includes(price.per) && !heavy.test(scene.sentence) && price
    },
    lines: ({ cents, symbol }) => [
      crisp('Twins count as two.'),
      arid(`A couple who shares everything still comes to ${money(cents * 2, symbol)}.`),
    ],
  }),
  pattern({
    id: 'wage-in-ad',
    why: 'Works out what reading the ad would have paid.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      return (
        price?.per === 'hour' &&
        /\b(?:hiring|pays|paying|wage|pay|position|shift|starting at|job)\b/.test(scene.sentence) &&
        price.cents >= 900 &&
        price.cents <= 10000 &&
        price
      )
    },
    lines: ({ cents, symbol }) => [
      sandy(`At that rate, reading this would have earned you ${small((cents * 10) / 3600, symbol)}.`),
      arid(`A yawn comes to about ${small((cents * 6) / 3600, symbol)}.`),
    ],
  }),
  pattern({
    id: 'hourly-rate',
    why: 'Breaks an hourly rate down to small talk.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      return (
        price?.per === 'hour' &&
        price.cents >= 3000 &&
        !heavy.test(scene.sentence) &&
        /\b(?:rate|consult\w*|lessons?|coaching|charge|tutoring|sessions?|bill)\b/.test(scene.sentence) &&
        price
      )
    },
    lines: ({ cents, symbol }) => [
      crisp(`Small talk comes to ${small(cents / 60, symbol)} a minute.`),
      arid(`A polite cough is about ${small(cents / 1800, symbol)}.`),
    ],
  }),
  pattern({
    id: 'free-shipping-over',
    why: 'How the last item gets into the cart.',
    find: (scene) => {
      const price = priceOf(scene, /\bfree (?:[a-z]+ )?(?:shipping|delivery)\b/)
      return (
        price &&
        /\b(?:over|above|more than|or more|minimum|spend|from)\b/.test(scene.sentence) &&
        price.cents >= 1000 &&
        price
      )
    },
    lines: ({ cents, symbol }) => [
      sandy('The last item in the cart is there for the sake of the others.'),
      crisp(`At ${money(cents - 200, symbol)}, you will look at socks.`),
      arid(`Carts that stop at ${money(cents - 1, symbol)} are rare, but they have character.`),
    ],
  }),
  pattern({
    id: 'minimum-order',
    why: 'What people add to reach it.',
    find: (scene) => {
      const price = priceOf(scene, /\bminimum\b/, /\bwage\b|\bdeposit\b|\bbalance\b|\binvestment\b|\bbid\b/)
      return (
        price &&
        price.cents <= 20000 &&
        /\b(?:order|purchase|card|delivery|spend|charge)\b/.test(scene.sentence) &&
        price
      )
    },
    lines: ({ cents, symbol }) => [
      crisp(`At ${money(cents - 100, symbol)}, gum becomes a serious purchase.`),
      arid('The item that gets you there will be the one you talk about at home.'),
    ],
  }),
  pattern({
    id: 'installments',
    why: 'Multiplies.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      const parts = scene.quantities.counts.find(({ lemma }) => lemma === 'installment' || lemma === 'payment')
      return (
        price &&
        parts &&
        parts.value >= 2 &&
        !/\b(?:loan|mortgage|debt|overdue|late)\b/.test(scene.sentence) && { price, parts: parts.value }
      )
    },
    lines: ({ price, parts }) => [
      crisp(`That is ${money(price.cents * parts, price.symbol)}, in a better mood.`),
      sandy(`The ${nth(parts)} is for something you will have had for a while.`),
    ],
  }),
  pattern({
    id: 'gift-card-prize',
    why: 'Where gift cards live.',
    find: (scene) => priceOf(scene, /\bgift card\b/, /\b(?:balance|expires?|scam|send|buy)\b/),
    lines: () => [
      crisp('It will live in your wallet until you move.'),
      arid('It can be exchanged for things that cost slightly more.'),
    ],
  }),
  pattern({
    id: 'almost-round-price',
    why: 'Says aloud why prices end in 99.',
    find: (scene) => {
      const price = priceOf(scene, /./)
      const isNear = price && (price.cents % 100 === 99 || price.cents % 100 === 95) && price.cents < 100000
      return isNear && price.bound === 'exact' && { price, round: Math.ceil(price.cents / 100) * 100 }
    },
    lines: ({ price, round }) => [
      crisp(`We could have said ${money(round, price.symbol)}, but it sounds like more.`),
      price.symbol === '$' &&
        sandy(`The ${round - price.cents === 1 ? 'cent' : 'nickel'} in between is yours to enjoy.`),
    ],
  }),
  pattern({
    id: 'starting-at-price',
    why: 'Notices what "from" leaves open.',
    find: (scene) => {
      const price = priceOf(scene, /./, /\b(?:from \S+ to|rang\w*|bid\w*|salary|raised)\b/)
      return (
        price &&
        /\b(?:starting at|starting from|starts? at|start from|from|as low as)\s*(?:just |only )?$/.test(
          scene.sentence.slice(0, price.from),
        ) &&
        price
      )
    },
    lines: () => [crisp('That is where they start.'), sandy('The one you like is further down.')],
  }),
  pattern({
    id: 'raised-sum',
    why: 'Every odd sum has a coat pocket in it.',
    past: true,
    find: (scene) => {
      const raised = only(scene.quantities.prices)
      const odd = raised ? raised.cents % 10000 : 0
      return (
        raised &&
        odd > 0 &&
        odd < 2000 &&
        raised.cents > 10000 &&
        /\b(?:raised|collected|bake sale|fundraiser)\b/.test(scene.sentence) &&
        !/\b(?:prices?|rates?|fees?|rent|victims?|hospital|cancer|relief|memor\w+)\b/.test(scene.sentence) && {
          odd,
          symbol: raised.symbol,
        }
      )
    },
    lines: ({ odd, symbol }) => [crisp(`The last ${money(odd, symbol)} came out of a coat.`)],
  }),
  pattern({
    id: 'estimate',
    why: 'Notices how exact a guess is.',
    past: true,
    find: (scene) => {
      const sum = only(scene.quantities.prices)
      const odd = sum ? sum.cents % 10000 : 0
      return (
        sum &&
        odd > 0 &&
        sum.cents > 20000 &&
        /\b(?:estimate|quote|bid)\b/.test(scene.sentence) &&
        !/\b(?:damages?|surgery|medical|funeral|insurance|hospital)\b/.test(scene.sentence) && {
          odd,
          symbol: sum.symbol,
        }
      )
    },
    lines: ({ odd, symbol }) => [
      sandy(`The ${money(odd, symbol)} at the end is there to show that a tape measure was used.`),
      arid('It is called an estimate on account of what comes after.'),
    ],
  }),
  pattern({
    id: 'per-item-price',
    why: 'A dozen, worked out.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      return price?.per === 'dozen' && price
    },
    lines: ({ cents, symbol }) => [
      arid(`That is ${small(cents / 12, symbol)} each, the last of which is always available.`),
      crisp('You will say they are for the office.'),
    ],
  }),
  pattern({
    id: 'add-on-price',
    why: 'What one was not thinking of a moment ago.',
    find: (scene) => {
      const price = priceOf(scene, /^(?:add|upgrade|make it)\b/, /\bfree\b/)
      return (
        price &&
        price.cents <= 5000 &&
        price.per === undefined &&
        /\bfor (?:just |only )?$/.test(scene.sentence.slice(0, price.from)) &&
        price
      )
    },
    lines: () => [
      crisp('A moment ago, you were happy without it.'),
      sandy('You came for one thing, and this is how it ends.'),
    ],
  }),
  pattern({
    id: 'ticket-price',
    why: 'What the ticket does not promise.',
    find: (scene) => {
      const price = priceOf(
        scene,
        /\b(?:tickets?|admission|entry)\b/,
        /\b(?:speeding|support|lottery|raffle|resale|scalp\w*|parking)\b/,
      )
      return price && price.cents <= 50000 && price
    },
    lines: () => [
      sandy('Explaining it afterward to those who stayed home is included.'),
      arid('Leaving is free at any time.'),
    ],
  }),
]
