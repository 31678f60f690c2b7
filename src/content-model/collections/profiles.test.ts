import { expect, test } from 'vitest'
import { iconsOf, profilesOf } from './profiles.ts'

const known = { linkedin: 'https://www.linkedin.com/in/ada' }

test('a real person has icons for the profiles that are known, and for no other', () => {
  expect(iconsOf({ social: known })).toEqual([{ name: 'LinkedIn', letters: 'Li', href: known.linkedin }])
  expect(iconsOf({ social: {} })).toEqual([])
})

test('the icons of somebody made up lead to front pages, which are no profiles', () => {
  const profiles = iconsOf({ social: {}, sample: true })
  expect(profiles).toHaveLength(8)
  for (const { href, front } of profiles) {
    expect(front).toBe(true)
    expect(new URL(href).pathname).toBe('/')
  }
})

test('under a post stand the profiles that are known, and no front page', () => {
  expect(profilesOf(known)).toEqual([{ name: 'LinkedIn', letters: 'Li', href: known.linkedin }])
  expect(profilesOf({})).toEqual([])
})
