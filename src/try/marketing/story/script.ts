import { crowdedOut, leastShown, type Picture, type Timed, takePictures, type Unseen } from './camera.ts'
import { kindsOfFootage } from './kinds-of-footage.ts'
import { kindsOfWords } from './kinds-of-words.ts'
import type { Length, Material } from './material.ts'
import { pairSeen } from './seen.ts'
import { secondsToSay, sentence, spokenWords, wordsPerSecond } from './spoken.ts'
import { type Moment, pause, type Sound, type StoryKind, type StoryMoment, say } from './story-draft.ts'

/** One line of a script. */
export interface Beat {
  /** Seconds from the script's start. */
  readonly at: number
  readonly seconds: number
  /** One after the other. */
  readonly pictures: readonly Picture[]
  /** The sound: a spoken line, or the direction for a silence. */
  readonly voice?: string
  readonly silence?: string
}

export interface Script {
  /** The kind of story and the length, for votes that it fell flat. */
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly length: Length
  /** What was typed. */
  readonly typed: Pick<Material, 'product' | 'seen' | 'audience'>
  readonly beats: readonly Beat[]
  /** Files, and parts of videos, that are in none of its pictures. */
  readonly unseen: readonly Unseen[]
  readonly words: number
  readonly pauses: number
}

/** All kinds of story, about measurements and about words in turn. */
export const kinds: readonly StoryKind[] = kindsOfWords.flatMap((kind, index) => {
  const other = kindsOfFootage[index]
  return other ? [other, kind] : [kind]
})

/** Most seconds for the visitor's own words; longer ones are shown on paper instead. */
const theirSeconds: Readonly<Record<Length, number>> = { 6: 2, 15: 6, 30: 9, 60: 12 }
/** Fewest seconds for words on paper, and for a silence. */
const paperSeconds = 2
const silenceSeconds: Readonly<Record<Length, number>> = { 6: 1, 15: 2, 30: 2, 60: 3 }
/** How many times as fast as a spoken line a silence grows when seconds are left over. */
const silenceGrows = 1.5

/** The kinds of story that the material suffices for, in the order of offering. */
export const fittingKinds = (material: Material): readonly StoryKind[] =>
  kinds.filter((kind) => kind.title(material) !== undefined)

/** Seconds of video in which two stories may differ and count as showing equally much. */
const restWithin = 3

/** Seconds of videos that are in no picture. */
const restOf = ({ unseen }: Script): number => unseen.reduce((sum, { rest }) => sum + (rest?.seconds ?? 0), 0)

/**
 * Writes a script.
 * @param seen ids of kinds that were shown already
 * @returns of the fitting stories that were not shown one that shows most files, by the product another, or nothing when all were
 */
export function writeScript(material: Material, seen: readonly string[] = []): Script | undefined {
  const scripts = fittingKinds(material)
    .filter(({ id }) => !seen.includes(id))
    .map((kind) => scriptOf(kind, material))
  const missing = ({ unseen }: Script) => unseen.filter(({ rest }) => rest === undefined).length
  const fewest = Math.min(...scripts.map(missing))
  const whole = scripts.filter((script) => missing(script) === fewest)
  const least = Math.min(...whole.map(restOf))
  const fullest = whole.filter((script) => restOf(script) <= least + restWithin)
  const sum = [...material.product].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return fullest[sum % fullest.length]
}

/** The script of one fitting kind of story. Its seconds add up to the requested length. */
export function scriptOf(kind: StoryKind, material: Material): Script {
  const { length, product, seen, audience } = material
  const told = fitted(
    kind.drafts(material).filter(({ from, until }) => from <= length && length <= until),
    length,
  )
  const drafts = withSeen(withOthers(told, material), material)
  const seconds = allotted(drafts, length)
  let at = 0
  let silentSince: number | undefined
  const spoken = drafts.map((draft, index) => {
    const span = seconds[index] ?? 0
    if ('silence' in draft.sound) silentSince ??= at
    const moment = { at, left: length - at, sinceSilence: at - (silentSince ?? at) }
    const voice = spokenIn(draft.sound, length, moment)
    const beat = {
      at,
      seconds: span,
      ...('silence' in draft.sound && { silence: draft.sound.silence }),
      ...(voice !== undefined && { voice }),
    }
    at += span
    return beat
  })
  const lines = drafts.map(
    (moment, index): Timed => ({
      moment,
      seconds: seconds[index] ?? 0,
      silent: isSilent(moment.sound, length),
    }),
  )
  const { pictures, unseen } = takePictures(material, lines)
  return {
    id: `script-${kind.id}.${length}`,
    kind: kind.id,
    title: kind.title(material) ?? kind.id,
    length,
    typed: { product, seen, audience },
    beats: spoken.map((beat, index) => ({ ...beat, pictures: pictures[index] ?? [] })),
    unseen,
    words: spoken.reduce((sum, { voice }) => sum + (voice === undefined ? 0 : spokenWords(voice)), 0),
    pauses: spoken.filter(({ silence }) => silence !== undefined).length,
  }
}

/**
 * A story with one more moment before its product.
 * @param earliest the first place where it may stand
 */
function beforeProduct(drafts: readonly StoryMoment[], moment: StoryMoment, earliest: number): readonly StoryMoment[] {
  const at = drafts.findIndex(({ sound }) => 'theirs' in sound && sound.product)
  return drafts.toSpliced(Math.max(earliest, at), 0, moment)
}

/** A story that stays with few files, with a pause for the others as far as there is time for it. */
function withOthers(drafts: readonly StoryMoment[], material: Material): readonly StoryMoment[] {
  const { length } = material
  const lines = drafts.map(
    (moment): Timed => ({ moment, seconds: fewestSeconds(moment, length), silent: isSilent(moment.sound, length) }),
  )
  const wanted = crowdedOut(material, lines) * leastShown[length]
  const seconds = Math.min(wanted, length - total(drafts, length))
  return seconds < leastShown[length]
    ? drafts
    : beforeProduct(drafts, pause(6, 'Nothing. It is their turn.', 'next', seconds), 1)
}

/** A story in which the things to be seen are named, as far as there is time for it. */
function withSeen(drafts: readonly StoryMoment[], material: Material): readonly StoryMoment[] {
  const { length, seen, footage } = material
  const { ofFile, things } = pairSeen(seen, footage)
  const room = Math.min(length - total(drafts, length), theirSeconds[length])
  const fits = (line: string) => spokenWords(line) > 0 && secondsToSay(line) <= room
  const line = [things.join(' '), ...things].find(fits)
  if (line === undefined) return drafts
  const of = [...ofFile].filter(([, words]) => words === line).map(([index]) => footage[index])
  return beforeProduct(drafts, say(6, line, of.length === 1 ? of[0] : 'next'), 0)
}

/** The line in the visitor's words, or nothing where speaking them takes too long. */
function sayable({ theirs, lead }: Extract<Sound, { theirs: string }>, length: Length): string | undefined {
  const line = [lead, sentence(theirs)].filter(Boolean).join(' ')
  return spokenWords(line) > 0 && secondsToSay(line) <= theirSeconds[length] ? line : undefined
}

const isSilent = (sound: Sound, length: Length): boolean =>
  'silence' in sound || ('theirs' in sound && sayable(sound, length) === undefined)

function spokenIn(sound: Sound, length: Length, moment: Moment): string | undefined {
  if ('say' in sound) return sound.say
  if ('tell' in sound) return sound.tell(moment)
  if ('theirs' in sound) return sayable(sound, length)
  return undefined
}

function fewestSeconds({ sound }: StoryMoment, length: Length): number {
  if ('say' in sound) return secondsToSay(sound.say)
  if ('tell' in sound) return Math.ceil(sound.words / wordsPerSecond)
  if ('silence' in sound) return sound.seconds ?? silenceSeconds[length]
  const line = sayable(sound, length)
  return Math.max(paperSeconds, line === undefined ? 0 : secondsToSay(line))
}

const total = (drafts: readonly StoryMoment[], length: Length) =>
  drafts.reduce((sum, draft) => sum + fewestSeconds(draft, length), 0)

/** Whether a moment may be left out: those of the shortest script and the product stay. */
const spare = ({ from, sound }: StoryMoment) => from > 6 && !('theirs' in sound && sound.product)

/** Leaves out moments, the last of the latest additions first, until the rest fits. */
function fitted(drafts: readonly StoryMoment[], length: Length): readonly StoryMoment[] {
  if (total(drafts, length) <= length) return drafts
  const latest = Math.max(...drafts.filter(spare).map(({ from }) => from))
  const goes = drafts.findLastIndex((draft) => spare(draft) && draft.from === latest)
  if (goes === -1) return drafts
  return fitted(drafts.toSpliced(goes, 1), length)
}

/** Whole seconds for each moment that add up to the length: the fewest for each, and the rest for the shortest. */
function allotted(drafts: readonly StoryMoment[], length: Length): number[] {
  const seconds = drafts.map((draft) => fewestSeconds(draft, length))
  const pace = drafts.map(({ sound }) => ('silence' in sound ? silenceGrows : 1))
  const relative = (index: number) => (seconds[index] ?? 0) / (pace[index] ?? 1)
  for (let left = length - seconds.reduce((sum, span) => sum + span, 0); left > 0; left--) {
    const shortest = seconds.reduce((best, _, index) => (relative(index) < relative(best) ? index : best), 0)
    seconds[shortest] = (seconds[shortest] ?? 0) + 1
  }
  return seconds
}
