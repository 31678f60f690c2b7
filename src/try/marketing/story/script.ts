import { crowdedOut, leastShown, onPaper, type Picture, type Timed, takePictures, type Unseen } from './camera.ts'
import { keysIn } from './facts.ts'
import { kindsOfFootage } from './kinds-of-footage.ts'
import { kindsOfWords, plainKind } from './kinds-of-words.ts'
import type { Length, Material } from './material.ts'
import {
  type Captions,
  captionsOf,
  offerOf,
  type Room,
  secondsFor,
  spokenProduct,
  theirSeconds,
  told,
  type Waiting,
} from './offer.ts'
import { type Meant, pairSeen } from './seen.ts'
import { capitalized, readWords, secondsToRead, secondsToSay, sentence, spokenWords, wordsPerSecond } from './spoken.ts'
import { type Moment, pause, type Sound, type StoryKind, type StoryMoment, say, type Theirs } from './story-draft.ts'

/** One line of a script. */
export interface Beat {
  /** Seconds from the script's start. */
  readonly at: number
  readonly seconds: number
  /** One after the other. */
  readonly pictures: readonly Picture[]
  /** Words to be read on the pictures. */
  readonly caption?: string
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
  /** Words on what is seen: for files that were not read, and for which there was neither a file nor room. */
  readonly meant: readonly Meant[]
  readonly unshown: readonly string[]
  /** Words of product and audience for which no picture lasts long enough. */
  readonly unsaid: readonly string[]
  /** Number of words of the product among them, and of prices, dates and ways to get in touch. */
  readonly untold: number
  readonly lost: number
  /** Number of facts that come before what they are about. */
  readonly early: number
  /** Whether the words on paper leave out nothing that was typed before others of them. */
  readonly isInOrder: boolean
  /** Whether more may be on pictures than has no room on paper, and whether the story has none of its own lines. */
  readonly isSpread: boolean
  readonly isTerse: boolean
  /** Number of lines of the story's shortest form that had no room. */
  readonly shortened: number
  readonly words: number
  readonly pauses: number
}

/** All kinds of story, about measurements and about words in turn. */
export const kinds: readonly StoryKind[] = kindsOfWords.flatMap((kind, index) => {
  const other = kindsOfFootage[index]
  return other ? [other, kind] : [kind]
})

/** Fewest seconds for words on paper, and for a silence. */
const paperSeconds = 2
const silenceSeconds: Readonly<Record<Length, number>> = { 6: 1, 15: 2, 30: 2, 60: 3 }
/** How many times as fast as a spoken line a silence grows when seconds are left over. */
const silenceGrows = 1.5

/** The kinds of story that the material suffices for, in the order of offering. */
export const fittingKinds = (material: Material): readonly StoryKind[] =>
  kinds.filter((kind) => kind.title(material) !== undefined)

/** Whether one file has more than half of the pictures, where there are others. */
function isOneSided({ beats }: Script): boolean {
  const all = beats.flatMap(({ pictures }) => pictures.flatMap(({ footage }) => footage ?? []))
  const counts = [...Map.groupBy(all, (index) => index).values()].map(({ length }) => length)
  return counts.length > 1 && Math.max(...counts) > all.length / 2
}

/** What a script may lack, the worst first. */
const lacks: readonly ((script: Script) => number)[] = [
  ({ unseen, unshown }) => unseen.filter(({ rest }) => rest === undefined).length + unshown.length,
  ({ lost }) => lost,
  ({ isTerse }) => Number(isTerse),
  ({ untold }) => untold,
  ({ unsaid, early }) => unsaid.length + early,
  ({ isSpread }) => Number(isSpread),
  ({ isInOrder }) => Number(!isInOrder),
  ({ shortened }) => shortened,
  (script) => Number(isOneSided(script)),
]

/**
 * Writes a script.
 * @param seen ids of kinds that were shown already
 * @returns of the fitting stories that were not shown one that lacks least, by the product another, or nothing when all were
 */
export function writeScript(material: Material, seen: readonly string[] = []): Script | undefined {
  const best = bestOf(
    fittingKinds(material).filter(({ id }) => !seen.includes(id)),
    material,
  )
  const sum = [...material.product].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return best[sum % best.length]
}

/** The script of what was typed, without a joke. */
export const writePlainScript = (material: Material): Script | undefined => bestOf([plainKind], material)[0]

/** Of the scripts of several kinds those that lack least. */
function bestOf(of: readonly StoryKind[], material: Material): readonly Script[] {
  const orders = ['typed', 'keys', 'matters'] as const
  const ways = [false, true].flatMap((inPieces) => orders.map((order) => ({ order, inPieces })))
  const written = (isTerse: boolean) =>
    ways.map((way) => ({ ...material, ...way, isTerse })).flatMap((each) => of.map((kind) => scriptOf(kind, each)))
  const ordinary = written(false)
  const isShort = material.length <= 15 && ordinary.every(({ lost }) => lost > 0)
  const scripts = isShort ? [...ordinary, ...written(true)] : ordinary
  return lacks.reduce((left, lack) => {
    const least = Math.min(...left.map(lack))
    return left.filter((script) => lack(script) === least)
  }, scripts)
}

/** The script of one fitting kind of story. Its seconds add up to the requested length. */
export function scriptOf(kind: StoryKind, material: Material): Script {
  const { length, product, seen, audience, isTerse = false } = material
  const isOwnLine = ({ sound }: StoryMoment) => 'say' in sound || 'tell' in sound
  const wanted = kind
    .drafts(material)
    .filter((moment) => moment.from <= length && length <= moment.until && !(isTerse && isOwnLine(moment)))
  const kept = fitted(wanted, material)
  const timed = withTime(withOthers(kept, material), material)
  const drafts = isTerse ? timed : mostSaid(timed, material)
  const seconds = secondsOf(drafts, material)
  const { pictures, unseen, unshown } = takePictures(material, inTime(drafts, seconds, length))
  const { captions, unsaid, early } = captionsIn(drafts, seconds, material)
  const beats = soundsOf(kind, drafts, seconds, length).map((beat, index) => ({
    ...beat,
    pictures: pictures[index] ?? [],
    ...(captions[index] && { caption: captions[index] }),
  }))
  return {
    id: `script-${kind.id}.${length}`,
    kind: kind.id,
    title: kind.title(material) ?? kind.id,
    length,
    typed: { product, seen, audience },
    beats,
    unseen,
    meant: pairSeen(seen, material.footage, material.unread).meant,
    unshown,
    unsaid: told(unsaid.map(({ part, words }) => part ?? words)),
    untold: untoldOf(unsaid),
    lost: lostOf(unsaid),
    early,
    isInOrder: offerOf(material).isInOrder,
    isSpread: material.inPieces === true || material.order === 'keys',
    isTerse,
    shortened: wanted.filter((moment) => moment.from === 6 && !kept.includes(moment)).length,
    words: beats.reduce((sum, { voice }) => sum + spokenWords(voice ?? ''), 0),
    pauses: beats.filter(({ silence }) => silence !== undefined).length,
  }
}

const inTime = (drafts: readonly StoryMoment[], seconds: readonly number[], length: Length): Timed[] =>
  drafts.map((moment, at) => ({ moment, seconds: seconds[at] ?? 0, silent: isSilent(moment.sound, length) }))

/** The lines of a script without their pictures: a spoken line, or the direction for a silence. */
function soundsOf(kind: StoryKind, drafts: readonly StoryMoment[], seconds: readonly number[], length: Length) {
  let at = 0
  let silentSince: number | undefined
  return drafts.map(({ sound }, index): Omit<Beat, 'pictures'> => {
    const beat = { at, seconds: seconds[index] ?? 0 }
    if ('silence' in sound) silentSince ??= at
    const voice = spokenIn(sound, length, { left: length - at, sinceSilence: at - (silentSince ?? at) })
    at += beat.seconds
    if (voice !== undefined) return { ...beat, voice }
    return { ...beat, silence: kind.silence ?? ('silence' in sound ? sound.silence : toBeRead) }
  })
}

/**
 * A story with one more moment before its product.
 * @param earliest the first place where it may stand
 */
function beforeProduct(drafts: readonly StoryMoment[], moment: StoryMoment, earliest: number): readonly StoryMoment[] {
  const at = drafts.findIndex(({ sound }) => 'theirs' in sound && sound.product)
  return drafts.toSpliced(Math.max(earliest, at), 0, moment)
}

/** Sound of words on paper that are not spoken. */
const toBeRead = 'Nothing. Time to read.'
/** Sounds of a moment for files that the story has no place for. */
const turns = [
  'Nothing. It is their turn.',
  'Nothing. These came along.',
  'Nothing. They have no lines.',
  'Nothing. Show them all the same.',
]

/** A story that stays with few files, with a pause for the others as far as there is time for it. */
function withOthers(drafts: readonly StoryMoment[], material: Material): readonly StoryMoment[] {
  const { length } = material
  const fewest = drafts.map((draft) => fewestSeconds(draft, material))
  const wanted = crowdedOut(material, inTime(drafts, fewest, length)) * leastShown[length]
  const seconds = Math.min(wanted, length - total(drafts, material))
  const turn = turns[(material.product.length + drafts.length) % turns.length] ?? ''
  return seconds < leastShown[length] ? drafts : beforeProduct(drafts, pause(6, turn, 'next', seconds), 1)
}

/** A story whose product may be spoken in all the seconds that the other lines and the shortest silences leave. */
function withTime(drafts: readonly StoryMoment[], material: Material): readonly StoryMoment[] {
  const spare = Math.max(0, material.length - total(drafts, material))
  return drafts.map((draft) =>
    'theirs' in draft.sound && draft.sound.product
      ? { ...draft, sound: { ...draft.sound, most: fewestSeconds(draft, material) + spare } }
      : draft,
  )
}

/** A story in which the things to be seen are named, all of them, as far as there is time for it. */
function withSeen(drafts: readonly StoryMoment[], material: Material): readonly StoryMoment[] {
  const { length, seen, footage, unread } = material
  const { ofFile, things, meant } = pairSeen(seen, footage, unread)
  const room = Math.min(length - total(drafts, material), theirSeconds[length])
  const line = things.join(' ')
  if (meant.length > 0 || spokenWords(line) === 0 || secondsToSay(line) > room) return drafts
  const of = [...ofFile].filter(([, words]) => words === line).map(([index]) => footage[index])
  return beforeProduct(drafts, say(6, line, of.length === 1 ? of[0] : 'next'), 0)
}

/** The line in the visitor's words: of a product at least its beginning. Nothing where speaking them takes too long. */
function sayable({ theirs, lead, product, most }: Theirs, length: Length): string | undefined {
  if (product) return spokenProduct(theirs, lead, length, most)
  const line = capitalized(sentence(theirs))
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

function fewestSeconds({ sound }: StoryMoment, material: Material): number {
  const { length } = material
  if ('say' in sound) return secondsToSay(sound.say)
  if ('tell' in sound) return Math.ceil(sound.words / wordsPerSecond)
  if ('silence' in sound) return sound.seconds ?? silenceSeconds[length]
  const line = sayable(sound, length)
  const read = sound.product ? offerOf(material).card : sound.theirs
  const reading = sound.product || line === undefined ? secondsToRead(read) : 0
  return Math.max(paperSeconds, reading, line === undefined ? 0 : secondsToSay(line))
}

const total = (drafts: readonly StoryMoment[], material: Material) =>
  drafts.reduce((sum, draft) => sum + fewestSeconds(draft, material), 0)

/** Whether a moment may be left out: of the shortest form only spoken lines, and never the product. */
const isSpare = ({ from, sound }: StoryMoment) =>
  !('theirs' in sound && sound.product) && (from > 6 || !('silence' in sound))

/** Leaves out moments, the last of the latest additions first, until the rest fits. */
function fitted(drafts: readonly StoryMoment[], material: Material): readonly StoryMoment[] {
  if (total(drafts, material) <= material.length) return drafts
  const latest = Math.max(...drafts.filter(isSpare).map(({ from }) => from))
  const goes = drafts.findLastIndex((draft) => isSpare(draft) && draft.from === latest)
  if (goes === -1) return drafts
  return fitted(drafts.toSpliced(goes, 1), material)
}

/** Words of product and audience that are on no paper and in no line. */
function waitingIn(drafts: readonly StoryMoment[], material: Material): readonly Waiting[] {
  const saysAudience = drafts.some(({ sound }) => 'theirs' in sound && !sound.product)
  return offerOf(material).waiting.filter(({ is }) => !saysAudience || is !== 'audience')
}

const roomsOf = (drafts: readonly StoryMoment[], seconds: readonly number[], { length }: Material): Room[] =>
  drafts.map((moment, index) => ({
    seconds: seconds[index] ?? 0,
    taken: moment.shot === 'paper' || onPaper(moment, isSilent(moment.sound, length)),
    product: 'theirs' in moment.sound && moment.sound.product,
  }))

const captionsIn = (drafts: readonly StoryMoment[], seconds: readonly number[], material: Material): Captions =>
  captionsOf(waitingIn(drafts, material), roomsOf(drafts, seconds, material))

const lostOf = (unsaid: readonly Waiting[]): number =>
  unsaid.reduce((sum, { is, words }) => sum + (is === 'key' ? Math.max(1, keysIn(words)) : 0), 0)

const untoldOf = (unsaid: readonly Waiting[]): number =>
  unsaid.reduce((sum, { is, words }) => sum + (is === 'audience' ? 0 : readWords(words)), 0)

/** A story in which the things to be seen are named, unless it then leaves out more of the product. */
function mostSaid(drafts: readonly StoryMoment[], material: Material): readonly StoryMoment[] {
  const lacking = (story: readonly StoryMoment[]) => {
    const { unsaid, early } = captionsIn(story, secondsOf(story, material), material)
    return [lostOf(unsaid), untoldOf(unsaid), unsaid.length + early]
  }
  const named = withSeen(drafts, material)
  if (named === drafts) return drafts
  const without = lacking(drafts)
  return lacking(named).some((lack, at) => lack > (without[at] ?? 0)) ? drafts : named
}

/** The fewest seconds of each moment, and as far as there is time, more for words that have to be read on it. */
function longEnough(drafts: readonly StoryMoment[], material: Material): number[] {
  const seconds = drafts.map((draft) => fewestSeconds(draft, material))
  let spare = material.length - seconds.reduce((sum, span) => sum + span, 0)
  const waiting = waitingIn(drafts, material)
  for (const [at, each] of waiting.entries()) {
    const rooms = roomsOf(drafts, seconds, material)
    const { captions, unsaid } = captionsOf(waiting.slice(0, at + 1), rooms)
    if (!unsaid.includes(each)) continue
    const paper = rooms.findIndex(({ product }) => product)
    const best = rooms
      .flatMap(({ taken, seconds: has }, index) => {
        const more = secondsFor(`${captions[index]} ${each.words}`) - has
        return taken || more > spare ? [] : [{ index, more, isEarly: index < paper }]
      })
      .toSorted((one, other) => Number(one.isEarly) - Number(other.isEarly) || one.more - other.more)
      .find(({ index, more }) => {
        const longer = roomsOf(drafts, seconds.with(index, (seconds[index] ?? 0) + more), material)
        return !captionsOf(waiting.slice(0, at + 1), longer).unsaid.includes(each)
      })
    if (!best) continue
    seconds[best.index] = (seconds[best.index] ?? 0) + best.more
    spare -= best.more
  }
  return seconds
}

/** Whole seconds for each moment that add up to the length: those that are long enough, and the rest for the shortest. */
function secondsOf(drafts: readonly StoryMoment[], material: Material): number[] {
  const seconds = longEnough(drafts, material)
  const pace = drafts.map(({ sound }) => ('silence' in sound ? silenceGrows : 1))
  const relative = (index: number) => (seconds[index] ?? 0) / (pace[index] ?? 1)
  for (let left = material.length - seconds.reduce((sum, span) => sum + span, 0); left > 0; left--) {
    const shortest = seconds.reduce((best, _, index) => (relative(index) < relative(best) ? index : best), 0)
    seconds[shortest] = (seconds[shortest] ?? 0) + 1
  }
  return seconds
}
