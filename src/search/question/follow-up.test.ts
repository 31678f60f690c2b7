import { describe, expect, test } from 'vitest'
import type { Passage } from '#search/passages/passages.ts'
import type { Guess } from '#search/question/asked-index.ts'
import { standalone, type Turn } from '#search/question/follow-up.ts'
import { meaningOf } from '#search/terms.ts'

const place = (kind: string, title: string, heading: string, href: string): Passage => ({
  ...{ kind, title, heading, href },
  ...{ text: '', keywords: '', weight: 1 },
})

const places = [
  place('Plan', 'Pricing', 'Professional', '/pricing-table#professional'),
  place('Plan', 'Plans for schools', 'Classroom', '/schools#classroom'),
  place('Person', 'Walt Birnbaum', 'Before', '/team-details/walt'),
  place('Project', 'Pigeon Air', '', '/project-details/pigeon-air'),
  place('Project', 'Toast, Eventually', '', '/project-details/toast'),
  place('Service', 'Letters', '', '/service-details/letters'),
  place('Page', 'Privacy', 'What we leave alone', '/privacy-policy#alone'),
  place('Page', 'Privacy', 'Deleting', '/privacy-policy#deleting'),
]
const names = new Set(['professional', 'basic', 'ultimate', 'walt', 'birnbaum', 'priya', 'pigeon'].map(meaningOf))

/** The place and the likelihood that the index gives for each reading. */
type Taken = Readonly<Record<string, readonly [href: string, score: number]>>

const like = { same: false, all: 0, wording: 0, wordings: 0, meaning: 0, meanings: 0, said: 0 }

function guessed([href, score]: readonly [string, number]): Guess {
  const passage = at(href)
  return { ...(passage ? { fact: { passage, text: '', short: '' } } : { fact: undefined }), score, like }
}

const at = (href: string) => places.find((each) => each.href === href)

function read(question: string, earlier: readonly Turn[], taken: Taken = {}) {
  const readings: string[] = []
  const guess = (text: string) => {
    readings.push(text)
    return taken[text] && guessed(taken[text])
  }
  return { as: standalone(question, earlier, { at, names, guess }), readings }
}

const professional: Turn = { question: 'how much is Professional', at: '/pricing-table#professional' }
const walt: Turn = { question: 'who is Walt Birnbaum', at: '/team-details/walt' }
const cookies: Turn = { question: 'do you use cookies', at: '/privacy-policy#alone' }
const pigeon: Turn = { question: 'what did you do for Pigeon Air', at: '/project-details/pigeon-air' }
const nowhere: Turn = { question: 'do you sell bicycles', at: '' }

describe('a question stands alone', () => {
  test.each([
    ['that is the first', 'and per year?', []],
    ['that says what it is about', 'what is the minimum age of a visitor', [cookies]],
    ['that is short and is about two things', 'cookies or analytics', [walt]],
    ['that is long and is about one thing', 'is there a kettle in there', [walt]],
    ['with spaces around it', '  what is the minimum age of a visitor ', [cookies]],
    ['with the words of an opening further on', 'are puns and jokes written by hand', [walt]],
    ['with a word that only begins as an opening does', 'order an android phone', [walt]],
  ])('%s', (_, question, earlier) => {
    expect(read(question, earlier)).toEqual({ as: question, readings: [] })
  })
})

describe('the ways a question is read that goes on with the one before', () => {
  test.each([
    [
      'what was named, in place of “it”',
      'how does it work for two people',
      cookies,
      'how does cookies work for two people',
    ],
    ['what was named, in place of “that”', 'how long was that', pigeon, 'how long was Pigeon Air'],
    ['what was named, in place of “the same”', 'who did the same', pigeon, 'who did Pigeon Air'],
    ['what was named, in place of “it’s”', "how long it's been there", pigeon, 'how long Pigeon Air been there'],
    ['a person, in place of “he”', 'where did he work before?', walt, 'where did Walt Birnbaum work before?'],
    ['a person’s, in place of “his”', 'what was his job', walt, "what was Walt Birnbaum's job"],
    ['a plan, by its own name', 'and per year?', professional, 'per year Professional'],
    [
      'a plan, wherever it stands',
      'per year?',
      { question: 'how much', at: '/schools#classroom' },
      'per year Classroom',
    ],
    [
      'a service, by its title',
      'how long does it take',
      { question: 'x', at: '/service-details/letters' },
      'how long does Letters take',
    ],
    ['what was asked, of a page with many things', 'why not?', cookies, 'why not cookies'],
    [
      'the page, where nothing was asked',
      'and why?',
      { question: 'and?', at: '/privacy-policy#alone' },
      'why What we leave alone',
    ],
    ['what was asked, where nothing answered', 'why not?', nowhere, 'why not sell bicycles'],
    [
      'the company, after its home page',
      'who runs it?',
      { question: 'what is Deadpan', at: '/' },
      'who runs the company?',
    ],
    [
      'the company, after what is about it',
      'who runs it?',
      { question: 'x', at: '/about-us' },
      'who runs the company?',
    ],
    ['the company, after its team', 'who runs it?', { question: 'x', at: '/team' }, 'who runs the company?'],
  ])('%s', (_, question, turn, first) => {
    expect(read(question, [turn])).toMatchObject({ as: first, readings: expect.arrayContaining([first]) })
  })

  test.each([
    [
      'of four words',
      'is there a kettle',
      nowhere,
      ['is there a kettle sell bicycles', 'do you sell bicycles is there a kettle', 'is there a kettle'],
    ],
    [
      'about a person, where it says nothing of its own',
      'why not?',
      walt,
      ['why not Walt Birnbaum', 'who is Walt Birnbaum why not?'],
    ],
    [
      'of another name, where nothing answered',
      'and Ultimate?!',
      nowhere,
      ['do you sell bicycles Ultimate?!', 'Ultimate?!'],
    ],
    [
      'of another plan, whatever marks are behind it',
      'and Ultimate?!',
      professional,
      ['price is Ultimate?!', 'Ultimate plan', 'Ultimate?!'],
    ],
    [
      'of the expensive plan',
      'and the expensive one',
      professional,
      ['price is the expensive one', 'the expensive plan', 'the expensive one'],
    ],
    ['after what was asked', 'why not?', cookies, ['why not cookies', 'do you use cookies why not?']],
    [
      'and itself, where it is about something',
      'how do I delete it?',
      nowhere,
      ['how do I delete sell bicycles?', 'do you sell bicycles how do I delete it?', 'how do I delete it?'],
    ],
    [
      'asked in the same way of another project',
      'and for the toaster?',
      pigeon,
      [
        'for the toaster Pigeon Air',
        'what did you do for Pigeon Air for the toaster?',
        'what did you do for air for the toaster?',
        'for the toaster?',
      ],
    ],
    ['of another person, where the same is asked', 'and Priya?', walt, ['who is Priya?', 'Priya?']],
    [
      'of another plan, with the word for it',
      'and Ultimate?',
      professional,
      ['price is Ultimate?', 'Ultimate plan', 'Ultimate?'],
    ],
    [
      'of the plan that is picked',
      'what about the biggest one?',
      { question: 'what plans do you have', at: '/pricing-table' },
      ['what plans do you have the biggest one?', 'the biggest plan?', 'the biggest one?'],
    ],
    [
      'of the plan that is picked, without the one before',
      'and the cheapest',
      { question: 'the biggest please', at: '/schools#classroom' },
      ['the please the cheapest', 'the cheapest plan', 'the cheapest'],
    ],
    [
      'of another name alone, after what is no plan',
      'and Ultimate?',
      cookies,
      ['do you use cookies Ultimate?', 'Ultimate?'],
    ],
    [
      'with the preposition once',
      'and for Priya?',
      { question: 'what do you do for', at: '/team-details/walt' },
      ['what do you do for Priya?', 'for Priya?'],
    ],
  ])('%s', (_, question, turn, readings) => {
    expect(read(question, [turn]).readings).toEqual(readings)
  })

  test.each([
    'and per year?',
    'And, per year?',
    'ok so and per year?',
    'okay, per year?',
    'hm, per year?',
    'hmmm per year?',
    'what about per year?',
    '  then per year?',
    'how about   per year?',
  ])('%j begins with nothing that is asked', (question) => {
    expect(read(question, [professional]).as).toBe('per year Professional')
  })

  test('an opening alone asks the same again', () => {
    expect(read(' and ', [cookies]).readings).toContain('do you use cookies and')
  })

  test('only the last turn counts', () => {
    expect(read('per year?', [professional, cookies]).as).toBe(read('per year?', [professional]).as)
  })
})

const [onPage, elsewhere] = ['/privacy-policy#deleting', '/team-details/walt']

describe('of its readings it is', () => {
  test('the likeliest', () => {
    const taken: Taken = { 'why not cookies': [onPage, 0.5], 'do you use cookies why not?': [onPage, 0.6] }
    expect(read('why not?', [cookies], taken).as).toBe('do you use cookies why not?')
  })

  test('the first of those that are as likely', () => {
    const taken: Taken = { 'why not cookies': [onPage, 0.5], 'do you use cookies why not?': [onPage, 0.5] }
    expect(read('why not?', [cookies], taken).as).toBe('why not cookies')
  })

  test('none that no page answers, however like it is', () => {
    const taken: Taken = { 'why not cookies': ['/nowhere', 0.9], 'do you use cookies why not?': [onPage, 0.1] }
    expect(read('why not?', [cookies], taken).as).toBe('do you use cookies why not?')
  })

  test('rather one that the page of the answer before has', () => {
    const taken: Taken = { 'why not cookies': [elsewhere, 0.5], 'do you use cookies why not?': [onPage, 0.48] }
    expect(read('why not?', [cookies], taken).as).toBe('do you use cookies why not?')
  })

  test.each([
    [
      'rather itself, where nothing says that it goes on',
      'letters?',
      'letters Walt Birnbaum',
      'letters?',
      0.5,
      'letters?',
    ],
    [
      'not itself, where it says “it”',
      'letters of his?',
      "letters of Walt Birnbaum's?",
      'letters of his?',
      0.5,
      "letters of Walt Birnbaum's?",
    ],
    [
      'not even itself where that is a little likelier, when it begins with “and”',
      'and letters?',
      'letters Walt Birnbaum',
      'letters?',
      0.54,
      'letters Walt Birnbaum',
    ],
    [
      'itself where that is much likelier, even after “and”',
      'and letters?',
      'letters Walt Birnbaum',
      'letters?',
      0.6,
      'letters?',
    ],
  ])('%s', (_, question, added, itself, likely, expected) => {
    const taken: Taken = { [added]: [onPage, 0.52], [itself]: [onPage, likely] }
    expect(read(question, [walt], taken).as).toBe(expected)
  })

  test('one that asks the same of another project, rather than what is about something else', () => {
    const another = 'what did you do for air for the toaster?'
    const taken: Taken = { 'for the toaster Pigeon Air': [elsewhere, 0.5], [another]: ['/project-details/toast', 0.48] }
    expect(read('and for the toaster?', [pigeon], taken).as).toBe(another)
    expect(read('and for the toaster?', [pigeon], { ...taken, [another]: [onPage, 0.48] }).as).not.toBe(another)
  })

  test('the likeliest, whatever page has it, where a name is its own', () => {
    const taken: Taken = { 'who is Priya?': [elsewhere, 0.5], 'Priya?': [onPage, 0.55] }
    expect(read('Priya?', [walt], taken).as).toBe('Priya?')
  })
})
