import { expect, test } from 'vitest'
import { profilesOf } from './profiles.ts'

const known = { linkedin: 'https://www.linkedin.com/in/ada' }

test('a real person has icons for the profiles that are known, and for no other', () => {
  expect(profilesOf({ social: known })).toEqual([{ name: 'LinkedIn', letters: 'Li', href: known.linkedin }])
  expect(profilesOf({ social: {} })).toEqual([])
})

test('the icons of somebody made up lead to front pages, which are no profiles', () => {
  const profiles = profilesOf({ social: {}, sample: true })
  expect(profiles).toHaveLength(8)
  for (const { href, front } of profiles) {
    expect(front).toBe(true)
    expect(new URL(href).pathname).toBe('/')
  }
})
