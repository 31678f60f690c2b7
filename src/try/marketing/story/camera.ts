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
import { momentsIn, pairSeen, type SeenPaired } from './seen.ts'
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

/** Directions for a photo on its measurements, and those for any. */
function remarksOn(file: Footage): (string | false)[] {
  const orientation = orientationOf(file)
  const isClear = ratioOf(file) >= clearly
  if (file.kind === 'photo' && file.moves) return ['Let it run.', 'It moves. Let it.']
  return [
    orientation === 'square' && 'Show all four sides.',
    file.light === 'dark' && 'Add no light.',
    file.light === 'bright' && 'Leave it bright.',
    orientation === 'portrait' && isClear && 'Keep it upright.',
    orientation === 'landscape' && isClear && 'Leave the sides on.',
    ...holds,
  ]
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

/** What was taken of a file: pictures; of a video also the number of its next stretch, where each stopped, and its seconds. */
interface Taken {
  pictures: number
  turn: number
  readonly stopped: Map<number, number>
  readonly seconds: Set<number>
}

/** Takes the pictures of lines in their order. */
class Camera {
  readonly #material: Material
  readonly #named: SeenPaired
  /** Files and things that are still to be shown. */
  readonly waiting: (Footage | string)[]
  readonly #counts: ReadonlyMap<Timed, number>
  /** The number of all pictures. */
  readonly #slots: number
  readonly taken = new Map<Footage, Taken>()
  readonly #told = new Set<string>()
  #turn = 0
  #plain = 0
  /** What the last picture shows: a file, or words. */
  #last: Footage | undefined
  #lastPlain = ''

  readonly #picturesWith = (file: Footage) => this.taken.get(file)?.pictures ?? 0
  /** Seconds of a video that no picture had so far. */
  readonly #restOf = (video: Video) => wholeSeconds(video.seconds) - (this.taken.get(video)?.seconds.size ?? 0)
  readonly #stretchesOf = (video: Video) => stretchesOf(video, this.#momentsOf(video), this.#material.length)
  /** How many moments the words on a video name. */
  readonly #momentsOf = (video: Video) =>
    momentsIn(this.#named.ofFile.get(this.#material.footage.indexOf(video)) ?? '').length

  constructor(material: Material, lines: readonly Timed[]) {
    const { seen, footage, unread, length } = material
    this.#material = material
    this.#named = pairSeen(seen, footage, unread)
    const files = free(material, lines)
    // Of a video whose words name several moments, as many stretches are shown.
    const further = files.flatMap((file) => {
      if (file.kind === 'photo' || file.seconds <= length) return []
      return this.#stretchesOf(file)
        .slice(1, Math.max(1, this.#momentsOf(file)))
        .map(() => file)
    })
    this.waiting = [...files, ...this.#named.alone, ...further]
    this.#counts = countsOf(lines, this.waiting.length, length)
    this.#slots = lines.reduce((sum, line) => sum + (this.#counts.get(line) ?? 1), 0)
  }

  picturesOf(line: Timed): Picture[] {
    const { moment, seconds, silent } = line
    const { shot } = moment
    if (shot === 'paper' || onPaper(moment, silent)) return [this.#paper(moment)]
    if (shot === 'same') return [this.#hold(seconds)]
    if (shot !== 'next' && shot !== 'one') return [this.#film(shot, seconds, true)]
    const count = this.#counts.get(line) ?? 1
    return Array.from({ length: count }, (_, index) => {
      const file = this.#next()
      // The seconds that do not divide go to the first pictures.
      const own = Math.floor(seconds / count) + (index < seconds % count ? 1 : 0)
      if (typeof file === 'string') return this.#thing(file)
      return file ? this.#film(file, own, count === 1) : this.#withoutFile()
    })
  }

  get unseen(): Unseen[] {
    return this.#material.footage.flatMap((file, index): Unseen[] => {
      const { name } = file
      const words = this.#named.ofFile.get(index)
      if (!this.taken.has(file)) return [{ name, ...(words !== undefined && { words }) }]
      const rest = file.kind === 'video' ? this.#restOf(file) : 0
      return file.kind === 'video' && rest > 0 ? [{ name, rest: { seconds: rest, of: file.seconds } }] : []
    })
  }

  /** Whether a file may be shown again: no video fills most of the pictures where there are other files. */
  #mayReturn(file: Footage): boolean {
    const isOnly = this.#material.footage.length === 1
    return isOnly || file.kind === 'photo' || this.#picturesWith(file) + 1 <= this.#slots * mostOfOne
  }

  /** What waits, then a video from where it stopped, then all files in turn. */
  #next(): Footage | string | undefined {
    const { footage, length } = this.#material
    const goingOn = footage
      .filter((file) => file.kind === 'video' && file !== this.#last && this.#restOf(file) >= leastShown[length])
      .filter((file) => this.#mayReturn(file))
      .toSorted((one, other) => this.#picturesWith(one) - this.#picturesWith(other))
    return this.waiting.shift() ?? goingOn[0] ?? this.#inTurn()
  }

  #inTurn(): Footage | undefined {
    const { footage } = this.#material
    for (let tries = 0; tries < footage.length; tries++) {
      const file = footage[this.#turn++ % footage.length]
      if (file && this.#mayReturn(file)) return file
    }
    return footage[0]
  }

  /** The first of some directions that was not given yet; nothing when all were. */
  #fresh(directions: readonly (string | false)[]): string {
    const line = directions.find((each) => each !== false && !this.#told.has(each)) || ''
    this.#told.add(line)
    return line
  }

  /** Films a part of a video: each stretch goes on where it stopped, and of several, another one is shown each time. */
  #stretch(video: Video, seconds: number, taken: Taken): string {
    const all = this.#stretchesOf(video)
    const which = taken.turn % all.length
    const { from, to, shot } = all[which] ?? { from: 0, to: video.seconds }
    const begin = wholeWithin(Math.max(from, Math.min(taken.stopped.get(which) ?? from, to - seconds)), to)
    const end = Math.min(shot === undefined ? video.seconds : to, begin + seconds)
    taken.stopped.set(which, end + 1 > to ? from : end)
    taken.turn += 1
    for (let second = Math.floor(begin); second < end; second++) taken.seconds.add(second)
    const label = shot === undefined ? '' : `${ordinals[shot] ?? 'next'} shot, `
    const rest = end - begin < seconds ? ' Hold its last frame.' : ''
    return `${label}${clockTime(begin)} to ${clockTime(Math.max(end, begin + 1))}.${rest}`
  }

  #film(file: Footage, seconds: number, alone: boolean): Picture {
    const index = this.#material.footage.indexOf(file)
    const isFirst = !this.taken.has(file)
    const taken = this.taken.get(file) ?? { pictures: 0, turn: 0, stopped: new Map(), seconds: new Set() }
    taken.pictures += 1
    this.taken.set(file, taken)
    this.#last = file
    const what = isFirst ? `${file.name}, ${kindOf(file)}` : file.name
    const theirs = isFirst ? this.#named.ofFile.get(index) : undefined
    if (file.kind === 'video') {
      const part = `${what}, ${this.#stretch(file, seconds, taken)}`
      return { footage: index, text: [part, theirs].filter(Boolean).join(' ') }
    }
    const time = alone ? '' : `, ${seconds} s`
    const remark = theirs ?? this.#fresh(remarksOn(file))
    return { footage: index, text: `${what}${isFirst ? '' : ' again'}${time}. ${remark}`.trimEnd() }
  }

  /** Films a named thing for the first time. */
  #thing(thing: string): Picture {
    this.#last = undefined
    this.#lastPlain = thing
    return { text: `${thing} ${this.#fresh(angles)}`.trimEnd() }
  }

  #withoutFile(): Picture {
    const { things } = this.#named
    const thing = things[this.#plain % Math.max(1, things.length)]
    this.#lastPlain = thing ?? walls[this.#plain % walls.length] ?? ''
    this.#plain += 1
    return { text: thing === undefined ? this.#lastPlain : `${thing} ${this.#fresh(angledAgain) || 'Again.'}` }
  }

  /** Goes on with what the last picture showed: with a video that has a rest and is shown without cuts, else still. */
  #hold(seconds: number): Picture {
    const last = this.#last
    if (!last) return this.#lastPlain === '' ? this.#withoutFile() : { text: 'The same, still.' }
    const goesOn =
      last.kind === 'video' && this.#restOf(last) > 0 && this.#stretchesOf(last).every(({ shot }) => shot === undefined)
    if (goesOn) return this.#film(last, seconds, true)
    const taken = this.taken.get(last)
    if (taken) taken.pictures += 1
    return { footage: this.#material.footage.indexOf(last), text: `${last.name}, still.` }
  }

  #paper({ sound }: StoryMoment): Picture {
    this.#last = undefined
    this.#lastPlain = 'paper'
    const isAudience = 'theirs' in sound && !sound.product
    return { text: `Words on paper: ${isAudience ? sentence(sound.theirs) : offerOf(this.#material).card}` }
  }
}

/**
 * Takes the pictures of all lines: each file once, as far as there is room, then things without a file, then all files in turn, and a
 * video from where it stopped.
 */
export function takePictures(material: Material, lines: readonly Timed[]) {
  const camera = new Camera(material, lines)
  const pictures = lines.map((line) => camera.picturesOf(line))
  const { taken, unseen, waiting } = camera
  const unshown = waiting.filter((each) => typeof each === 'string')
  return { pictures: withMoves(pictures, [...taken.keys()], material.footage), unseen, unshown }
}

/** The pictures, in which a file that comes before one that was chosen before it says so. */
function withMoves(
  pictures: readonly Picture[][],
  shown: readonly Footage[],
  footage: readonly Footage[],
): Picture[][] {
  const order = shown.map((file) => footage.indexOf(file))
  const moved = new Set(order.filter((index, at) => order.slice(at + 1).some((later) => later < index)))
  return pictures.map((line) =>
    line.map((picture) => {
      const { footage: index = -1, text } = picture
      const name = footage[index]?.name ?? ''
      return moved.delete(index) ? { footage: index, text: `${name}, moved up${text.slice(name.length)}` } : picture
    }),
  )
}
