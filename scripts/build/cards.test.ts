import { describe, expect, test } from 'vitest'
import {
  type Card,
  homeCard,
  pageCard,
  portraitCard,
  postCard,
  posterTitleCard,
} from '#content-model/collections/page-cards.ts'
import { palette } from '#content-model/palette.ts'
import { cardArt } from '#layouts/card-art.tsx'
import { cardSize, drawCard } from '#server/web/cards/draw-card.ts'
import { balancedLines } from '#server/web/cards/lines.ts'
import { openOutlines } from '#server/web/cards/outlines.ts'

const letters = (line: string) => line.length

describe('lines', () => {
  test.each([
    ['', 10, []],
    ['one', 10, ['one']],
    ['one two', 10, ['one two']],
    ['one two three', 10, ['one', 'two three']],
    // As few lines as fit, and no single word on the last line where two fit.
    ['aaaa bbbb cccc dd', 14, ['aaaa bbbb', 'cccc dd']],
    ['incomprehensibility is long', 10, ['incomprehensibility', 'is long']],
    ['at 9\u00a0a.m. sharp', 8, ['at', '9\u00a0a.m.', 'sharp']],
  ])('“%s” at %i is set in these', (text, most, lines) => {
    expect(balancedLines(text, letters, most)).toEqual(lines)
  })

  test('leave room for what stands after the last word', () => {
    expect(balancedLines('one two', letters, 8, 3)).toEqual(['one', 'two'])
  })
})

test('the heavier weight is wider, and tracking makes a line tighter', async () => {
  const { width } = await openOutlines()
  const type = { size: 100, weight: 500, tracking: 0 } as const
  expect(width('Your package', { ...type, weight: 700 })).toBeGreaterThan(width('Your package', type))
  expect(width('Your', { ...type, tracking: -0.04 })).toBeCloseTo(width('Your', type) - 16)
})

/** A photograph as pages get it from a build. */
const photo = { photo: { src: '/a.webp', width: 600, height: 400, card: '/a.jpg' }, alt: 'Ada at a loom.' }

test.each([
  postCard('One', { ground: 'sky', object: photo }),
  pageCard({ title: 'One', ground: 'sky', object: photo }),
  portraitCard('One', { ground: 'sky', person: photo }),
  posterTitleCard('One', photo),
])('a card shows the photograph that stands where a drawing could, in its place and cut to it, %#', async (card) => {
  const brushes = { outlines: await openOutlines(), art: cardArt, colors: palette.light }
  const svg = drawCard(card, { ...brushes, photo: (address) => `data:,${address}` })
  expect(svg).toContain(
    '<image href="data:,/a.jpg" x="700" width="500" height="630" preserveAspectRatio="xMidYMid slice"/>',
  )
})

describe('a card', () => {
  const colors = palette.light
  const example = (before: string, added: string): Card => ({
    kind: 'example',
    ground: 'yolk',
    before,
    kept: before,
    added,
    foot: 'Sign for guests',
  })

  test.each([
    example('It rains.', 'Up.'),
    example(
      `${'The elevator is out of service on Monday and '.repeat(4)}on Tuesday.`,
      'So is the other one. '.repeat(8),
    ),
    {
      kind: 'post',
      ground: 'sky',
      object: 'pencil',
      title: 'An antidisestablishmentarian title',
      name: 'Deadpan blog',
    },
    pageCard({ title: 'Examples', ground: 'tomato', object: 'goldfish' }),
    portraitCard('Dot Hargreaves', { ground: 'tomato', person: 'dot-hargreaves' }),
    posterTitleCard('Lid Dairy', 'lid-dairy'),
    portraitCard('Ada Byron', { ground: 'tomato', person: photo }),
    homeCard,
  ] satisfies Card[])('is drawn with nothing past its foot and no color left open, %#', async (card) => {
    const svg = drawCard(card, {
      outlines: await openOutlines(),
      art: cardArt,
      colors,
      photo: (address) => `data:,${address}`,
    })
    expect(svg).not.toMatch(/var\(|currentColor|NaN|undefined/)
    const baselines = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) -/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    expect(baselines.length).toBeGreaterThan(1)
    for (const [x = 0, y = 0] of baselines) {
      expect(x).toBeGreaterThanOrEqual(64)
      expect(x).toBeLessThan(cardSize.width)
      expect(y).toBeLessThanOrEqual(560)
    }
  })
})
