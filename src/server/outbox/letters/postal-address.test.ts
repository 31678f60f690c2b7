import { expect, test } from 'vitest'
import { brand } from '#content-model/brand.ts'
import { postalAddress } from '#server/outbox/letters/postal-address.ts'

const { street, city } = brand.office
const office = { officeStreet: street, officeCity: city }
const own = { ...brand, name: 'Plinth', sample: undefined }

test.each<[string, Parameters<typeof postalAddress>, string | undefined]>([
  ['none while the office is invented', [office, { ...own, sample: true }], undefined],
  [
    'none while half of it is',
    [
      { ...office, officeStreet: '1 Elm' },
      { ...own, sample: true },
    ],
    undefined,
  ],
  [
    'the office of the settings',
    [
      { officeStreet: '1 Elm', officeCity: 'Troy' },
      { ...own, sample: true },
    ],
    'Plinth, 1 Elm, Troy',
  ],
  [
    'the brand’s office, with the company’s name',
    [office, { ...own, legalName: 'Plinth, Inc.' }],
    `Plinth, Inc., ${street}, ${city}`,
  ],
  ['the brand’s own', [office, { ...own, sample: true, postalAddress: 'P.O. Box 1, Troy' }], 'P.O. Box 1, Troy'],
])('below letters stands %s', (_, given, expected) => {
  expect(postalAddress(...given)).toBe(expected)
})
