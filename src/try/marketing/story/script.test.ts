import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marketingWords } from '#content-model/pages/try-marketing.ts'
import { leftOutOf, scriptAsText } from './as-text.ts'
import { type Footage, lengths, type Material, type StoryPhoto, type Video } from './material.ts'
import { fittingKinds, kinds, type Script, scriptOf, writePlainScript, writeScript } from './script.ts'
import { inWords, readWords, spokenWords, wordsPerSecond } from './spoken.ts'

const photo = (given: Partial<StoryPhoto> = {}): StoryPhoto => ({
  kind: 'photo',
  name: 'loaf.jpg',
  width: 3024,
  height: 3024,
  light: 'even',
  palette: [{ hex: '#dfa374', name: 'tan', share: 0.6 }],
  ...given,
})
const video = (given: Partial<Video> = {}): Video => ({
  kind: 'video',
  name: 'toaster.mp4',
  width: 1080,
  height: 1920,
  light: 'dark',
  palette: [{ hex: '#74d2a2', name: 'green', share: 0.4 }],
  seconds: 11,
  shots: [
    { from: 0, to: 4 },
    { from: 4, to: 7 },
    { from: 7, to: 11 },
  ],
  ...given,
})
const material = (given: Partial<Material> = {}): Material => ({
  product: 'Bread, delivered before 7',
  seen: 'A clock at 6:40, a loaf, a toaster',
  audience: 'People who are not up yet',
  length: 15,
  footage: [photo({ name: 'clock.jpg', width: 4032, light: 'bright' }), photo(), video()],
  ...given,
})

const palettes = fc.array(
  fc.record({
    hex: fc.constant('#112233'),
    name: fc.constantFrom('dark blue', 'orange', 'white'),
    share: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
  }),
  { maxLength: 4 },
)
const measured = {
  name: fc.string({ minLength: 1, maxLength: 30 }),
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
  light: fc.constantFrom('dark' as const, 'even' as const, 'bright' as const, undefined),
  palette: palettes,
}
const anyFootage: fc.Arbitrary<Footage> = fc.oneof(
  fc.record({ kind: fc.constant('photo' as const), ...measured }),
  fc
    .record({
      kind: fc.constant('video' as const),
      ...measured,
      seconds: fc.double({ min: 0.1, max: 20_000, noNaN: true }),
      cuts: fc.array(fc.double({ min: 0.1, max: 60, noNaN: true }), { maxLength: 12 }),
    })
    .map(({ cuts, ...rest }) => {
      const end = Math.min(60, rest.seconds)
      const times = [0, ...cuts.filter((cut) => cut < end).sort((a, b) => a - b), end]
      return { ...rest, shots: times.slice(1).map((to, index) => ({ from: times[index] ?? 0, to })) }
    }),
)
const anyMaterial: fc.Arbitrary<Material> = fc.record({
  product: fc.oneof(fc.string({ minLength: 1, maxLength: 120 }), fc.lorem({ maxCount: 18 })),
  seen: fc.oneof(fc.constant(''), fc.string({ maxLength: 300 }), fc.lorem({ maxCount: 12 })),
  audience: fc.oneof(fc.constant(''), fc.string({ maxLength: 60 }), fc.lorem({ maxCount: 9 })),
  length: fc.constantFrom(...lengths),
  footage: fc.array(anyFootage, { maxLength: 20 }),
})

const picturesIn = ({ beats }: Pick<Script, 'beats'>) =>
  beats.flatMap(({ pictures }) => pictures.map(({ text }) => text))
const everyScript = (given: Material): Script[] => fittingKinds(given).map((kind) => scriptOf(kind, given))

describe('a script', () => {
  test('fills its seconds exactly, each line beginning where the one before ended', () => {
    fc.assert(
      fc.property(anyMaterial, (given) => {
        for (const { beats, length } of everyScript(given)) {
          let end = 0
          for (const { at, seconds } of beats) {
            expect(at).toBe(end)
            expect(seconds).toBeGreaterThanOrEqual(1)
            expect(Number.isInteger(seconds)).toBe(true)
            end += seconds
          }
          expect(end).toBe(length)
        }
      }),
    )
  })

  test('is spoken at 2.3 words a second or slower, line by line', () => {
    fc.assert(
      fc.property(anyMaterial, (given) => {
        for (const { id, beats } of everyScript(given)) {
          for (const { voice = '', seconds } of beats) {
            expect(spokenWords(voice) / seconds, `${id}: ${voice}`).toBeLessThanOrEqual(wordsPerSecond)
          }
        }
      }),
    )
  })

  test('has something to see and something to hear or keep quiet for in every line', () => {
    fc.assert(
      fc.property(anyMaterial, (given) => {
        for (const { beats } of everyScript(given)) {
          for (const { pictures, voice, silence } of beats) {
            expect(pictures).not.toEqual([])
            for (const { text } of pictures) expect(text).not.toMatch(/^$|^(?:undefined|NaN)|(?:undefined|NaN)$/)
            expect(voice !== undefined && silence !== undefined).toBe(false)
            expect(voice).not.toBe('')
          }
        }
      }),
    )
  })

  test('names the product and leaves a pause', () => {
    fc.assert(
      fc.property(anyMaterial, (given) => {
        for (const { beats, pauses } of everyScript(given)) {
          const shown = picturesIn({ beats })
          expect(shown.some((text) => text.startsWith('Words on paper: '))).toBe(true)
          expect(pauses).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('has all words of product and audience on paper, on a picture, spoken or left out, and none too short to be read', () => {
    const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    fc.assert(
      fc.property(anyMaterial, (given) => {
        for (const { id, beats, unsaid } of everyScript(given)) {
          const told = beats.flatMap(({ pictures, caption = '', voice = '' }) => [
            ...pictures.map(({ text }) => text),
            caption,
            voice,
          ])
          const all = new Set(wordsIn([...told, ...unsaid].join(' ')))
          for (const word of [...wordsIn(given.product), ...wordsIn(given.audience)])
            expect(all.has(word), `${id}: ${word}`).toBe(true)
          for (const { caption = '', seconds } of beats)
            expect(readWords(caption) / seconds, caption).toBeLessThanOrEqual(wordsPerSecond)
        }
      }),
    )
  })

  test('says the product, or its beginning, aloud', () => {
    const product = 'Whale watching from Pier 9, daily at 8 and 1, whales guaranteed or you come again free'
    for (const length of lengths) {
      for (const { id, beats } of everyScript(material({ length, product }))) {
        expect(
          beats.some(({ voice = '' }) => voice.includes('Whale watching')),
          `${id} ${length}`,
        ).toBe(true)
        const paper = beats.find(({ pictures }) => pictures[0]?.text.startsWith('Words on paper'))
        const words = paper?.pictures[0]?.text.replace('Words on paper: ', '') ?? ''
        expect(readWords(words) / (paper?.seconds ?? 0), `${id} ${words}`).toBeLessThanOrEqual(wordsPerSecond)
      }
    }
  })

  test('gives no direction twice', () => {
    const directions =
      /(?:Hold still|It does not move|Do not zoom|Leave the sides on|Film it from the front|Keep it upright)\./g
    for (const length of lengths) {
      for (const seen of ['', 'a loaf, a knife']) {
        for (const script of everyScript(material({ length, seen, footage: [] }))) {
          const given = picturesIn(script).join(' ').match(directions) ?? []
          expect(new Set(given).size, script.id).toBe(given.length)
        }
        for (const script of everyScript(material({ length, seen: '' }))) {
          const given = picturesIn(script).join(' ').match(directions) ?? []
          expect(new Set(given).size, script.id).toBe(given.length)
        }
      }
    }
  })

  test('of a film beside other files shows it in no more than half of the pictures', () => {
    const footage = [
      video({ name: 'long.mp4', seconds: 70, shots: [{ from: 0, to: 60 }] }),
      photo(),
      photo({ name: 'b.jpg' }),
    ]
    const script = writeScript(material({ length: 60, seen: '', footage }))
    const files = script?.beats.flatMap(({ pictures }) => pictures.flatMap((one) => one.footage ?? [])) ?? []
    expect(files.filter((index) => index === 0).length).toBeLessThanOrEqual(files.length / 2)
  })

  test('calls an animation one', () => {
    const footage = [photo({ name: 'tour.gif', width: 400, height: 372, moves: true }), photo()]
    const texts = everyScript(material({ seen: '', footage })).flatMap(picturesIn)
    expect(texts.some((text) => text.startsWith('tour.gif, animation'))).toBe(true)
    expect(texts.join(' ')).not.toMatch(/tour\.gif, photo|tour\.gif, animation, wide/)
  })

  test('shows no stretch of a video beyond its end', () => {
    for (const length of lengths) {
      const given = material({ length, footage: [video({ seconds: 2.5, shots: [{ from: 0, to: 2.5 }] })] })
      for (const { beats } of everyScript(given)) {
        for (const text of picturesIn({ beats })) {
          const [, minutes, end] = / to (\d+):(\d\d)\./.exec(text) ?? []
          expect(Number(minutes ?? 0) * 60 + Number(end ?? 0)).toBeLessThanOrEqual(2)
        }
      }
    }
  })

  test('says numbers that were typed, measured or are its own seconds, and no others', () => {
    const given = material({ product: 'Bread', seen: '', audience: 'Bakers', footage: [video({ seconds: 4_360 })] })
    for (const length of lengths) {
      for (const { beats } of everyScript({ ...given, length })) {
        const said = beats.map(({ voice = '' }) => voice).join(' ')
        expect(said).not.toMatch(/\d/)
      }
    }
    const [spared] = everyScript({ ...given, length: 6 }).filter(({ kind }) => kind === 'spared')
    expect(spared?.beats[0]?.voice).toBe('We left out seventy-two minutes.')
  })

  test('claims nothing of the product', () => {
    const claims =
      /\b(best|better|fresh\w*|new|free|cheap\w*|quality|fast\w*|easy|easily|trusted|leading|guarantee\w*|save|proven|natural|healthy|delicious|love|customers?|price|today|sale)\b/i
    for (const length of lengths) {
      for (const script of everyScript(material({ length, product: 'Thing', seen: '', audience: 'Some' }))) {
        expect(scriptAsText(script, [], marketingWords)).not.toMatch(claims)
      }
    }
  })
})

test.each(lengths)(
  'a plain script of %i seconds has the files and what was typed, and no words beside it',
  (length) => {
    const plain = writePlainScript(material({ length }))
    expect(plain?.unseen.filter(({ rest }) => rest === undefined)).toEqual([])
    const said = plain?.beats.map(({ voice, silence }) => voice ?? silence) ?? []
    const typed = [
      'Bread, delivered before 7.',
      'People who are not up yet.',
      'A clock at 6:40.',
      'A loaf.',
      'A toaster.',
    ]
    for (const line of said) expect(['No words.', 'A clock at 6:40. A loaf. A toaster.', ...typed]).toContain(line)
    expect(plain?.beats.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(length)
  },
)

describe('kinds of story', () => {
  test('are at least twelve, in all four lengths', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(12)
    for (const length of lengths) expect(fittingKinds(material({ length })).length).toBeGreaterThanOrEqual(12)
  })

  test('have names and titles of their own', () => {
    const given = material({
      footage: [...material().footage, video({ name: 'long.mp4', seconds: 4_360 }), photo({ width: 8_000 })],
    })
    expect(fittingKinds(given)).toHaveLength(kinds.length)
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length)
    expect(new Set(kinds.map((kind) => kind.title(given))).size).toBe(kinds.length)
  })

  test('are at least nine without any file', () => {
    expect(fittingKinds(material({ footage: [], audience: '' })).length).toBeGreaterThanOrEqual(9)
  })

  test('come one after the other until all were seen', () => {
    const given = material()
    const seen: string[] = []
    for (let script = writeScript(given, seen); script; script = writeScript(given, seen)) seen.push(script.kind)
    expect(new Set(seen)).toEqual(new Set(fittingKinds(given).map(({ id }) => id)))
    expect(seen).toHaveLength(fittingKinds(given).length)
  })

  test('of the longest form leave no line of theirs out for an ordinary product', () => {
    for (const length of lengths) {
      const given = material({ length, audience: length === 6 ? '' : 'Us' })
      for (const kind of fittingKinds(given)) {
        const wanted = kind.drafts(given).filter(({ from, until }) => from <= length && length <= until)
        const told = wanted.flatMap(({ sound }) => {
          if ('say' in sound) return sound.say
          return 'silence' in sound ? sound.silence : []
        })
        const voices = scriptOf(kind, given).beats.map(({ voice, silence }) => voice ?? silence)
        expect(voices, `${kind.id} ${length}`).toEqual(expect.arrayContaining(told))
      }
    }
  })

  test('are told of dark, bright, upright, wide and one-colored files only where there are such', () => {
    const ids = (footage: readonly Footage[]) => fittingKinds(material({ footage })).map(({ id }) => id)
    const about = ['cut', 'spared', 'dark', 'bright', 'color', 'standing', 'lying', 'pixels', 'inventory']
    const plain = photo({ width: 500, height: 500, palette: [{ hex: '#ffffff', name: 'white', share: 0.3 }] })
    expect(ids([plain]).filter((id) => about.includes(id))).toEqual([])
    expect(ids([{ ...plain, light: 'dark' }])).toContain('dark')
    expect(ids([{ ...plain, width: 400 }])).toContain('standing')
    expect(ids([{ ...plain, height: 400 }])).not.toContain('lying')
    expect(ids([{ ...plain, height: 200 }])).toContain('lying')
    expect(ids([video({ shots: [] })])).not.toContain('cut')
  })
})

describe('words in the visitor’s own hand', () => {
  test('go on paper where there is no time to say them', () => {
    const long = 'Bread and rolls and buns and loaves delivered every single morning before the clock says seven'
    const script = writeScript(material({ product: long, length: 6 }))
    expect(script?.beats.some(({ voice }) => voice === 'Bread and rolls…')).toBe(true)
    expect(script && picturesIn(script).some((text) => text.includes('Bread and rolls and buns'))).toBe(true)
    expect(script?.unsaid.join(' ')).toContain('before the clock says seven')
  })
})

test('a phrase is torn in no script of six seconds whose silence has the time for it', () => {
  const given = material({ product: 'umbrellas fixed while u wait!! new rib 6€', seen: '', audience: '', length: 6 })
  for (const { id, beats } of everyScript({ ...given, footage: [photo()] })) {
    const torn = beats.filter(({ voice = '' }) => voice.endsWith('…'))
    const spare = beats.reduce((sum, { silence, seconds }) => sum + (silence === undefined ? 0 : seconds - 1), 0)
    expect(
      torn.filter(({ seconds }) => seconds + spare >= 3),
      id,
    ).toEqual([])
  }
})

describe('what was given', () => {
  const shownIn = ({ beats }: Script) =>
    new Set(beats.flatMap(({ pictures }) => pictures.flatMap(({ footage }) => footage ?? [])))

  test('every file is in a picture, or is said to be left out', () => {
    fc.assert(
      fc.property(anyMaterial, (given) => {
        for (const script of everyScript(given)) {
          const missing = script.unseen.filter(({ rest }) => rest === undefined).length
          expect(shownIn(script).size + missing, script.id).toBe(given.footage.length)
        }
      }),
    )
  })

  test('two photos and a clip are all in a script of any length, with the words on the first', () => {
    for (const length of lengths) {
      const footage = [photo({ name: 'IMG_1.jpg' }), photo({ name: 'IMG_2.jpg' }), video({ name: 'IMG_3.mov' })]
      const script = writeScript(material({ length, seen: 'a man runs in the rain', footage }))
      expect(script && shownIn(script)).toEqual(new Set([0, 1, 2]))
      const shown = script ? picturesIn(script) : []
      expect(shown.filter((text) => text.includes('A man runs in the rain.'))).toEqual([
        expect.stringMatching(/^IMG_1\.jpg/),
      ])
    }
  })

  test('twenty files are all in a minute', () => {
    const footage = Array.from({ length: 20 }, (_, index) => photo({ name: `${index}.jpg` }))
    expect(writeScript(material({ length: 60, footage }))?.unseen).toEqual([])
    const short = writeScript(material({ length: 6, footage }))
    expect(short && leftOutOf(short, [], marketingWords)[0]).toMatch(/19\.jpg\. 6 seconds have room for \d pictures\.$/)
  })

  test('a video goes on where it stopped, and what is not shown of it is said', () => {
    const film = video({ name: 'run.mp4', seconds: 40, shots: [{ from: 0, to: 40 }] })
    const script = writeScript(material({ length: 15, seen: '', footage: [film] }))
    const shown = script
      ? picturesIn(script).flatMap((text) => / (\d:\d\d) to (\d:\d\d)\./.exec(text)?.slice(1) ?? [])
      : []
    expect(shown.length).toBeGreaterThan(2)
    expect(shown[0]).toBe('0:00')
    expect(shown[2]).toBe(shown[1])
    expect(script && leftOutOf(script, [], marketingWords)).toEqual([
      expect.stringMatching(/^run\.mp4: 0:\d\d of its 0:40\. The script is 15 seconds long and shows 0:\d\d\.$/),
    ])
  })

  test('of a long film whose words name several moments, as many stretches over its length are shown', () => {
    const seen = 'the plane door, then free fall, then the red rock'
    const film = video({ name: 'jump.mp4', seconds: 48, shots: [{ from: 2, to: 48 }] })
    for (const length of lengths) {
      const script = writeScript(material({ length, seen, footage: [film] }))
      const begins = script && picturesIn(script).flatMap((text) => / (0:\d\d) to/.exec(text)?.[1] ?? [])
      expect(begins?.slice(0, 3), String(length)).toEqual(
        length === 60 ? ['0:02', expect.any(String), expect.any(String)] : ['0:02', '0:17', '0:32'],
      )
    }
    const shots = [0, 8, 16, 24, 36].map((from, at, all) => ({ from, to: all[at + 1] ?? 48 }))
    const cut = writeScript(material({ length: 15, seen, footage: [{ ...film, shots }] }))
    expect(
      cut &&
        picturesIn(cut)
          .flatMap((text) => /(\w+) shot,/.exec(text)?.[1] ?? [])
          .slice(0, 3),
    ).toEqual(['first', 'third', 'fifth'])
  })

  test('things without a file are filmed before any wall', () => {
    const script = writeScript(material({ footage: [], seen: 'a man runs in the rain' }))
    expect(script && picturesIn(script).join(' ')).toContain('A man runs in the rain. Film it from the front.')
    expect(script && picturesIn(script).join(' ')).not.toContain('wall')
  })
})

test.each([
  [0, 'zero'],
  [21, 'twenty-one'],
  [40, 'forty'],
  [100, 'one hundred'],
  [999, 'nine hundred ninety-nine'],
  [12_500, 'twelve thousand five hundred'],
])('%i is spoken as "%s"', (number, words) => expect(inWords(number)).toBe(words))

test('no number takes more words to say than its digits are counted as', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
      expect(spokenWords(String(number))).toBeGreaterThanOrEqual(spokenWords(inWords(number)))
    }),
  )
})
