import nlp from 'compromise/two'

export type WordKind =
  | 'noun'
  | 'pronoun'
  | 'verb'
  | 'auxiliary'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'preposition'
  | 'determiner'
  | 'conjunction'
  | 'other'

export interface TaggedWord {
  /** As written, without the punctuation around it. */
  text: string
  /** Lower-case, with straight apostrophes. */
  lower: string
  /** The form a dictionary lists: "was" is "be", "machines" is "machine". */
  lemma: string
  kind: WordKind
  plural: boolean
  /** A verb's form: "closed" is past, "closing" a gerund. */
  form?: 'past' | 'gerund' | 'base' | undefined
  /** Whether it has a capital as a name has: a person, a place, a product. */
  name: boolean
  /** Whether it is a day, a month or another word of the calendar. */
  date: boolean
  /** The number of the word's sentence, from 0. */
  sentence: number
  /** Whether a comma, semicolon, colon, dash or bracket follows. */
  breakAfter: boolean
}

interface Term {
  text: string
  normal: string
  post: string
  implicit?: string
  tags: string[]
  root?: string
}

const forms = new Map(
  Object.entries<string>({
    am: 'be',
    is: 'be',
    are: 'be',
    was: 'be',
    were: 'be',
    been: 'be',
    being: 'be',
    "isn't": 'be',
    has: 'have',
    had: 'have',
    does: 'do',
    did: 'do',
    done: 'do',
    "'ll": 'will',
    wo: 'will',
    ca: 'can',
    cannot: 'can',
    "n't": 'not',
    people: 'person',
    men: 'man',
    women: 'woman',
    children: 'child',
  }),
)
const determiners = new Set([
  'the',
  'a',
  'an',
  'this',
  'that',
  'these',
  'those',
  'each',
  'every',
  'any',
  'some',
  'no',
  'all',
  'both',
])
const possessives = new Set(['my', 'your', 'our', 'his', 'her', 'its', 'their'])
const prepositions = new Set([
  'to',
  'for',
  'with',
  'from',
  'by',
  'at',
  'in',
  'on',
  'of',
  'into',
  'until',
  'till',
  'before',
  'after',
  'between',
  'through',
  'during',
  'under',
  'over',
  'near',
  'behind',
  'without',
  'within',
  'per',
  'since',
  'as',
  'than',
  'via',
  'off',
  'up',
  'down',
  'out',
])
const auxiliaries = new Set([
  'be',
  'will',
  'can',
  'may',
  'must',
  'shall',
  'should',
  'would',
  'could',
  'might',
  'not',
  'never',
])

/** The word kinds by the tags of compromise, in order of precedence. */
const kindsByTag: readonly (readonly [tag: string, kind: WordKind])[] = [
  ['Verb', 'verb'],
  ['Noun', 'noun'],
  ['Adjective', 'adjective'],
  ['Adverb', 'adverb'],
  ['Preposition', 'preposition'],
  ['Conjunction', 'conjunction'],
  ['Determiner', 'determiner'],
]

function isAuxiliary(lemma: string, tags: ReadonlySet<string>): boolean {
  if (auxiliaries.has(lemma) || tags.has('Negative') || tags.has('Modal')) return true
  return tags.has('Auxiliary') && !tags.has('Infinitive')
}

function kindOf(lower: string, lemma: string, tags: ReadonlySet<string>): WordKind {
  if (possessives.has(lower) || determiners.has(lower)) return 'determiner'
  if (tags.has('Value')) return 'number'
  if (tags.has('Pronoun')) return 'pronoun'
  if (isAuxiliary(lemma, tags)) return 'auxiliary'
  if (prepositions.has(lower)) return 'preposition'
  return kindsByTag.find(([tag]) => tags.has(tag))?.[1] ?? 'other'
}

function formOf(tags: ReadonlySet<string>): TaggedWord['form'] {
  if (tags.has('PastTense') || tags.has('Participle')) return 'past'
  if (tags.has('Gerund')) return 'gerund'
  if (tags.has('Verb')) return 'base'
  return undefined
}

/**
 * Reads a text into words with their kinds and dictionary forms. Contractions come apart: "don't" is "do" and "not".
 *
 * @param text at most a few hundred characters, since the time grows with the length
 */
export function tag(text: string): TaggedWord[] {
  const read = nlp(text)
  read.compute('root')
  // The types of compromise leave out `root`, which its documentation lists.
  const wanted = { terms: { tags: true, root: true, normal: true } }
  const sentences: { terms: Term[] }[] = read.json(wanted)
  return sentences.flatMap(({ terms }, sentence) =>
    terms.map((term) => {
      const written = (term.implicit ?? term.text) || term.normal
      const lower = written.toLowerCase().replaceAll('’', "'")
      const tags = new Set(term.tags)
      const lemma = forms.get(lower) ?? (tags.has('Copula') ? 'be' : (term.root || lower).toLowerCase())
      const kind = kindOf(lower, lemma, tags)
      return {
        text: term.text,
        lower,
        lemma,
        kind,
        plural: tags.has('Plural'),
        form: formOf(tags),
        name: tags.has('ProperNoun') && /^\p{Lu}/u.test(term.text),
        date: tags.has('WeekDay') || tags.has('Month') || tags.has('Date'),
        sentence,
        breakAfter: /[,;:()–—]|\s-\s/.test(term.post),
      }
    }),
  )
}
