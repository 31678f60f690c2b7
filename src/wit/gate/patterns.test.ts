import { describe, expect, it } from 'vitest'
import { tokensOf } from './gate-tokens.ts'
import { type KnownSteps, matches, readPatterns } from './patterns.ts'

const classes = {
  relative: `mother|mothers  father|stepmother
    aunt`,
  child: 'kid~|baby',
  human: '@relative|@child|@name',
  stopped: 'down not_working out_of_order',
}

/** The words of each match of a list in a text. */
function found(list: string, text: string): string[] {
  const tokens = tokensOf(text)
  return [...matches(readPatterns(list, classes), tokens)].map(({ from, to }) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  )
}

describe('A word with a tilde stands for its forms', () => {
  it.each([
    ['mourn~', 'mourn mourns mourned mourning', 'mourner mour mournned mournning'],
    ['crash~', 'crash crashes crashed crashing', 'crasher'],
    ['kiss~', 'kiss kisses kissed kissing', 'kis'],
    ['tax~', 'tax taxes', 'taxi'],
    ['waltz~', 'waltz waltzes', 'walt'],
    ['torch~', 'torch torches torched', 'tor'],
    ['veto~', 'veto vetoes vetoed', 'vet'],
    ['fort~', 'fort forts', 'fortes'],
    ['grieve~', 'grieve grieves grieved grieving', 'grief griev'],
    ['part~', 'part parts parted parting', 'paring partd'],
    ['bury~', 'bury buries buried burying', 'bur'],
    ['play~', 'play plays played playing', 'plaies plaied'],
    ['card~', 'card cards carded', 'caries'],
    ['hymn~', 'hymn hymns', 'hymies hymied'],
    ['stab~', 'stab stabs stabbed stabbing', 'bed'],
    ['belt~', 'belt belts belted', 'beltted beltting'],
    ['pass~', 'pass passes passed', 'passsed'],
  ])('%s for %s, and not for %s', (pattern, forms, others) => {
    expect(found(pattern, `${forms} ${others}`)).toEqual(forms.split(' '))
  })

  it('and without one for itself', () => {
    expect(found('funeral', 'funerals and a funeral')).toEqual(['funeral'])
  })
})

describe('A place of a pattern', () => {
  it.each([
    ['takes one of several words', 'took|take a pill', 'Take a pill, he took a pill', ['take a pill', 'took a pill']],
    [
      'takes alternatives of several words',
      'kill two_birds|time',
      'kill two birds, kill time, kill birds',
      ['kill two birds', 'kill time'],
    ],
    [
      'takes only alternatives of several words',
      'kill two_birds|three_fish',
      'kill two birds, kill it',
      ['kill two birds'],
    ],
    [
      'begins with an alternative of several words',
      'after_dark|late he left',
      'after dark he left',
      ['after dark he left'],
    ],
    ['has alternatives of several words twice', 'a_b|c d e_f|g', 'a b d e f, c d g', ['a b d e f', 'c d g']],
    [
      'takes a class',
      '@relative left',
      'mother left, father left, aunt left, uncle left',
      ['mother left', 'father left', 'aunt left'],
    ],
    ['takes a class later in the row', 'my @relative', 'my stepmother, my dog', ['my stepmother']],
    [
      'takes a class of classes, with the forms of its words',
      'my @human',
      'my kids, my baby, my aunt, my Omar, my dog',
      ['my kids', 'my baby', 'my aunt', 'my omar'],
    ],
    [
      'takes a class that holds joined words',
      'is @stopped',
      'it is down, it is not working, it is out of order, it is not',
      ['is down', 'is not working', 'is out of order'],
    ],
    ['takes a class or a word', 'my dog|@relative', 'my dog, my aunt', ['my dog', 'my aunt']],
    ['begins with a number', '@number people', '40 people, some people, b2 people', ['40 people']],
    ['takes a number later in the row', 'lost @number', 'lost 40, lost all, lost b2', ['lost 40']],
    ['begins with a name', '@name left', 'We say Omar left, nobody left', ['omar left']],
    ['begins with a name or a word', 'dog|@name left', 'The dog left, so Omar left', ['dog left', 'omar left']],
    ['takes a name later in the row', 'lost @name', 'lost Omar, lost all', ['lost omar']],
    ['may be missing', 'my dear? friend', 'my friend, my dear friend, my old friend', ['my friend', 'my dear friend']],
    ['may be missing though its word is there', 'my dear? dear|old friend', 'my dear friend', ['my dear friend']],
    ['may be missing at the end', 'goodbye dear?', 'goodbye', ['goodbye']],
    ['may be a class that is missing', 'my @relative? left', 'my left', ['my left']],
    ['must be there else', 'my friend', 'my', []],
    ['must stand next to the others', 'my friend', 'my old friend', []],
  ])('%s', (_, pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected)
  })
})

describe('A gap', () => {
  it.each([
    ['holds no word', 'lost *2 dog', 'lost dog', ['lost dog']],
    ['holds as many words as it says', 'lost *2 dog', 'lost a b dog', ['lost a b dog']],
    ['holds no more', 'lost *2 dog', 'lost a b c dog', []],
    ['ends with the first word that fits', 'lost *3 dog', 'lost dog a dog', ['lost dog']],
    ['goes on where what follows does not fit', 'lost *3 dog today', 'lost dog a dog today', ['lost dog a dog today']],
    ['does not reach over the end of a sentence', 'lost *3 dog', 'lost a. Dog', []],
    ['does not reach over the end of the text', 'lost *3 dog', 'lost', []],
    ['may follow the end of another sentence', 'lost *2 dog', 'So. Lost a dog', ['lost a dog']],
  ])('%s', (_, pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected)
  })
})

describe('A condition', () => {
  it.each([
    ['asks for another row somewhere', 'lost + my dog', 'My dog. It got lost', ['lost']],
    ['asks in vain', 'lost + my dog', 'lost, my cat and a dog', []],
    ['asks for one of several', 'lost + my dog|cat', 'lost my cat', ['lost']],
    ['asks for an alternative of several words', 'lost + two_dogs|cat', 'lost two dogs', ['lost']],
    ['asks for each', 'lost + dog + cat', 'lost dog and cat', ['lost']],
    ['asks for each in vain', 'lost + dog + cat', 'lost dog', []],
    ['forbids another row', 'lost - my key', 'My key is lost', []],
    ['forbids what is not there', 'lost - my key', 'lost my dog and a key', ['lost']],
    ['forbids each', 'lost - key - wallet', 'lost wallet', []],
    ['forbids an alternative of several words', 'lost - car_keys|wallet', 'lost car keys', []],
    ['asks and forbids', 'lost + dog - ball', 'lost dog', ['lost']],
    ['asks, and forbids what is there', 'lost + dog - ball', 'lost dog ball', []],
  ])('%s', (_, pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected)
  })
})

describe('A list', () => {
  it('holds patterns on lines and between commas, and any number of spaces', () => {
    const list = `
      lost  dog, @name left
      found
    `
    expect(found(list, 'A lost dog found, so Omar left')).toEqual(['lost dog', 'found', 'omar left'])
  })

  it('finds every match of every pattern', () => {
    expect(found('lost, lost dog, lost *1 dog', 'lost dog, lost dog')).toEqual([
      ...['lost', 'lost dog', 'lost dog'],
      ...['lost', 'lost dog', 'lost dog'],
    ])
  })

  it('says where a match begins and ends', () => {
    expect([...matches(readPatterns('lost dog', classes), tokensOf('A lost dog.'))]).toEqual([{ from: 1, to: 3 }])
  })

  it('holds no pattern in an empty line', () => {
    const { beginnings, others } = readPatterns(' \n, ,\n', classes)
    expect([...beginnings, ...others]).toEqual([])
  })

  it('is kept under the first letters of every word with which a pattern can begin', () => {
    const { beginnings, others } = readPatterns('took|take|taken off @name, ox', classes)
    expect([...beginnings.keys()]).toEqual(['too', 'tak', 'ox'])
    expect([...others]).toEqual([])
  })

  it('is kept under the first letters of the words of a class, and under "@nu" where a number may begin it', () => {
    const { beginnings, others } = readPatterns('@relative left, @number|ten left', classes)
    expect([...beginnings.keys()]).toEqual(['mot', 'fat', 'ste', 'aun', '@nu', 'ten'])
    expect([...others]).toEqual([])
  })

  it('is kept under all words with which it can begin where a name is one of them', () => {
    const { beginnings, others } = readPatterns('dog|@name left', classes)
    expect([...others.keys()]).toEqual(['|dog|@name|'])
    expect([...beginnings]).toEqual([])
  })

  it('shares its words with lists that are read together', () => {
    const known: KnownSteps = new Map()
    readPatterns('lost dog?', classes, known)
    readPatterns('lost *2 cat', classes, known)
    expect([...known]).toEqual([
      ['lost', '|lost|'],
      ['dog?', '?|dog|'],
      ['cat', '|cat|'],
    ])
  })

  it.each([
    ['a class that is not there', '@uncle left', 'No class of words is called @uncle'],
    ['a gap at the beginning', 'lost, *2 dog', 'A pattern must begin with a word: *2 dog'],
    ['a gap at the beginning of a condition', 'lost + *2 dog', 'A pattern must begin with a word: *2 dog'],
    ['a word that may be missing at the beginning', 'old? dog', 'A pattern must begin with a word: old? dog'],
  ])('cannot be read with %s', (_, list, message) => {
    expect(() => readPatterns(list, classes)).toThrow(message)
  })
})
