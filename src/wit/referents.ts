import type { Referent } from '#content-model/drawer-entry.ts'
import { type TaggedWord, tag } from '#language/tagger.ts'
import type { Reading } from './reading/reading.ts'

const listOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Units and parts of figures: in "$5 an hour" there is no noun for "it". */
const measures = listOf(
  'a.m. p.m. am pm noon midnight second minute hour day week weekend month quarter year morning afternoon evening night today tomorrow yesterday tonight percent dollar cent mile foot inch yard pound ounce gallon degree time way thanks please thank',
)
/** Uncountable nouns. */
const masses = listOf(
  'advice air art baggage bread butter cash cheese clothing coffee content cream equipment feedback flour food fruit furniture garbage gear granola gravel grass hair help homework honey ice information insurance internet jewelry juice knowledge laundry leather luggage lumber machinery mail maintenance meat merchandise milk money mulch music news noise oil paint paper parking pasta patience pepper plumbing power progress rain research rice salad salt sand shampoo shipping signage snow soap software soil soup staff sugar tea training trash travel understanding water weather wine wood wool work yarn',
)
/** Nouns that "it" and "they" can both stand for. */
const groups = listOf(
  'staff crew team family audience committee board council police people public group band class couple department company store shop bakery pair dozen variety range list number fish sheep anyone someone everyone everybody somebody',
)
const persons = listOf('i we you he she they us me them him her who')
/** Endings of nouns for one person, which "they" can stand for. */
const isSomebody = /(?:[^tp]er|or|ist|ant|ent|guest|person|client|neighbor|friend|dog|cat)$/

const placeWords = /\b(?:in|at|on|to|into|onto|near|by|behind|inside|outside|under|from|over|around|here|there|home)\b/
const timeWords =
  /\b(?:until|till|before|after|when|while|once|soon|now|next|by|during|wait|starts?|starting|begins?|opens?|ends?|closes?|within|later|early|first|last|ready|will|'ll|deadline|due|expires?|over|currently|temporarily|shortly|late|not|no|out)\b/

/** Phrases whose pronoun stands for no thing, or for the whole sentence: "It is up to you", "it rains", "do it". */
const empty =
  /\bit (?:is|was|will be|would be|has been|can be|may be|remains|seems|helps?|takes?|rains?|snows?|pays)(?: [\w’'-]+){0,3} (?:to|that|if|whether|when|who|like|which|said|up|best)\b|\bit (?:rains?|snows?|happens)|\bit is (?:not |always |never |only |still )?(?:\d|a plan|tomorrow|today|\w+day\b|not \w+ to)|\b(?:make|made|makes|leave|take|call|find) it (?:a|an|to|easy|hard|clear|slow|slowly)\b|\b(?:about|do|doing|hear|forward to) it\b|\bit can (?:also )?be done\b|\bbecause it is$|^(?:at|from) [\d:]+(?: [ap]\.?m\.?)?(?: on)? it\b/

const isThing = ({ kind, lemma, date, lower }: TaggedWord) =>
  kind === 'noun' && !date && !measures.has(lemma) && !/^[$#]?\d/.test(lower)

/** A line in words, and the tests of its pronouns. */
class LineWords {
  readonly words: readonly TaggedWord[]
  readonly #text: string

  constructor(line: string) {
    this.words = tag(line)
    this.#text = this.words.map(({ lower }) => lower).join(' ')
  }

  #before(at: number, isIt: (word: TaggedWord) => boolean): boolean {
    return this.words.slice(0, at).some(isIt)
  }

  #isSeveral(at: number): boolean {
    const own = (word: TaggedWord) =>
      word.name || groups.has(word.lemma) || (word.plural && (isThing(word) || measures.has(word.lemma)))
    return (
      !this.#before(at, own) &&
      !this.#before(at, ({ lower }) => /^(?:those|people|we|others|most|some|many|few|ones)$/.test(lower))
    )
  }

  #isOne(at: number): boolean {
    return (
      !empty.test(this.#text) && !this.#before(at, (word) => !word.plural && (isThing(word) || word.lemma === 'minute'))
    )
  }

  /** Whether "one" stands for a thing: "If you find one", "the old one", but neither "one person" nor "one at a time". */
  #isCounted(at: number): boolean {
    if (this.#before(at, (word) => isThing(word) || word.date)) return false
    const next = this.words[at + 1]
    if (!next) return true
    return (
      !['noun', 'adjective', 'number'].includes(next.kind) && !/^(?:of|at|after|by|another|more|less)$/.test(next.lower)
    )
  }

  #isTwo(at: number): boolean {
    const isJoining = / (?:nor|or|and) /.test(this.#text)
    return !isJoining && this.words[at + 1]?.kind !== 'noun' && !this.#before(at, isThing)
  }

  #isPlace(at: number): boolean {
    return /^(?:from|stay)$/.test(this.words[at - 1]?.lower ?? '')
  }

  #isTime(at: number): boolean {
    return /^(?:until|by|from|before|since|till)$/.test(this.words[at - 1]?.lower ?? '')
  }

  readonly #pronouns: readonly (readonly [RegExp, Referent, (at: number) => boolean])[] = [
    [/^(?:they|them|their|theirs|they(?:'re|'ll|'ve))$/, 'several', (at) => this.#isSeveral(at)],
    [/^(?:it|its|it's|it'll)$/, 'one', (at) => this.#isOne(at)],
    [/^ones?$/, 'counted', (at) => this.#isCounted(at)],
    [/^(?:both|neither|either)$/, 'two', (at) => this.#isTwo(at)],
    [/^there$/, 'place', (at) => this.#isPlace(at)],
    [/^then$/, 'time', (at) => this.#isTime(at)],
  ]

  /** The referents of pronouns without a noun before them in the line. */
  referents(): readonly Referent[] {
    const found = this.words.flatMap(({ lower }, at) =>
      this.#pronouns.filter(([word, , hangs]) => word.test(lower) && hangs(at)).map(([, referent]) => referent),
    )
    return [...new Set(found)]
  }
}

/** The kinds of nouns that a line's pronouns need in the sentence before. */
export function referentsOf(line: string): readonly Referent[] {
  if (!/\b(?:they|them|theirs?|its?|ones?|both|n?either|there|then)\b/i.test(line)) return []
  return new LineWords(line).referents()
}

/** Cache by line as written in the drawer; no line in it has a visitor's words. */
const hanging = new Map<string, boolean>()

/**
 * Whether a line refers to a thing that the last sentence has to name; "until then" refers to a time.
 *
 * @param line as written in the drawer, since the result is cached
 */
export function hangsOnThing(line: string): boolean {
  const known = hanging.get(line)
  if (known !== undefined) return known
  const hangs = referentsOf(line).some((referent) => referent !== 'time')
  hanging.set(line, hangs)
  return hangs
}

/** The last sentence of a message, which a line follows. */
export function lastSentence(reading: Reading): Reading {
  const last = reading.sentences - 1
  if (last <= 0) return reading
  const words = reading.words.filter(({ sentence }) => sentence === last)
  return {
    ...reading,
    words,
    clauses: reading.clauses.filter(({ sentence }) => sentence === last),
    lemmas: new Set(words.flatMap((word) => [word.lemma, word.lower])),
  }
}

/**
 * Whether the sentence before a line has nouns for the line's pronouns.
 *
 * @param needed the kinds of nouns, where the line declares them itself
 */
export function hasReferents(line: string, reading: Reading, needed = referentsOf(line)): boolean {
  if (needed.length === 0) return true
  const sentence = lastSentence(reading)
  const text = sentence.words.map(({ lower }) => lower).join(' ')
  const things = sentence.words.filter(isThing)
  const several = hasSeveral(sentence) || things.some(({ plural, lemma }) => plural || groups.has(lemma))
  const isJoined = /\b(?:and|or|both|plus|two|three|four|five|six|seven|eight|nine|ten|\d+)\b|&/.test(text)
  const has: Record<Referent, () => boolean> = {
    // A label refers to the thing that it is on: "Shake well before serving."
    one: () => things.length === 0 || hasOne(sentence),
    several: () => several || (isJoined && things.length > 1) || things.some(({ lemma }) => isSomebody.test(lemma)),
    counted: () => several || things.length === 0 || things.some(({ lemma }) => !masses.has(lemma)),
    two: () => several || isJoined,
    place: () => placeWords.test(text),
    time: () =>
      timeWords.test(text) || sentence.words.some(({ date, lower }) => date || measures.has(lower) || /\d/.test(lower)),
  }
  return needed.every((referent) => has[referent]())
}

const many = /^(?:any|some|many|few|several|these|those|all|the|your|our|my|more|new|no|\d+)$/

/** Whether a sentence has a plural: "They will pass" may be hours. The tagger takes some "questions" for a verb. */
const hasSeveral = ({ words }: Reading): boolean =>
  words.some(
    ({ plural, lower, lemma }, at) =>
      (plural && measures.has(lemma)) ||
      /^(?:they|them|these|those|anyone|someone)$/.test(lower) ||
      (/[^su]s$/.test(lower) && many.test(words[at - 1]?.lower ?? '')),
  )

const determiners = /^(?:every|each|the|this|your|our|first|last|next|free)$/
const prepositions = /^(?:of|on|at|by|for|from|in|to|with)$/

/** Whether a sentence has a single thing: the subject or object of a clause, or a noun on its own. */
const hasOne = ({ clauses, words }: Reading): boolean =>
  clauses.some(({ subject, object }) =>
    [subject, object].some(
      (thing) =>
        thing &&
        !thing.plural &&
        !persons.has(thing.name) &&
        (!measures.has(thing.name) || thing.before.some((word) => determiners.test(word))),
    ),
  ) ||
  words.some((word, at) => {
    if (word.name || /^(?:it|its|this|that|what|whatever|everything|anything)$/.test(word.lower)) return true
    const previous = words[at - 1]?.lower ?? ''
    if (word.plural || word.kind !== 'noun') return false
    if (measures.has(word.lemma)) return determiners.test(previous) && words.length < 10
    // In "Permission slips", "permission" is no noun for "it".
    return isThing(word) && words[at + 1]?.kind !== 'noun' && !prepositions.test(previous)
  })
