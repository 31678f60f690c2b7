import { describe, expect, test } from 'vitest'
import { type GateTexts, gateLists } from '#content-model/gate-list.ts'
import { atOnce } from '#language/slices.ts'
import { wordVectors } from '#language/word-vectors.ts'
import { Gate } from './gate.ts'
import { readRules } from './gate-rules.ts'

const classes = [{ name: 'pet', words: 'dog cat' }]
/** Lists with the given patterns; the others hold a word that is in no text. */
const texts = (lists: Partial<Record<(typeof gateLists)[number], string>>): GateTexts => ({
  lists: gateLists.map((holds) => ({
    file: holds,
    holds,
    patterns: lists[holds] ?? `xyzzy${gateLists.indexOf(holds)}`,
  })),
  classes,
})
const noVectors = wordVectors('', new Uint8Array())

describe('The gate’s lists', () => {
  test('are asked in their order, and the first that holds is the reason', () => {
    const gate = new Gate(texts({ disaster: 'hearse, flood', death: 'hearse', violence: 'flood' }))
    expect(gate.graveKind('A hearse and a flood.')).toBe('death')
    expect(gate.graveKind('A flood.')).toBe('violence')
    expect(gate.graveKind('A lamp.')).toBeUndefined()
  })

  test('say by which words they hold', () => {
    const gate = new Gate(
      texts({
        certain: 'asylum',
        'promised-recalls': 'stop using *1 @pet',
        death: 'the hearse',
        harmless: 'hearse of fun',
      }),
    )
    const judged = (text: string) => gate.judge(text, noVectors)
    expect(judged('File for asylum.').refusedFor).toEqual({ of: 'certain', words: 'asylum' })
    expect(judged('Stop using the dog.').refusedFor).toEqual({ of: 'recalls', words: 'stop using the dog' })
    expect(judged('The hearse is here.').kind).toEqual({ of: 'death', words: 'the hearse' })
    expect(judged('The hearse of fun is here.').kind).toBeUndefined()
    expect(judged('The lamp is here.').score).toBeTypeOf('number')
    expect(judged('Damn.')).toEqual({ graveness: 'grave', general: false, refusedFor: { of: 'profanity', words: '' } })
  })

  test('are put together of several files', () => {
    const { lists } = texts({ death: 'hearse' })
    const more = { file: 'more', holds: 'death', patterns: 'coffin' } as const
    const gate = new Gate({ lists: [...lists, more], classes })
    expect(['A hearse.', 'A coffin.'].map((text) => gate.graveKind(text))).toEqual(['death', 'death'])
  })

  test('are refused by file and pattern where one cannot be read', () => {
    expect(() => atOnce(readRules(texts({ death: 'hearse, lost @uncle' })))).toThrow(
      'src/content/gate/death.yaml: No class of words is called @uncle, in the pattern: lost @uncle',
    )
  })

  test('are refused where one is missing, or a class stands twice', () => {
    const { lists } = texts({})
    expect(() => atOnce(readRules({ lists: lists.filter(({ holds }) => holds !== 'certain'), classes }))).toThrow(
      'src/content/gate: no file holds certain',
    )
    expect(() => atOnce(readRules({ lists, classes: [...classes, ...classes] }))).toThrow(
      'two classes of words are called pet',
    )
  })
})
