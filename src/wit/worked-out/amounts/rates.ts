import { nth } from '../../computed/length-text.ts'
import { money } from '../../reading/quantities/amount.ts'
import { arid, crisp, only, pattern, sandy } from '../pattern.ts'
import { heavy, priceOf, small, two } from './price-of.ts'

export const rates = [
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
        sandy(`That is about ${small(difference / 30, symbol)} a day, weekends included.`),
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
    id: 'per-month-price',
    why: 'Months are not of the same length.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      return (
        price?.per === 'month' &&
        price.cents >= 100 &&
        price.cents <= 20000 &&
        !heavy.test(scene.sentence) &&
        !/\b(?:budget|earn\w*|stipend|saves?|saving|trial|free|starts?|starting|from)\b/.test(scene.sentence) &&
        price
      )
    },
    lines: () => [sandy('Months with 31 days are the better deal.'), crisp('In February, a day costs slightly more.')],
  }),
  pattern({
    id: 'per-year-price',
    why: 'Years are not of the same length.',
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
    lines: () => [sandy('Leap years include a day at no extra charge.')],
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
    lines: () => [sandy('Lying awake costs the same.')],
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
        !/\b(?:rais\w+|increas\w+|minimum)\b/.test(scene.sentence) &&
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
    id: 'per-item-price',
    why: 'A dozen, worked out.',
    find: (scene) => {
      const price = only(scene.quantities.prices)
      return price?.per === 'dozen' && price
    },
    lines: ({ cents, symbol }) => [
      arid(`That is ${small(cents / 12, symbol)} each, including the one in the car.`),
      crisp('You will say they are for the office.'),
    ],
  }),
]
