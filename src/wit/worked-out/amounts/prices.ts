import { money } from '../../reading/quantities/amount.ts'
import { arid, crisp, only, pattern, sandy } from '../pattern.ts'
import { priceOf, small } from './price-of.ts'

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
    id: 'parking-price',
    why: 'What costs nothing.',
    find: (scene) => priceOf(scene, /\bparking\b/, /\b(?:free|tickets?|tow\w*|refund\w*)\b/),
    lines: () => [arid('Driving around it in circles remains free.')],
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
    find: (scene) =>
      /\b(?:reserves?|holds?|secures?|saves?|books?)\b/.test(scene.sentence) &&
      priceOf(
        scene,
        /\bdeposits?\b/,
        /\b(?:pets?|direct|bank|apartment|lease|security|check|refund\w*|return\w*|account)\b/,
      ),
    lines: () => [crisp('Intentions remain free.'), arid('Before that, it is a nice conversation.')],
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
      const price = priceOf(scene, /\bminimum\b/, /\bwage\b|\bdeposit\b|\bbalance\b|\binvestment\b|\bbid\b|\bhours?\b/)
      return (
        price &&
        price.cents <= 3000 &&
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
    id: 'gift-card-prize',
    rank: 'last',
    why: 'Where gift cards live.',
    find: (scene) => priceOf(scene, /\bgift card\b/, /\b(?:balance|expires?|scam|send|buy)\b/),
    lines: () => [
      crisp('It will live in a wallet until its owner moves.'),
      arid('It can be exchanged for things that cost slightly more.'),
    ],
  }),
  pattern({
    id: 'almost-round-price',
    rank: 'last',
    why: 'Says aloud why prices end in 99.',
    find: (scene) => {
      const price = priceOf(
        scene,
        /./,
        /\b(?:refund\w*|charged|invoice|balance|won|found|rais\w*|increas\w*|fees?|from .* to|per hour|wage\w*)\b/,
      )
      const isNear = price && (price.cents % 100 === 99 || price.cents % 100 === 95) && price.cents < 100000
      return isNear && price.bound === 'exact' && { price, round: Math.ceil(price.cents / 100) * 100 }
    },
    lines: ({ price, round }) => [
      price.symbol === '$' && sandy(`The missing ${round - price.cents === 1 ? 'cent' : 'nickel'} is yours to enjoy.`),
      price.symbol !== '$' && sandy(`What is missing to ${money(round, price.symbol)} is yours to enjoy.`),
    ],
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
    lines: () => [arid('The way out is included.')],
  }),
  pattern({
    id: 'rush-price',
    why: 'What one saves by planning.',
    find: (scene) => priceOf(scene, /\b(?:rush|express|expedited) (?:orders?|service|fee|jobs?|shipping|printing)\b/),
    lines: () => [crisp('Planning is still free.'), sandy('Panic is part of the price.')],
  }),
  pattern({
    id: 'months-for-price',
    why: 'Looks at the month after the offer.',
    find: ({ sentence }) => {
      const months = Number(/\b(\d+) months for the price of (?:1|one)\b/.exec(sentence)?.[1])
      return months >= 2 && months <= 24 && { months }
    },
    lines: ({ months }) => [crisp(`Month ${months + 1} has the price of one, too.`)],
  }),
]
