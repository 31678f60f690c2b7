import { chatSamples } from '#content-model/pages/chat-page.ts'
import { routes } from '#content-model/routes.ts'
import { type Passage, pageOf } from '#search/passages/passages.ts'

/** Invented people and companies: the addresses of the pages about them, and their names. */
export interface Invented {
  readonly pages: ReadonlySet<string>
  readonly names: readonly string[]
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Marks the passages about an invented person or company, or with their name. */
export function markInvented(passages: readonly Passage[], { pages, names }: Invented): Passage[] {
  const named =
    names.length === 0 ? undefined : new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, 'u')
  const isInvented = ({ href, text }: Passage) => pages.has(pageOf(href)) || named?.test(text) === true
  return passages.map((passage) => (isInvented(passage) ? { ...passage, sample: true } : passage))
}

type SamplePlace = keyof typeof chatSamples

const places: Readonly<Record<string, SamplePlace>> = {
  Person: 'team',
  Author: 'team',
  Project: 'project',
  'Case study': 'case',
  [routes.team]: 'team',
  [routes.cases]: 'case',
  [routes.clients]: 'clients',
  [routes.testimonials]: 'testimonials',
  [routes.office]: 'office',
}

/** What stands before the words of a passage about somebody or something invented; nothing before others. */
export const sampleLabel = ({ sample, href, kind }: Passage): string | undefined =>
  sample && chatSamples[places[pageOf(href)] ?? places[kind] ?? 'other']

/** The text of an answer, after the label of the first passage in it that is about something invented. */
export function labelled(text: string, passages: readonly Passage[]): string {
  const label = passages.map(sampleLabel).find((each) => each !== undefined)
  return label === undefined ? text : `${label} ${text}`
}

/** The question whether what the site shows is real, as the facts have it. */
export const askedReal = 'are the people on this site real'

const asksWhetherReal =
  /\b(?:real|exists?|fake|fictional|fictitious|imaginary|made[ -]up|invent(?:ed)?|genuine|legit|an actual|really works?|make .*\bup)\b/i

/** The names of people and things that are invented, as one pattern. */
export function sampleNames(passages: readonly Passage[]): RegExp | undefined {
  const named = passages.flatMap(({ sample, kind, title }) => {
    if (!sample || !['Person', 'Project', 'Case study'].includes(kind)) return []
    return kind === 'Person' ? [title, title.split(' ')[0] ?? ''] : [title]
  })
  return named.length === 0
    ? undefined
    : new RegExp(`(?<!\\p{L})(?:${[...new Set(named)].map(escaped).join('|')})(?!\\p{L})`, 'iu')
}

/** A question whether somebody invented is real as the question whether all of them are. */
export const askedOfSamples = (question: string, names: RegExp | undefined): string =>
  names?.test(question) && asksWhetherReal.test(question.replace(names, '')) ? askedReal : question

/** The line of the page about the invented person or thing whose reality is asked for; nothing for other questions. */
export function noteAskedFor(question: string, notes: readonly Passage[]): Passage | undefined {
  const note = notes.find((each) => sampleNames([each])?.test(question))
  return note && askedOfSamples(question, sampleNames([note])) === askedReal ? note : undefined
}
