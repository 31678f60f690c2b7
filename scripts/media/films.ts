import type { VideoName } from '#content-model/kinds.ts'
import { type Pose, placed, posed } from './studio.ts'

export interface Film {
  name: VideoName
  seconds: number
  /** Words and events of the film, in seconds. */
  captions: readonly { from: number; to: number; text: string }[]
  /** Gets the source of drawings and returns the frame at any second, as HTML for a stage of 1280 × 720. */
  scene: (drawing: (name: string) => string) => (second: number) => string
}

const smirkIn = 0.18
const smirkOut = 0.24
const blinkFor = 0.16
const typedPerSecond = 22

/** The progress from 0 to 1 between two moments, slower at the end. */
function rise(second: number, from: number, seconds: number): number {
  const progress = Math.min(1, Math.max(0, (second - from) / seconds))
  return 1 - (1 - progress) ** 3
}

const between = (second: number, from: number, to: number) => second >= from && second < to

interface Acting {
  smirk?: readonly [from: number, to: number]
  /** Each `[from, to, where]`, where -1 is left and 1 is right. */
  glances?: readonly (readonly [from: number, to: number, where: number])[]
  blinks?: readonly number[]
}

/** The face's pose at a moment of its part. */
function act(second: number, { smirk, glances = [], blinks = [] }: Acting): Pose {
  const lift = smirk ? rise(second, smirk[0], smirkIn) - rise(second, smirk[1], smirkOut) : 0
  const glance = glances.reduce(
    (sum, [from, to, where]) => sum + where * (rise(second, from, 0.2) - rise(second, to, 0.2)),
    0,
  )
  return { lift, glance, blink: blinks.some((at) => between(second, at, at + blinkFor)) }
}

interface Words {
  text: string
  x: number
  y: number
  size: number
  weight?: number
  tracking?: number
  /** Whether the cursor follows the last letter as a dash. */
  dash?: boolean
  /** Whether `x` is the end of the text instead of its beginning. */
  ends?: boolean
}

function written({ text, x, y, size, weight = 700, tracking = -0.042, dash = false, ends = false }: Words): string {
  const line = 'display:inline-block;width:.62em;height:.117em;border-radius:1em;background:currentColor'
  const place = `position:absolute;left:${x}px;top:${y}px;white-space:pre${ends ? ';translate:-100%' : ''}`
  const type = `font:${weight} ${size}px/1 var(--font);letter-spacing:${tracking}em`
  return `<div style="${place};${type}">${text}${dash ? `<i style="${line};margin-left:.09em;vertical-align:.18em"></i>` : ''}</div>`
}

const box = (x: number, y: number, width: number, height: number, fill: string, inner = '', look = '') =>
  `<div style="position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;background:${fill};${look}">${inner}</div>`

/** The part of a text that is typed by this second. */
const typed = (text: string, second: number, from: number) =>
  text.slice(0, Math.max(0, Math.floor((second - from) * typedPerSecond)))

/** One joke after a long pause. The cursor blinks all the time, as if the page were loading. */
const oneLongPause: Film = {
  name: 'one-long-pause',
  seconds: 12,
  captions: [
    { from: 0.6, to: 2.4, text: 'Your call is important to us' },
    { from: 2.4, to: 8, text: '[a long pause; the face blinks, and looks to the side]' },
    { from: 8, to: 9.4, text: 'It still is' },
    { from: 9.4, to: 12, text: '[one end of the mouth goes up, and comes down]' },
  ],
  scene: (drawing) => {
    const first = 'Your call is important to us'
    const second = 'It still is'
    const face = drawing('face/straight')
    const acting = { smirk: [9.2, 10.6], glances: [[5.4, 6.5, -1]], blinks: [3.4, 4.3, 7.2] } as const
    return (at) => {
      const answered = at >= 8
      const typing = between(at, 0.6, 2) || between(at, 8, 8.6)
      const cursor = at >= 0.6 && (typing || at >= 9 || Math.floor(at * 2) % 2 === 0)
      return box(
        0,
        0,
        1280,
        720,
        'var(--yolk)',
        [
          written({ text: typed(first, at, 0.6), x: 64, y: 72, size: 92, dash: cursor && !answered }),
          answered ? written({ text: typed(second, at, 8), x: 64, y: 172, size: 92, dash: cursor }) : '',
          placed(posed(face, act(at, acting)), 640, 316, 576, 303),
        ].join(''),
      )
    }
  },
}

/** A reminder app that reminds once. */
const goldfishReminders: Film = {
  name: 'goldfish-reminders',
  seconds: 12,
  captions: [
    { from: 0.8, to: 3.6, text: 'Goldfish Reminders: The dentist is at three.' },
    { from: 3.6, to: 4.2, text: '[the goldfish blinks]' },
    { from: 4.2, to: 7, text: 'Goldfish Reminders: I trust you.' },
    { from: 7, to: 8.4, text: '[the goldfish looks at the message, and back]' },
    { from: 8.4, to: 12, text: 'Goldfish Reminders: It is four.' },
  ],
  scene: (drawing) => {
    const goldfish = drawing('object/goldfish')
    const acting = {
      smirk: [9.8, 11],
      glances: [
        [1.2, 2.6, 1],
        [6.8, 7.8, 1],
      ],
      blinks: [3.5, 5.9, 8.2],
    } as const
    const messages = [
      { from: 0.8, text: 'The dentist is at three.', time: '2:30' },
      { from: 4.2, text: 'I trust you.', time: '2:31' },
      { from: 8.4, text: 'It is four.', time: '4:00' },
    ]
    return (at) => {
      const notes = messages.flatMap(({ from, text, time }, index) => {
        const shown = rise(at, from, 0.5)
        if (shown === 0) return []
        const inner = [
          written({ text: 'Goldfish Reminders', x: 28, y: 24, size: 22, weight: 650, tracking: 0 }),
          written({ text: time, x: 512, y: 24, size: 22, weight: 430, tracking: 0, ends: true }),
          written({ text, x: 28, y: 66, size: 46, tracking: -0.034 }),
        ].join('')
        return [
          box(
            676,
            114 + index * 172,
            540,
            148,
            'var(--raised)',
            inner,
            `opacity:${shown};translate:0 ${24 * (1 - shown)}px`,
          ),
        ]
      })
      return box(0, 0, 1280, 720, 'var(--yolk)', placed(posed(goldfish, act(at, acting)), 0, 40, 640) + notes.join(''))
    }
  },
}

/** Four pauses of the lengths in their labels; the last label has none. */
const theGoodPauses: Film = {
  name: 'the-good-pauses',
  seconds: 14,
  captions: [
    { from: 0.8, to: 1.8, text: 'Comma: one second' },
    { from: 1.8, to: 3.8, text: 'Period: two seconds' },
    { from: 3.8, to: 6.8, text: 'Dash: three seconds' },
    { from: 6.8, to: 11.2, text: '[a face, and nothing else; it blinks]' },
    { from: 11.2, to: 14, text: 'Ours' },
  ],
  scene: (drawing) => {
    const face = drawing('face/straight')
    const acting = { smirk: [11.9, 13.1], blinks: [8.4, 10.3] } as const
    const sign = (shape: string) =>
      `<svg width="320" height="720" style="position:absolute;left:0;top:0" fill="var(--ink)">${shape}</svg>`
    const tiles = [
      {
        fill: 'yolk',
        from: 0.8,
        name: 'Comma',
        length: '1 second',
        sign: sign(
          '<circle cx="160" cy="380" r="44"/><path d="M204 380c0 64-30 110-78 132l-16-30c30-16 46-36 50-58z"/>',
        ),
      },
      { fill: 'sky', from: 1.8, name: 'Period', length: '2 seconds', sign: sign('<circle cx="160" cy="380" r="44"/>') },
      {
        fill: 'mint',
        from: 3.8,
        name: 'Dash',
        length: '3 seconds',
        sign: sign('<rect x="52" y="359" width="216" height="42" rx="21"/>'),
      },
    ]
    return (at) => {
      const marks = tiles.map(({ fill, from, name, length, sign: mark }, index) =>
        box(
          index * 320,
          0,
          320,
          720,
          `var(--${fill})`,
          at < from
            ? ''
            : [
                mark,
                written({ text: name, x: 40, y: 48, size: 56, tracking: -0.034 }),
                written({ text: length, x: 40, y: 116, size: 28, weight: 430, tracking: -0.008 }),
              ].join(''),
        ),
      )
      const ours = box(
        960,
        0,
        320,
        720,
        'var(--tomato)',
        [
          at < 6.8 ? '' : placed(posed(face, act(at, acting)), 48, 321, 224, 118),
          at < 11.2 ? '' : written({ text: 'Ours', x: 40, y: 48, size: 56, tracking: -0.034 }),
        ].join(''),
      )
      return [...marks, ours].join('')
    }
  },
}

export const films: readonly Film[] = [oneLongPause, goldfishReminders, theGoodPauses]
