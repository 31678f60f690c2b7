import { describe, expect, test } from 'vitest'
import {
  type ExampleFilter,
  filterAddress,
  filtered,
  mainResult,
  readFilter,
  wider,
} from '#content-model/collections/examples/filter.ts'
import { nearestTo } from '#content-model/collections/examples/near.ts'
import type { Example } from '#content-model/example.ts'

const example = (id: string, over: Partial<Example> = {}): Example => ({
  id,
  before: 'It rains.',
  channel: 'email',
  audience: 'tenants',
  field: 'weather',
  kind: 'update',
  event: 'rain',
  thing: id,
  results: [
    { dryness: 'crisp', after: 'It rains. On purpose.', why: 'It does not.' },
    { dryness: 'arid', after: 'It rains. Up.', why: 'It does not.' },
  ],
  ...over,
})
const drawer = [
  example('a'),
  example('b', { channel: 'sign' }),
  example('c', { audience: 'guests', results: [{ dryness: 'sandy', after: 'Wet.', why: 'It is.' }] }),
]
const ids = (filter: Parameters<typeof filtered>[1]) => filtered(drawer, filter).map(({ example: { id } }) => id)

describe('a filter', () => {
  test.each([
    [{}, ['a', 'b', 'c']],
    [{ channel: 'sign' }, ['b']],
    [{ audience: 'tenants' }, ['a', 'b']],
    [{ dryness: 'arid' }, ['a', 'b']],
    [{ dryness: 'sandy', channel: 'sign' }, []],
  ] as const)('of %o leaves these', (filter, left) => {
    expect(ids(filter)).toEqual(left)
  })

  test('shows the result of the dryness asked for, else one short enough to stand alone, else one in turn', () => {
    expect(filtered(drawer, { dryness: 'crisp' })[0]?.result.dryness).toBe('crisp')
    expect(filtered(drawer, {})[0]?.result.dryness).toBe('arid')
    const long = { dryness: 'crisp', after: 'x'.repeat(63), why: 'It is long.' } as const
    const shown = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
      mainResult({ id, results: [long, { ...long, dryness: 'arid' }] }),
    )
    expect(new Set(shown.map(({ dryness }) => dryness))).toEqual(new Set(['crisp', 'arid']))
    expect(() => mainResult({ id: 'empty', results: [] })).toThrow('empty.yaml has no result')
  })

  test.each([
    ['', {}],
    ['channel=&audience=&dryness=', {}],
    ['channel=sign&dryness=arid', { channel: 'sign', dryness: 'arid' }],
    ['audience=guests', { audience: 'guests' }],
  ])('is read from the query “%s”', (query, filter) => {
    expect(readFilter(new URLSearchParams(query), ['guests', 'tenants'])).toEqual(filter)
  })

  test.each(['channel=toString', 'audience=%3Cscript%3E', 'channel=sign&dryness=wet'])(
    'is none where the query “%s” has a word that the drawer does not know',
    (query) => {
      expect(readFilter(new URLSearchParams(query), ['guests', 'tenants'])).toBeUndefined()
    },
  )

  test('widens one word at a time until nothing is left to widen', () => {
    const steps: ExampleFilter[] = []
    let next = wider({ channel: 'sign', audience: 'guests', dryness: 'arid' })
    while (next !== undefined) {
      steps.push(next)
      next = wider(next)
    }
    expect(steps).toEqual([{ channel: 'sign', audience: 'guests' }, { audience: 'guests' }, {}])
  })

  test.each([
    [{}, 1, '/examples'],
    [{}, 2, '/examples?page=2'],
    [{ channel: 'out-of-office', audience: 'new hires' }, 1, '/examples?channel=out-of-office&audience=new+hires'],
  ] as const)('of %o on page %i has an address', (filter, page, address) => {
    expect(filterAddress(filter, page)).toBe(address)
  })
})

describe('nearness', () => {
  test('goes by the thing before the shelf, and fills up with others in the drawer’s order', () => {
    const far = example('far', { channel: 'sign', audience: 'x', field: 'x', kind: 'x', event: 'x' })
    const same = { ...far, id: 'same', thing: 'a' }
    const one = example('a')
    const drawer = [one, far, same, example('shelf')]
    expect(nearestTo(one, drawer, 3).map(({ id }) => id)).toEqual(['shelf', 'same', 'far'])
    expect(nearestTo(far, drawer, 3).map(({ id }) => id)).toEqual(['same', 'a', 'shelf'])
  })

  test('of a drawer of one is nobody’s', () => {
    const one = example('a')
    expect(nearestTo(one, [one], 3)).toEqual([])
  })
})
