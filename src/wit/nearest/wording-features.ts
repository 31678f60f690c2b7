import { areOpposite, haveContraryWords } from './acts.ts'
import type { WordingProfile } from './profile.ts'
import { type Event, stopWords } from './situation.ts'
import { dot, type Rarities, type Weighed } from './weighed.ts'
import type { WordLikeness } from './word-likeness.ts'

/** An entry of the drawer, with its wordings and their profile. */
export interface WordedEntry {
  /** The event and its thing, as the drawer gives them. */
  event: Event
  /** Its own sentence, then its other wordings. */
  wordings: readonly Weighed[]
  profile: WordingProfile
}

/** For two lists, the rarity of common names and of names in one only, and the share of the first in all. */
function compare(asked: readonly string[], known: readonly string[], rarities: Rarities) {
  const found = { both: 0, asked: 0, known: 0, share: 0 }
  for (const name of asked) found[known.includes(name) ? 'both' : 'asked'] += rarities.of(name)
  for (const name of known) if (!asked.includes(name)) found.known += rarities.of(name)
  const all = found.both + found.asked + found.known
  if (all > 0) found.share = found.both / all
  return found
}

/** The similarity of the best pair of events, and of the best thing and the best event on their own. */
function happening(asked: readonly Event[], known: readonly Event[], likeness: WordLikeness) {
  const best = { together: 0, thing: 0, event: 0 }
  for (const one of asked) {
    for (const other of known) {
      const thing = likeness.of(one.thing, other.thing)
      const event = likeness.of(one.event, other.event)
      best.thing = Math.max(best.thing, thing)
      best.event = Math.max(best.event, event)
      best.together = Math.max(best.together, thing * event)
    }
  }
  return best
}

/** Least similarity; words below it do not stand for each other. */
const leastLikeness = 0.35

/** The share of each side that the other covers, and the weightiest word that it does not. */
function cover(asked: Weighed, known: Weighed, likeness: WordLikeness) {
  const found = { asked: 0, known: 0, same: 0, missedAsked: 0, missedKnown: 0 }
  const best = known.words.map(() => 0)
  for (const [at, word] of asked.words.entries()) {
    const weight = asked.weights[at] ?? 0
    let most = 0
    for (const [index, other] of known.words.entries()) {
      const alike = likeness.of(word, other)
      if (alike < leastLikeness) continue
      most = Math.max(most, alike)
      best[index] = Math.max(best[index] ?? 0, alike)
    }
    if (most === 1) found.same += weight
    found.asked += weight * most
    found.missedAsked = Math.max(found.missedAsked, weight * (1 - most))
  }
  for (const [index, weight] of known.weights.entries()) {
    const most = best[index] ?? 0
    found.known += weight * most
    found.missedKnown = Math.max(found.missedKnown, weight * (1 - most))
  }
  return found
}

/** Pairs of neighboring words: those with a content word, or those without one. */
const pairsOf = (tokens: readonly string[], areStopWords: boolean) =>
  new Set(
    tokens.slice(1).flatMap((token, at) => {
      const before = tokens[at] ?? ''
      return (stopWords.has(token) && stopWords.has(before)) === areStopWords ? [`${before} ${token}`] : []
    }),
  )

/**
 * The share of neighboring words that both sentences have. Pairs of stop words, "please do" and "we are", are in thousands of
 * notices, so they are counted apart.
 */
function sharedPairs(asked: readonly string[], known: readonly string[], areStopWords: boolean): number {
  const pairs = pairsOf(asked, areStopWords)
  const others = pairsOf(known, areStopWords)
  let both = 0
  for (const pair of pairs) if (others.has(pair)) both++
  return both / Math.max(1, Math.sqrt(pairs.size * others.size))
}

const above = (value: number, threshold: number) => Math.max(0, value - threshold)

/** The features of a message and one wording of an entry. */
function wordingFeatures(asked: Weighed, known: Weighed, own: Event, rarities: Rarities, likeness: WordLikeness) {
  const vector = dot(asked.vector, known.vector)
  const words = cover(asked, known, likeness)
  const covered = Math.sqrt(words.asked * words.known)
  const anywhere = happening(asked.events, [own, ...known.events], likeness)
  const first = happening(asked.events.slice(0, 2), [own], likeness)
  const acts = compare(asked.acts, known.acts, rarities)
  const classes = compare(asked.classes, known.classes, rarities)
  const figures = compare(asked.figures, known.figures, rarities)
  const longer = Math.log((asked.words.length + 1) / (known.words.length + 1))
  const differ = (act: string) => Number(asked.acts.includes(act) !== known.acts.includes(act))
  const bothOrder = Number(asked.person === 'order' && known.person === 'order')
  return {
    vector,
    vectorAbove5: above(vector, 0.5),
    vectorAbove7: above(vector, 0.7),
    vectorAbove85: above(vector, 0.85),
    askedCovered: words.asked,
    knownCovered: words.known,
    covered,
    coveredAbove6: above(covered, 0.6),
    coveredAbove8: above(covered, 0.8),
    same: words.same,
    missedAsked: words.missedAsked,
    missedKnown: words.missedKnown,
    together: anywhere.together,
    togetherRoot: Math.sqrt(anywhere.together),
    thing: anywhere.thing,
    thingAbove8: above(anywhere.thing, 0.8),
    event: anywhere.event,
    eventAbove8: above(anywhere.event, 0.8),
    firstThing: first.thing,
    firstEvent: first.event,
    actsBoth: acts.both,
    actsAsked: acts.asked,
    actsKnown: acts.known,
    actsShare: acts.share,
    classesBoth: classes.both,
    classesAsked: classes.asked,
    classesKnown: classes.known,
    classesShare: classes.share,
    noClass: Number(classes.both === 0 && classes.asked > 0 && classes.known > 0),
    figuresBoth: figures.both,
    figuresAsked: figures.asked,
    figuresKnown: figures.known,
    figuresShare: figures.share,
    person: Number(asked.person === known.person),
    order: Number((asked.person === 'order') !== (known.person === 'order')),
    time: Number(asked.time === known.time),
    otherOrdered: bothOrder * (1 - anywhere.thing),
    otherForbidden: bothOrder * Number(asked.acts.includes('no') && known.acts.includes('no')) * (1 - anywhere.thing),
    rating: Number(asked.figures.includes('rating') !== known.figures.includes('rating')),
    deny: differ('deny'),
    ask: differ('ask'),
    pairs: sharedPairs(asked.tokens, known.tokens, false),
    hollowPairs: sharedPairs(asked.tokens, known.tokens, true),
    length: Math.log(asked.words.length + 1),
    shorter: above(-longer, 0),
    longer: above(longer, 0),
    vectorCovered: vector * covered,
    vectorTogether: vector * anywhere.together,
    vectorActs: vector * acts.share,
    vectorClasses: vector * classes.share,
    coveredActs: covered * acts.share,
    coveredTogether: covered * anywhere.together,
    thingActs: anywhere.thing * acts.share,
    togetherActs: anywhere.together * acts.share,
  }
}

/** Like `compare`, weighted by the share of an entry's wordings. */
function compareShares(asked: readonly string[], shares: ReadonlyMap<string, number>, rarities: Rarities) {
  const found = { both: 0, asked: 0, known: 0, share: 0 }
  for (const name of asked) {
    const share = shares.get(name) ?? 0
    found.both += share * rarities.of(name)
    found.asked += (1 - share) * rarities.of(name)
  }
  for (const [name, share] of shares) if (!asked.includes(name)) found.known += share * rarities.of(name)
  const all = found.both + found.asked + found.known
  if (all > 0) found.share = found.both / all
  return found
}

/** The share of a message that any wording covers, and the share of the profile that the message covers. */
function coverProfile(asked: Weighed, { words }: WordingProfile, likeness: WordLikeness) {
  const found = { any: 0, missedAny: 0, core: 0, common: 0, missedCommon: 0 }
  const best = words.map(() => 0)
  for (const [at, word] of asked.words.entries()) {
    const weight = asked.weights[at] ?? 0
    let most = 0
    let core = 0
    for (const [index, { word: other, share }] of words.entries()) {
      const alike = likeness.of(word, other)
      if (alike < leastLikeness) continue
      most = Math.max(most, alike)
      core = Math.max(core, alike * Math.sqrt(share))
      best[index] = Math.max(best[index] ?? 0, alike)
    }
    found.any += weight * most
    found.core += weight * core
    found.missedAny = Math.max(found.missedAny, weight * (1 - most))
  }
  let all = 0
  for (const [index, { share, weight }] of words.entries()) {
    const most = best[index] ?? 0
    const tells = share * share * weight
    all += tells
    found.common += tells * most
    found.missedCommon = Math.max(found.missedCommon, share * weight * (1 - most))
  }
  found.common /= all || 1
  return found
}

/** Whether only one of the two denies something. A thing that does not work counts as out of order, not as denied. */
function denies(one: Weighed, other: Weighed): boolean {
  const does = (act: string) => one.acts.includes(act) && other.acts.includes(act)
  return one.acts.includes('no') !== other.acts.includes('no') && !does('down')
}

/** Acts that change a plan: an event that takes place is no cancelled one. */
const changesOfPlan = ['cancel', 'move'] as const

/**
 * Whether a message says the contrary of an entry, which is then never near, with any number of shared words. The entry's own
 * sentence is the one shown, so it counts more than its other wordings.
 *
 * @param rough the nearness of each wording by words and vector
 */
export function isContrary(asked: Weighed, { wordings }: WordedEntry, rough: Float32Array): boolean {
  const own = wordings[0]
  const [nearest = own] = nearestFirst(rough).flatMap((at) => wordings[at] ?? [])
  if (!own || !nearest) return false
  return (
    areOpposite(asked.acts, own.acts) ||
    areOpposite(asked.acts, nearest.acts) ||
    haveContraryWords(asked.tokens, own.tokens) ||
    changesOfPlan.some((act) => asked.acts.includes(act) !== own.acts.includes(act)) ||
    denies(asked, own)
  )
}

/** The indices of wordings, roughly nearest first. */
const nearestFirst = (rough: Float32Array) => [...rough.keys()].sort((a, b) => (rough[b] ?? 0) - (rough[a] ?? 0))

/** How many of an entry's roughly nearest wordings are compared word by word. */
const wordingsCompared = 2

/**
 * The features of a message and an entry of the drawer: of its nearest wording and of all together.
 *
 * @param rough the nearness of each wording by words and vector
 */
export function featuresOf(
  asked: Weighed,
  { event, wordings, profile }: WordedEntry,
  rough: Float32Array,
  rarities: Rarities,
  likeness: WordLikeness,
) {
  const order = nearestFirst(rough)
  const nearness = order.map((at) => rough[at] ?? 0)
  const compared = order.slice(0, wordingsCompared).flatMap((at) => {
    const known = wordings[at]
    return known ? [wordingFeatures(asked, known, event, rarities, likeness)] : []
  })
  const closeness = (one: WordingFeatures) =>
    one.vector + one.covered + one.together + one.actsShare + one.figuresShare / 2
  const best = compared.reduce((one, other) => (closeness(other) > closeness(one) ? other : one))
  const words = coverProfile(asked, profile, likeness)
  const own = happening(asked.events, [event], likeness)
  const acts = compareShares(asked.acts, profile.acts, rarities)
  const classes = compareShares(asked.classes, profile.classes, rarities)
  const figures = compareShares(asked.figures, profile.figures, rarities)
  const on = dot(asked.vector, profile.vector)
  const [first = 0, second = first, third = second] = nearness
  const mean = nearness.reduce((sum, one) => sum + one, 0) / nearness.length
  return {
    ...best,
    allVector: on,
    allVectorAbove7: above(on, 0.7),
    allVectorAbove85: above(on, 0.85),
    rough: first,
    roughAbove15: above(first, 1.5),
    roughSecond: second,
    roughThird: third,
    roughMean: mean,
    ownSentence: (rough[0] ?? 0) - first,
    anyCovered: words.any,
    missedAny: words.missedAny,
    coreCovered: words.core,
    common: words.common,
    commonAbove6: above(words.common, 0.6),
    missedCommon: words.missedCommon,
    ownEvent: own.event,
    ownThing: own.thing,
    ownTogether: own.together,
    allActsBoth: acts.both,
    allActsAsked: acts.asked,
    allActsKnown: acts.known,
    allActsShare: acts.share,
    allClassesAsked: classes.asked,
    allClassesKnown: classes.known,
    allClassesShare: classes.share,
    allFiguresAsked: figures.asked,
    allFiguresKnown: figures.known,
    allFiguresShare: figures.share,
    persons: profile.persons.get(asked.person) ?? 0,
    times: profile.times.get(asked.time) ?? 0,
    coreCommon: words.core * words.common,
    vectorCommon: on * words.common,
    coreActs: words.core * acts.share,
    commonActs: words.common * acts.share,
    commonOwnTogether: words.common * own.together,
    personsCommon: words.common * (1 - (profile.persons.get(asked.person) ?? 0)),
  }
}

/**
 * The acts of a message and an entry, by the share of wordings that have them.
 *
 * @returns each act, how far both have it, and how far only one has it
 */
export function actsCompared(asked: Weighed, { profile }: WordedEntry): { act: string; both: number; one: number }[] {
  return [...new Set([...asked.acts, ...profile.acts.keys()])].map((act) => {
    const share = profile.acts.get(act) ?? 0
    return asked.acts.includes(act) ? { act, both: share, one: 1 - share } : { act, both: 0, one: share }
  })
}

type WordingFeatures = ReturnType<typeof wordingFeatures>
export type NearFeatures = ReturnType<typeof featuresOf>
