import { expect, test } from 'vitest'
import { byAddress } from '#content/addresses.ts'

test('finds things by their addresses', () => {
  const found = byAddress([
    { address: '/a', name: 'a.md', thing: 1 },
    { address: '/b', name: 'b.md', thing: 2 },
  ])
  expect([...found]).toEqual([
    ['/a', 1],
    ['/b', 2],
  ])
})

test('names both things of one address', () => {
  const twins = ['a.md', 'b.md'].map((name) => ({ address: '/a', name, thing: name }))
  expect(() => byAddress(twins)).toThrow('a.md and b.md have one address: /a')
})
