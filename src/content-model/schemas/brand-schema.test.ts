import { expect, test } from 'vitest'
import { brand as shipped } from '#content-model/brand.ts'
import { brandSchema } from '#content-model/schemas/brand-schema.ts'

/** A brand with other parts, and what is said of it. */
const said = (parts: object) =>
  brandSchema.safeParse({ ...shipped, ...parts }).error?.issues.map(({ message }) => message)
const light = (parts: object) => ({ colors: { ...shipped.colors, light: { ...shipped.colors.light, ...parts } } })

test('the shipped brand is right, and so is one with all that may be left out', () => {
  expect(said({})).toBeUndefined()
  const more = {
    legalName: 'Plinth & Sons, Inc.',
    postalAddress: 'P.O. Box 1, Peoria, IL 61602',
    securityContact: 'a@b.io',
  }
  expect(said(more)).toBeUndefined()
})

test('a pair of colors that can’t be read is refused by its names, with its contrast', () => {
  expect(said(light({ muted: '#999999' }))).toEqual([
    'muted (#999999) on ground (#faf6eb) in the light scheme has a contrast of 2.63 to 1. Text needs 4.5',
    'muted (#999999) on raised (#fffdf7) in the light scheme has a contrast of 2.80 to 1. Text needs 4.5',
    'muted (#999999) on disabled (#e3dbc9) in the light scheme has a contrast of 2.06 to 1. Text needs 4.5',
  ])
})

test('an accent is compared with ink once for both schemes', () => {
  const accents = { ...shipped.colors.accents, sky: '#1c4e80' }
  expect(said({ colors: { ...shipped.colors, accents } })).toEqual([
    expect.stringMatching(/^ink \(#17130e\) on sky \(#1c4e80\) has a contrast of 2\.\d\d to 1\. Text needs 4\.5$/),
  ])
})

test.each<[object, string]>([
  [{ name: '' }, 'Write a name'],
  [{ name: undefined }, 'Write a name'],
  [{ name: 'Plinth {and} Sons' }, 'Write a name without braces'],
  [{ motto: ' ' }, 'Write a motto'],
  [{ legalName: '' }, 'Write a name, or leave the line out'],
  [{ privacyEmail: 'privacy' }, 'Write an email address, such as hello@plinth.io'],
  [{ networks: { ...shipped.networks, linkedin: 'plinth' } }, 'Write an address that begins with https://'],
  [light({ ground: 'white' }), 'Write a color as # and six digits from 0 to f, in small letters, such as #17130e'],
])('%j is refused in a plain sentence', (parts, message) => {
  expect(said(parts)).toEqual([message])
})
