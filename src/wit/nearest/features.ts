import { areOpposite } from './acts.ts'
import type { Likeness } from './likeness.ts'
import { type Event, hollow } from './situation.ts'
import { dot, type Rarities, type Weighed } from './weighed.ts'

/** Of two lists: the rarity of what both have, of what only one has, and the share of the first in all. */
function compare(asked: readonly string[], known: readonly string[], rarities: Rarities) {
  const found = { both: 0, asked: 0, known: 0, share: 0 }
  for (const name of asked) found[known.includes(name) ? 'both' : 'asked'] += rarities.of(name)
  for (const name of known) if (!asked.includes(name)) found.known += rarities.of(name)
  const all = found.both + found.asked + found.known
  if (all > 0) found.share = found.both / all
  return found
}

/** How well the best pair of events agrees, and the best thing and the best event each by themselves. */
function happening(asked: readonly Event[], known: readonly Event[], likeness: Likeness) {
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

/** Words that are less alike stand for nothing of each other. */
const leastLikeness = 0.35

/** How much of each side the other has words for, and the weightiest word that it has none for. */
function cover(asked: Weighed, known: Weighed, likeness: Likeness) {
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

/** Neighboring words; those of which one tells something, or those of which none does. */
const pairsOf = (tokens: readonly string[], areHollow: boolean) =>
  new Set(
    tokens.slice(1).flatMap((token, at) => {
      const before = tokens[at] ?? ''
      return (hollow.has(token) && hollow.has(before)) === areHollow ? [`${before} ${token}`] : []
    }),
  )

/**
 * The share of neighboring words that both sentences have. Those that thousands of notices have, "please do" and "we are", are
 * counted by themselves.
 */
function sharedPairs(asked: readonly string[], known: readonly string[], areHollow: boolean): number {
  const pairs = pairsOf(asked, areHollow)
  const others = pairsOf(known, areHollow)
  let both = 0
  for (const pair of pairs) if (others.has(pair)) both++
  return both / Math.max(1, Math.sqrt(pairs.size * others.size))
}

const above = (value: number, threshold: number) => Math.max(0, value - threshold)

/** How a message and an entry of the drawer compare. */
export function featuresOf(asked: Weighed, known: Weighed, rarities: Rarities, likeness: Likeness) {
  const vector = dot(asked.vector, known.vector)
  const words = cover(asked, known, likeness)
  const covered = Math.sqrt(words.asked * words.known)
  const anywhere = happening(asked.events, known.events, likeness)
  const first = happening(asked.events.slice(0, 2), known.events.slice(0, 1), likeness)
  const acts = compare(asked.acts, known.acts, rarities)
  const classes = compare(asked.classes, known.classes, rarities)
  const figures = compare(asked.figures, known.figures, rarities)
  const longer = Math.log((asked.words.length + 1) / (known.words.length + 1))
  const differ = (act: string) => Number(asked.acts.includes(act) !== known.acts.includes(act))
  const contrary = differ('no')
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
    opposite: Number(areOpposite(asked.acts, known.acts)),
    contrary,
    contraryCovered: contrary * covered,
    contraryTogether: contrary * anywhere.together,
    contraryOrder: contrary * bothOrder,
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

export type Features = ReturnType<typeof featuresOf>
