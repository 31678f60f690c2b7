import { numberValue, figures as written } from '../../reading/quantities/number.ts'
import { crisp, sandy } from '../pattern.ts'
import { general } from './general.ts'

/** What one pays. */
export const priced = [
  general({
    id: 'order-minimum',
    why: 'One dollar less.',
    when: /\bminimum (?:order|purchase|spend) (?:is|of) \$(?<a>\d[\d,]*)(?!\.)|\b(?:order|purchase) minimum (?:is|of) \$(?<b>\d[\d,]*)(?!\.)/,
    fits: ['The order minimum is $150 for wholesale accounts.', 'The minimum order is $25 for delivery.'],
    near: ['The minimum age is 25.', 'The order is $150.', 'Wages start at the minimum.'],
    lines: ({ slot }) => {
      const n = numberValue(slot('a') || slot('b'))
      return [crisp(`At $${written(n - 1)}, you are browsing.`), sandy('The last few dollars usually find something.')]
    },
  }),
  general({
    id: 'two-for-so-much',
    why: 'The price of one, and where it comes from.',
    when: /^(?:get )?(?:two|2) (?:[\w-]+ ){1,4}for \$(?<n>\d[\d,]*)(?!\.)\b/,
    unless: /\b(?:nights|days|hours|months|years|weeks|people|asked)\b/,
    fits: ['Two pairs for $149, including lenses.', 'Get two large pizzas for $20.'],
    near: ['Two nights for $149.', 'It is $149 for one.', 'Two people asked for $20.'],
    lines: ({ slot }) => {
      const each = numberValue(slot('n')) / 2
      const text = Number.isInteger(each) ? written(each) : each.toFixed(2)
      return [crisp(`That is $${text} each, if you keep them together.`)]
    },
  }),
  general({
    id: 'growing-up-costs',
    why: 'The difference, worked out.',
    when: /\$(?<adult>\d+) for adults and \$(?<child>\d+) for (?:children|kids)\b/,
    fits: ['Tickets are $12 for adults and $8 for children.', 'Admission is $12 for adults and $6 for children.'],
    near: ['Tickets are $12 for adults.'],
    lines: ({ slot }) => {
      const more = Number(slot('adult')) - Number(slot('child'))
      return [more > 0 && crisp(`Growing up costs $${more}.`)]
    },
  }),
]
