import {
  clearly,
  type Footage,
  isSmall,
  type Length,
  type Material,
  orientationOf,
  ratioOf,
  type Video,
  type VideoShot,
} from './material.ts'
import { offerOf } from './offer.ts'
import { momentsIn, pairSeen } from './seen.ts'
import { sentence } from './spoken.ts'
import type { StoryMoment } from './story-draft.ts'
import { clockTime, durationTime, wholeSeconds } from './story-times.ts'

/** A picture of a line. */
export interface Picture {
  /** The index of the file in the material; undefined for a picture without one. */
  readonly footage?: number
  readonly text: string
}

/** A file, or the rest of a video, that is in no picture. */
export interface Unseen {
  readonly name: string
  /** The words on it. */
  readonly words?: string
  /** Of a video that is in the script: how many of its seconds are not. */
  readonly rest?: { readonly seconds: number; readonly of: number }
}

/** A moment with its seconds, and whether nothing is spoken, so that words have to be read. */
export interface Timed {
  readonly moment: StoryMoment
  readonly seconds: number
  readonly silent: boolean
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const sides = { portrait: 'upright', landscape: 'wide', square: 'square' } as const

/** Directions for a photo, each once in a script, when no measurement is left to mention. */
const holds = ['Hold still.', 'It does not move.', 'Do not zoom.', 'Closer, if it helps.']
/** Directions without a file, after the named things. */
const walls = [
  'A plain wall.',
  'The same wall.',
  'The wall, closer.',
  'The other end of the wall.',
  'The floor in front of it.',
  'The wall once more.',
]
/** Directions for named things without a file, the first time and afterwards, each once in a script. */
const angles = ['Film it from the front.', 'From the side.', 'From above, if it allows.', 'From as far as you can.']
const angledAgain = ['Again, closer.', 'Again, from further away.', 'Again, from where you stood.']

/** Fewest seconds of a picture that shares its line with others. */
export const leastShown: Readonly<Record<Length, number>> = { 6: 1, 15: 2, 30: 2, 60: 2 }

/** Whether a line shows words on paper. */
export const onPaper = ({ sound }: StoryMoment, silent: boolean): boolean =>
  'theirs' in sound && (sound.product || silent)

const isFree = ({ moment, silent }: Timed) =>
  !onPaper(moment, silent) && (moment.shot === 'next' || moment.shot === 'one')

/** How many pictures a line has room for. */
const roomIn = ({ moment, seconds }: Timed, length: Length): number =>
  moment.shot === 'one' ? 1 : Math.max(1, Math.floor(seconds / leastShown[length]))

/** Files of which no line asks for one in particular. */
const free = ({ footage }: Material, lines: readonly Timed[]): Footage[] =>
  footage.filter((file) => !lines.some(({ moment }) => moment.shot === file))

/** The number of files and of things without one that the lines have no room for. */
export function crowdedOut(material: Material, lines: readonly Timed[]): number {
  const { seen, footage, unread } = material
  const room = lines.filter(isFree).reduce((sum, line) => sum + roomIn(line, material.length), 0)
  const wanted = free(material, lines).length + pairSeen(seen, footage, unread).alone.length
  return Math.max(0, wanted - room)
}

/** Most of all pictures that one video fills where there are other files. */
const mostOfOne = 0.5

/** A stretch of a video, with the number of its shot where it has several. */
type Stretch = VideoShot & { readonly shot?: number }

/** Fewest seconds of a stretch that is no shot. */
const leastStretch = 4

/**
 * What is shown of a video in turn: its shots, or all of it. Of one that is longer than the script and whose words name several
 * moments, as many stretches over its length.
 */
function stretchesOf({ seconds, shots }: Video, moments: number, length: Length): readonly Stretch[] {
  const cut = shots.map((each, shot) => ({ ...each, shot }))
  const from = shots[0]?.from ?? 0
  if (moments < 2 || seconds <= length) return cut.length > 1 ? cut : [{ from, to: seconds }]
  if (cut.length >= moments)
    return Array.from({ length: moments }, (_, at) => cut[Math.round((at * (cut.length - 1)) / (moments - 1))]).filter(
      (each) => each !== undefined,
    )
  const count = Math.max(1, Math.min(moments, Math.floor((seconds - from) / leastStretch)))
  const begin = (at: number) => Math.floor(from + (at * (seconds - from)) / count)
  return Array.from({ length: count }, (_, at) => ({
    from: at === 0 ? from : begin(at),
    to: at === count - 1 ? seconds : begin(at + 1),
  }))
}

/** The next whole second, unless less than another one is left: a stretch that is told in whole ones begins in none before it. */
const wholeWithin = (seconds: number, to: number): number =>
  Math.ceil(seconds) + 1 <= to ? Math.ceil(seconds) : seconds

/** How many pictures each free line has: one, and more where there are more files than lines. */
function countsOf(lines: readonly Timed[], files: number, length: Length): Map<Timed, number> {
  const slots = lines.filter(isFree)
  const counts = new Map(slots.map((line) => [line, 1]))
  const share = (line: Timed) => line.seconds / ((counts.get(line) ?? 0) + 1)
  for (let left = files - slots.length; left > 0; left--) {
    const open = slots.filter((line) => (counts.get(line) ?? 0) < roomIn(line, length))
    const [widest] = open.toSorted((one, other) => share(other) - share(one))
    if (!widest) break
    counts.set(widest, (counts.get(widest) ?? 0) + 1)
  }
  return counts
}

/**
 * Takes the pictures of all lines: each file once, as far as there is room, then things without a file, then all files in turn, and a
 * video from where it stopped.
 *
 * @returns with `unshown`, the things without a file for which there was no room
 */
export function takePictures(
  material: Material,
  lines: readonly Timed[],
): { pictures: readonly (readonly Picture[])[]; unseen: readonly Unseen[]; unshown: readonly string[] } {
  const { footage, seen, length, unread } = material
  const named = pairSeen(seen, footage, unread)
  const told = new Set<string>()
  const shown = new Set<Footage>()
  /** The number of each video's next stretch, and where its stretches stopped. */
  const stopped = new Map<Video, { turn: number; at: Map<number, number> }>()
  const momentsOf = (video: Video) => momentsIn(named.ofFile.get(footage.indexOf(video)) ?? '').length
  const watched = new Map<Video, Set<number>>()
  const files = free(material, lines)
  /** Videos of which more than one stretch is to be shown, as often. */
  const further = files.flatMap((file) => {
    if (file.kind === 'photo' || momentsOf(file) < 2 || file.seconds <= length) return []
    return stretchesOf(file, momentsOf(file), length)
      .slice(1, momentsOf(file))
      .map(() => file)
  })
  const waiting: (Footage | string)[] = [...files, ...named.alone, ...further]
  const counts = countsOf(lines, waiting.length, length)
  const slots = lines.reduce((sum, line) => sum + (counts.get(line) ?? 1), 0)
  /** How many pictures each file has. */
  const taken = new Map<Footage, number>()
  let turn = 0
  let last: Footage | undefined
  let lastPlain = ''
  let plain = 0

  /** Seconds of a video that no picture had so far. */
  const restOf = (video: Video) => wholeSeconds(video.seconds) - (watched.get(video)?.size ?? 0)
  /** Whether a file may be shown again: no video fills most of the pictures where there are other files. */
  const mayReturn = (file: Footage) =>
    footage.length === 1 || file.kind === 'photo' || (taken.get(file) ?? 0) + 1 <= slots * mostOfOne
  const goingOn = () =>
    footage
      .filter((file) => file.kind === 'video' && file !== last && restOf(file) >= leastShown[length] && mayReturn(file))
      .toSorted((one, other) => (taken.get(one) ?? 0) - (taken.get(other) ?? 0))[0]
  function inTurn(): Footage | undefined {
    for (let tries = 0; tries < footage.length; tries++) {
      const file = footage[turn++ % footage.length]
      if (file && mayReturn(file)) return file
    }
    return footage[0]
  }
  const next = () => waiting.shift() ?? goingOn() ?? inTurn()

  /** The first of some directions that was not given yet; nothing when all were. */
  function fresh(lines: readonly (string | false)[]): string {
    const line = lines.find((each): each is string => typeof each === 'string' && !told.has(each))
    if (line !== undefined) told.add(line)
    return line ?? ''
  }

  /** A direction for a photo: on its measurements, as far as it was not given yet. */
  function remark(file: Footage): string {
    const orientation = orientationOf(file)
    const isClear = ratioOf(file) >= clearly
    if (file.kind === 'photo' && file.moves) return fresh(['Let it run.', 'It moves. Let it.'])
    return fresh([
      orientation === 'square' && 'Show all four sides.',
      file.light === 'dark' && 'Add no light.',
      file.light === 'bright' && 'Leave it bright.',
      orientation === 'portrait' && isClear && 'Keep it upright.',
      orientation === 'landscape' && isClear && 'Leave the sides on.',
      ...holds,
    ])
  }

  /** What a file is, as far as that was measured. */
  function kindOf(file: Footage): string {
    const still = file.kind === 'photo' && file.moves ? 'animation' : 'photo'
    const kind = file.kind === 'photo' ? still : `video of ${durationTime(file.seconds)}`
    const light = file.light === 'dark' || file.light === 'bright' ? [file.light] : []
    const orientation = orientationOf(file)
    const side = orientation === 'square' || ratioOf(file) >= clearly ? [sides[orientation]] : []
    return [kind, ...side, ...light, ...(isSmall(file) ? ['small, shown small'] : [])].join(', ')
  }

  function stretch(video: Video, seconds: number): string {
    const all = stretchesOf(video, momentsOf(video), length)
    const { turn, at } = stopped.get(video) ?? { turn: 0, at: new Map<number, number>() }
    const which = turn % all.length
    const { from, to, shot } = all[which] ?? { from: 0, to: video.seconds }
    // Each stretch goes on where it stopped, and begins again after its end; of several, another one is shown each time.
    const begins = Math.max(from, Math.min(at.get(which) ?? from, to - seconds))
    const begin = wholeWithin(begins, to)
    const end = Math.min(shot === undefined ? video.seconds : to, begin + seconds)
    at.set(which, end + 1 > to ? from : end)
    stopped.set(video, { turn: turn + 1, at })
    const seen = watched.get(video) ?? new Set()
    for (let second = Math.floor(begin); second < end; second++) seen.add(second)
    watched.set(video, seen)
    const label = shot === undefined ? '' : `${ordinals[shot] ?? 'next'} shot, `
    const rest = end - begin < seconds ? ' Hold its last frame.' : ''
    return `${label}${clockTime(begin)} to ${clockTime(Math.max(end, begin + 1))}.${rest}`
  }

  function film(file: Footage, seconds: number, alone: boolean): Picture {
    const index = footage.indexOf(file)
    const first = !shown.has(file)
    shown.add(file)
    taken.set(file, (taken.get(file) ?? 0) + 1)
    last = file
    const what = first ? `${file.name}, ${kindOf(file)}` : file.name
    const theirs = first ? named.ofFile.get(index) : undefined
    if (file.kind === 'video') {
      const part = `${what}, ${stretch(file, seconds)}`
      return { footage: index, text: [part, theirs].filter(Boolean).join(' ') }
    }
    const time = alone ? '' : `, ${seconds} s`
    return { footage: index, text: `${what}${first ? '' : ' again'}${time}. ${theirs ?? remark(file)}`.trimEnd() }
  }

  /** A named thing that is filmed for the first time. */
  function filmed(thing: string): Picture {
    last = undefined
    lastPlain = thing
    return { text: `${thing} ${fresh(angles)}`.trimEnd() }
  }

  function withoutFile(): Picture {
    const { things } = named
    const thing = things[plain % Math.max(1, things.length)]
    lastPlain = thing ?? walls[plain % walls.length] ?? ''
    plain += 1
    return { text: thing === undefined ? lastPlain : `${thing} ${fresh(angledAgain) || 'Again.'}` }
  }

  /** Whether a video that is shown without cuts has a rest. */
  const goesOn = (video: Video) =>
    stretchesOf(video, momentsOf(video), length).every(({ shot }) => shot === undefined) && restOf(video) > 0

  function hold(seconds: number): Picture {
    if (last?.kind === 'video' && goesOn(last)) return film(last, seconds, true)
    if (last) {
      taken.set(last, (taken.get(last) ?? 0) + 1)
      return { footage: footage.indexOf(last), text: `${last.name}, still.` }
    }
    return lastPlain === '' ? withoutFile() : { text: 'The same, still.' }
  }

  function paper({ sound }: StoryMoment): Picture {
    last = undefined
    lastPlain = 'paper'
    const words = 'theirs' in sound && !sound.product ? sentence(sound.theirs) : offerOf(material).card
    return { text: `Words on paper: ${words}` }
  }

  const pictures = lines.map((line): Picture[] => {
    const { moment, seconds, silent } = line
    const { shot } = moment
    if (onPaper(moment, silent)) return [paper(moment)]
    if (shot === 'same') return [hold(seconds)]
    if (shot !== 'next' && shot !== 'one') return shot === 'paper' ? [paper(moment)] : [film(shot, seconds, true)]
    const count = counts.get(line) ?? 1
    return Array.from({ length: count }, (_, index) => {
      const file = next()
      // The seconds that do not divide go to the first pictures.
      const own = Math.floor(seconds / count) + (index < seconds % count ? 1 : 0)
      if (typeof file === 'string') return filmed(file)
      return file ? film(file, own, count === 1) : withoutFile()
    })
  })
  const unseen = footage.flatMap((file, index): Unseen[] => {
    const words = named.ofFile.get(index)
    if (!shown.has(file)) return [{ name: file.name, ...(words !== undefined && { words }) }]
    if (file.kind === 'photo') return []
    const rest = restOf(file)
    return rest > 0 ? [{ name: file.name, rest: { seconds: rest, of: file.seconds } }] : []
  })
  return {
    pictures: withMoves(pictures, shown, footage),
    unseen,
    unshown: waiting.filter((each) => typeof each === 'string'),
  }
}

/** The pictures, in which a file that comes before one that was chosen before it says so. */
function withMoves(
  pictures: readonly (readonly Picture[])[],
  shown: ReadonlySet<Footage>,
  footage: readonly Footage[],
): readonly (readonly Picture[])[] {
  const order = [...shown].map((file) => footage.indexOf(file))
  const moved = new Set(order.filter((index, at) => order.slice(at + 1).some((later) => later < index)))
  return pictures.map((line) =>
    line.map((picture) => {
      const { footage: index, text } = picture
      const name = index === undefined ? undefined : footage[index]?.name
      if (index === undefined || name === undefined || !moved.delete(index)) return picture
      return { footage: index, text: `${name}, moved up${text.slice(name.length)}` }
    }),
  )
}
