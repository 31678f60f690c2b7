import { type Footage, type Material, orientationOf, type Video } from './material.ts'
import { pairSeen } from './seen.ts'
import { sentence } from './spoken.ts'
import type { StoryMoment } from './story-draft.ts'
import { clockTime } from './story-times.ts'

interface Shot {
  /** The index of the file in the material. */
  footage?: number
  picture: string
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** Directions for a photo, used in turn once no measurement is left to mention. */
const holds = ['Hold still.', 'It does not move.', 'Do not zoom.', 'Closer, if it helps.']
/** Directions without a file, after the named things. */
const walls = ['A plain wall.', 'The same wall.', 'The wall, closer.', 'The other end of the wall.']

/** Chooses the picture of each moment: the files in turn, and the shots of a video in turn. */
export function createCamera({ footage, seen, product }: Material) {
  const named = pairSeen(seen, footage)
  const told = new Set<string>()
  const shotsUsed = new Map<Footage, number>()
  const loose = [...named.loose]
  let next = 0
  let last: Footage | undefined
  let lastPlain = ''
  let held = 0
  let wall = 0

  /** A remark on a photo that was not made yet: its named subject, then its measurements. */
  function remark(file: Footage, index: number): string {
    const orientation = orientationOf(file)
    const measured = [
      named.paired.get(index),
      orientation === 'square' && 'Square. Show all four sides.',
      file.light === 'dark' && 'Dark. Add no light.',
      file.light === 'bright' && 'Bright. Leave it bright.',
      orientation === 'portrait' && 'Upright. Keep it upright.',
      orientation === 'landscape' && 'Wide. Leave the sides on.',
    ]
    const fresh = measured.find((line): line is string => typeof line === 'string' && !told.has(`${index} ${line}`))
    if (fresh === undefined) return holds[held++ % holds.length] ?? ''
    told.add(`${index} ${fresh}`)
    return fresh
  }

  function stretch(video: Video, seconds: number): string {
    const used = shotsUsed.get(video) ?? 0
    shotsUsed.set(video, used + 1)
    const shot = video.shots[used % Math.max(1, video.shots.length)] ?? { from: 0, to: video.seconds }
    const end = Math.min(shot.to, shot.from + seconds)
    const which = video.shots.length > 1 ? `${ordinals[used % video.shots.length] ?? 'next'} shot, ` : ''
    const rest = end - shot.from < seconds ? ' Hold its last frame.' : ''
    return `${which}${clockTime(shot.from)} to ${clockTime(Math.max(end, shot.from + 1))}.${rest}`
  }

  function film(file: Footage, seconds: number): Shot {
    const index = footage.indexOf(file)
    last = file
    if (file.kind === 'photo') return { footage: index, picture: `${file.name}. ${remark(file, index)}` }
    const item = named.paired.get(index)
    const what = item !== undefined && !told.has(`${index} ${item}`) ? ` ${item}` : ''
    if (item !== undefined) told.add(`${index} ${item}`)
    return { footage: index, picture: `${file.name}, ${stretch(file, seconds)}${what}` }
  }

  function withoutFile(): Shot {
    const item = loose.shift()
    lastPlain = item ?? walls[wall++ % walls.length] ?? ''
    return { picture: item === undefined ? lastPlain : `${item} Film it from the front.` }
  }

  function hold(): Shot {
    if (last) return { footage: footage.indexOf(last), picture: `${last.name}, still.` }
    return lastPlain === '' ? withoutFile() : { picture: 'The same, still.' }
  }

  return {
    /**
     * @param seconds the duration of the picture
     * @param silent whether nothing is spoken, so that words have to be read
     */
    shoot({ shot, sound }: StoryMoment, seconds: number, silent: boolean): Shot {
      if ('theirs' in sound && (sound.product || silent)) {
        last = undefined
        lastPlain = 'paper'
        const words = sound.product ? product : sound.theirs
        return { picture: `Words on paper: ${sentence(words)}` }
      }
      if (shot === 'same') return hold()
      if (shot !== 'next' && shot !== 'paper') return film(shot, seconds)
      const file = footage[next++ % Math.max(1, footage.length)]
      return file ? film(file, seconds) : withoutFile()
    },
  }
}
