import { type Footage, type Length, type Material, orientationOf, type Video } from './material.ts'
import { pairSeen } from './seen.ts'
import { sentence } from './spoken.ts'
import type { StoryMoment } from './story-draft.ts'
import { clockTime } from './story-times.ts'

/** A picture of a line. */
export interface Picture {
  /** The index of the file in the material; undefined for a picture without one. */
  readonly footage?: number
  readonly text: string
}

/** A file, or the rest of a video, that is in no picture. */
export interface Unseen {
  readonly name: string
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

/** Directions for a photo, used in turn once no measurement is left to mention. */
const holds = ['Hold still.', 'It does not move.', 'Do not zoom.', 'Closer, if it helps.']
/** Directions without a file, after the named things. */
const walls = ['A plain wall.', 'The same wall.', 'The wall, closer.', 'The other end of the wall.']
/** Directions for named things without a file, by how often all of them were filmed. */
const angles = [
  'Film it from the front.',
  'Again, closer.',
  'Again, from further away.',
  'Again, from where you stood.',
]

/** Fewest seconds of a picture that shares its line with others. */
export const leastShown: Readonly<Record<Length, number>> = { 6: 1, 15: 2, 30: 2, 60: 2 }

/** Whether a line shows words on paper. */
const onPaper = ({ sound }: StoryMoment, silent: boolean): boolean => 'theirs' in sound && (sound.product || silent)

const isFree = ({ moment, silent }: Timed) =>
  !onPaper(moment, silent) && (moment.shot === 'next' || moment.shot === 'one')

/** How many pictures a line has room for. */
const roomIn = ({ moment, seconds }: Timed, length: Length): number =>
  moment.shot === 'one' ? 1 : Math.max(1, Math.floor(seconds / leastShown[length]))

/** Files of which no line asks for one in particular. */
const free = ({ footage }: Material, lines: readonly Timed[]): Footage[] =>
  footage.filter((file) => !lines.some(({ moment }) => moment.shot === file))

/** The number of files that the lines have no room for. */
export function crowdedOut(material: Material, lines: readonly Timed[]): number {
  const room = lines.filter(isFree).reduce((sum, line) => sum + roomIn(line, material.length), 0)
  return Math.max(0, free(material, lines).length - room)
}

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

/** Files in the order in which they are shown: videos, the longest first, get the widest pictures. */
function dealt(files: readonly Footage[], counts: ReadonlyMap<Timed, number>): Footage[] {
  const spans = [...counts].flatMap(([{ seconds }, count]) => Array<number>(count).fill(seconds / count))
  const order: Footage[] = []
  const videos = files.filter((file) => file.kind === 'video').toSorted((one, other) => other.seconds - one.seconds)
  const places = [...spans.keys()]
    .slice(0, files.length)
    .toSorted((one, other) => (spans[other] ?? 0) - (spans[one] ?? 0))
  for (const [at, video] of videos.entries()) order[places[at] ?? files.length + at] = video
  const photos = files.filter((file) => file.kind === 'photo')
  for (let place = 0; photos.length > 0; place++) order[place] ??= photos.shift() as Footage
  return order.filter((file) => file !== undefined)
}

/** Takes the pictures of all lines: each file once, as far as there is room, then all in turn, and a video from where it stopped. */
export function takePictures(
  material: Material,
  lines: readonly Timed[],
): { pictures: readonly (readonly Picture[])[]; unseen: readonly Unseen[] } {
  const { footage, seen, product, audience, length } = material
  const named = pairSeen(seen, footage)
  const told = new Set<string>()
  const shown = new Set<Footage>()
  /** The next second of each video that was not shown, and the number of its shot. */
  const stopped = new Map<Video, { at: number; shot: number }>()
  const watched = new Map<Video, Set<number>>()
  const counts = countsOf(lines, free(material, lines).length, length)
  const waiting = dealt(free(material, lines), counts)
  let turn = 0
  let last: Footage | undefined
  let lastPlain = ''
  let held = 0
  let plain = 0

  /** Seconds of a video that no picture had so far. */
  const restOf = (video: Video) => Math.floor(video.seconds) - (watched.get(video)?.size ?? 0)
  const goingOn = () =>
    footage.find((file) => file.kind === 'video' && file !== last && restOf(file) >= leastShown[length])
  const nextFile = () => waiting.shift() ?? goingOn() ?? footage[turn++ % Math.max(1, footage.length)]

  /** A remark on a photo that was not made yet: on its measurements. */
  function remark(file: Footage, index: number): string {
    const orientation = orientationOf(file)
    const measured = [
      orientation === 'square' && 'Show all four sides.',
      file.light === 'dark' && 'Add no light.',
      file.light === 'bright' && 'Leave it bright.',
      orientation === 'portrait' && 'Keep it upright.',
      orientation === 'landscape' && 'Leave the sides on.',
    ]
    const fresh = measured.find((line): line is string => typeof line === 'string' && !told.has(`${index} ${line}`))
    if (fresh === undefined) return holds[held++ % holds.length] ?? ''
    told.add(`${index} ${fresh}`)
    return fresh
  }

  /** What a file is, as far as that was measured. */
  function kindOf(file: Footage): string {
    const kind = file.kind === 'photo' ? 'photo' : `video of ${clockTime(file.seconds)}`
    const light = file.light === 'dark' || file.light === 'bright' ? [file.light] : []
    return [kind, sides[orientationOf(file)], ...light].join(', ')
  }

  function stretch(video: Video, seconds: number): string {
    const { at, shot } = stopped.get(video) ?? { at: 0, shot: 0 }
    const shots = video.shots.length > 1 ? video.shots : [{ from: 0, to: video.seconds }]
    const { from, to } = shots[shot % shots.length] ?? { from: 0, to: video.seconds }
    const begin = Math.max(from, Math.min(at, to - 1))
    const end = Math.min(to, begin + seconds)
    // A video of one shot goes on where it stopped; of several, another one is shown each time.
    const over = shots.length > 1 || end + 1 > to
    stopped.set(video, over ? { at: 0, shot: shot + 1 } : { at: end, shot })
    const seen = watched.get(video) ?? new Set()
    for (let second = Math.floor(begin); second < end; second++) seen.add(second)
    watched.set(video, seen)
    const which = shots.length > 1 ? `${ordinals[shot % shots.length] ?? 'next'} shot, ` : ''
    const rest = end - begin < seconds ? ' Hold its last frame.' : ''
    return `${which}${clockTime(begin)} to ${clockTime(Math.max(end, begin + 1))}.${rest}`
  }

  function film(file: Footage, seconds: number, alone: boolean): Picture {
    const index = footage.indexOf(file)
    const first = !shown.has(file)
    shown.add(file)
    last = file
    const what = first ? `${file.name}, ${kindOf(file)}` : file.name
    const theirs = first ? named.ofFile.get(index) : undefined
    if (file.kind === 'video') {
      const part = `${what}, ${stretch(file, seconds)}`
      return { footage: index, text: [part, theirs].filter(Boolean).join(' ') }
    }
    const time = alone ? '' : `, ${seconds} s`
    return { footage: index, text: `${what}${first ? '' : ' again'}${time}. ${theirs ?? remark(file, index)}` }
  }

  function withoutFile(): Picture {
    const { things } = named
    const round = Math.floor(plain / Math.max(1, things.length))
    const thing = things[plain % Math.max(1, things.length)]
    lastPlain = thing ?? walls[plain % walls.length] ?? ''
    plain += 1
    return { text: thing === undefined ? lastPlain : `${thing} ${angles[round % angles.length]}` }
  }

  function hold(seconds: number): Picture {
    if (last?.kind === 'video' && (stopped.get(last)?.at ?? 0) > 0) return film(last, seconds, true)
    if (last) return { footage: footage.indexOf(last), text: `${last.name}, still.` }
    return lastPlain === '' ? withoutFile() : { text: 'The same, still.' }
  }

  function paper({ sound }: StoryMoment): Picture {
    last = undefined
    lastPlain = 'paper'
    const words = 'theirs' in sound && !sound.product ? sound.theirs : product
    // In six seconds there is no time to read on.
    const forWhom = words === product && audience !== '' && length > 6 ? ` For: ${sentence(audience)}` : ''
    return { text: `Words on paper: ${sentence(words)}${forWhom}` }
  }

  const pictures = lines.map((line): Picture[] => {
    const { moment, seconds, silent } = line
    const { shot } = moment
    if (onPaper(moment, silent)) return [paper(moment)]
    if (shot === 'same') return [hold(seconds)]
    if (shot !== 'next' && shot !== 'one') return shot === 'paper' ? [paper(moment)] : [film(shot, seconds, true)]
    const count = counts.get(line) ?? 1
    return Array.from({ length: count }, (_, index) => {
      const file = nextFile()
      // The seconds that do not divide go to the first pictures.
      const own = Math.floor(seconds / count) + (index < seconds % count ? 1 : 0)
      return file ? film(file, own, count === 1) : withoutFile()
    })
  })
  const unseen = footage.flatMap((file): Unseen[] => {
    if (!shown.has(file)) return [{ name: file.name }]
    if (file.kind === 'photo') return []
    const rest = restOf(file)
    return rest > 0 ? [{ name: file.name, rest: { seconds: rest, of: Math.floor(file.seconds) } }] : []
  })
  return { pictures, unseen }
}
