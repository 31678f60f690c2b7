import data from '#content/words/try-marketing.json' with { type: 'json' }
import { branded } from '#content-model/branded.ts'
import { tryPaths } from '#content-model/pages/try-fields.ts'
import type { Words } from '#content-model/schemas/page-schemas.ts'

const said = branded<Words['try-marketing']>(data)

/** Limits of a script's input: characters as people count them, and number of files. */
export const marketingLimits = { product: 500, seen: 300, audience: 100, files: 20 } as const

/** Endpoint that checks words before a script is made of them, endpoint of the votes, and the page on what gets no joke. */
export const marketingPaths = { gravity: '/api/try/gravity', flat: tryPaths.flat, plain: '/straight-face' } as const

export const marketingWords = said.marketingWords

/** Source of the example script: the files of an invented bakery. */
export const marketingExample = {
  slug: 'marketing',
  kind: 'stand-by-it',
  ...said.marketingExample,
  length: 15,
  footage: [
    { kind: 'photo', name: 'clock.jpg', width: 4032, height: 3024, light: 'bright', palette: [] },
    { kind: 'photo', name: 'loaf.jpg', width: 3024, height: 3024, light: 'even', palette: [] },
    {
      kind: 'video',
      name: 'toaster.mp4',
      width: 1080,
      height: 1920,
      palette: [],
      seconds: 8,
      shots: [
        { from: 0, to: 4 },
        { from: 4, to: 8 },
      ],
    },
  ],
  /** A drawing for each file. */
  drawings: [
    { object: 'alarm-clock', ground: 'sky' },
    { object: 'loaf', ground: 'lilac' },
    { object: 'toaster', ground: 'mint' },
  ],
} as const
