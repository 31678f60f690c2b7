import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedOnly } from '#content-model/testing/shipped-only.ts'
import { breakEvenOf } from './break-even.ts'

const plan = (title: string, monthly: string, yearly: string, perQuery: string) => ({
  title,
  monthly: { price: monthly },
  yearly: { price: yearly },
  facilities: [`${perQuery} per query`, 'A chair'],
})
const three = [
  plan('Basic', '$0', '$0', '$0.10'),
  plan('Professional', '$10', '$100', '$0.05'),
  plan('Ultimate', '$30', '$300', '$0'),
]

shippedOnly('the prices by the month and by the year say where two plans cost the same', () => {
  expect(breakEvenOf(three)).toEqual({
    monthly: [
      { title: 'Billed monthly, up to 200 queries', text: 'Basic costs least.' },
      { title: 'From 200 to 400', text: 'Professional does. At exactly 200, both come to $20.' },
      {
        title: 'Past 400',
        text: 'Ultimate costs least. We suggest a walk. At exactly 400, both come to $30.',
      },
    ],
    yearly: [
      { title: 'Billed yearly, up to 2,000 queries a year', text: 'Basic costs least.' },
      { title: 'From 2,000 to 4,000', text: 'Professional does. At exactly 2,000, both come to $200.' },
      {
        title: 'Past 4,000',
        text: 'Ultimate costs least. We suggest a walk. At exactly 4,000, both come to $300.',
      },
    ],
  })
})

test.each([
  ['there is one plan', three.slice(0, 1)],
  ['a plan says no price per query', three.map((one) => ({ ...one, facilities: ['A chair'] }))],
  ['a dearer plan is never the cheapest', [...three.slice(0, 2), plan('Ultimate', '$30', '$300', '$0.05')]],
  ['plans stand in another order', [...three].reverse().slice(0, 2).concat(three.slice(1, 2))],
] as const)('there is no scale when %s', (_, plans) => {
  expect(breakEvenOf(plans)).toBeUndefined()
})

shippedOnly('the plans of the site are the specification’s, so that the scale is worked out from them', () => {
  const facts = ['basic', 'professional', 'ultimate'].map((name) => {
    const text = readFileSync(`src/content/plans/${name}.yaml`, 'utf8')
    const [yearly, monthly] = [...text.matchAll(/price: (\S+)/g)].map(([, price]) => price ?? '')
    return plan(name, monthly ?? '', yearly ?? '', /(\S+) per query/.exec(text)?.[1] ?? '')
  })
  expect(breakEvenOf(facts)?.monthly[1]?.title).toBe('From 200 to 400')
})
