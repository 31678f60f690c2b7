import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, pattern, sandy } from '../pattern.ts'
import { countOf, grave, numberOf } from './count-of.ts'

export const resultsCounted = [
  pattern({
    id: 'list-of-ways',
    why: 'What a list of so many ways consists of.',
    find: (scene) => {
      const ways = countOf(scene, [
        'way',
        'tip',
        'trick',
        'reason',
        'idea',
        'secret',
        'mistake',
        'habit',
        'rule',
        'lesson',
        'hack',
        'thing',
        'strategy',
        'myth',
      ])
      return (
        ways &&
        ways.value >= 3 &&
        ways.value <= 101 &&
        ways.bound === 'exact' &&
        /^(?:[^a-z]*|the |here are |learn |discover |read |our |top |new post: |blog post: |new on the blog: |download |get )*(?:\d|three|four|five|six|seven|eight|nine|ten|twelve)/.test(
          scene.sentence,
        ) && { ...ways, topic: scene.sentence }
      )
    },
    lines: ({ value, lemma, noun, topic }) => [
      crisp(`You know ${spell(value - 1)} of them.`),
      value >= 5 &&
        ['way', 'tip', 'habit', 'hack', 'secret', 'trick', 'idea'].includes(lemma) &&
        /\b(?:productiv\w+|stress|energy|focus|health\w*|happier|rested|mornings?|burnout|well-?being)\b/.test(topic) &&
        sandy('One of them is sleep.'),
      arid(`Number ${figures(value)} is there because ${figures(value - 1)} looked short.`),
      ['way', 'tip', 'trick', 'hack', 'habit', 'strategy'].includes(lemma) &&
        crisp(`Reading ${noun} is not among them.`),
    ],
  }),
  pattern({
    id: 'new-features',
    why: 'How many new features a person uses.',
    find: (scene) => {
      const features = countOf(scene, ['feature', 'improvement', 'update', 'function', 'integration', 'template'])
      return (
        features &&
        features.value >= 3 &&
        /\b(?:new|adds?|added|includes?|comes?|release|introducing)\b/.test(scene.sentence) &&
        features
      )
    },
    past: true,
    lines: ({ value }) => [
      sandy('One of them will be found by accident.'),
      crisp(`${spell(value - 1)} of them are for other people.`),
    ],
  }),
  pattern({
    id: 'bugs-fixed',
    why: 'What one had learned to live with.',
    past: true,
    find: (scene) => {
      const bugs = countOf(scene, ['bug', 'issue', 'defect'])
      return (
        bugs &&
        bugs.value >= 2 &&
        /\b(?:fix(?:es|ed)?|resolv\w+|clos\w+|squash\w+)\b/.test(scene.sentence) &&
        !/\b(?:security|vulnerab\w+|safety)\b/.test(scene.sentence) &&
        bugs
      )
    },
    lines: ({ value }) => [
      crisp(`You had learned to live with ${figures(value - 1)} of them.`),
      arid('The workarounds may be taken down.'),
      sandy(`Please let your fingers know, as they still go around ${value === 2 ? 'both' : 'them'}.`),
    ],
  }),
  pattern({
    id: 'unread-messages',
    why: 'How many of them mattered.',
    find: (scene) => {
      const unread = countOf(scene, ['email', 'message', 'notification', 'e-mail', 'alert', 'reply'])
      return (
        unread &&
        unread.value >= 3 &&
        /\b(?:unread|inbox|notifications)\b/.test(scene.sentence) &&
        !/\b(?:per|limit|unlimited|send up to|fraud|security|weather)\b/.test(scene.sentence) &&
        unread
      )
    },
    lines: () => [crisp('One of them matters.'), arid('Several have already solved each other.')],
  }),
  pattern({
    id: 'vacation-left',
    why: 'The only task that is done by staying away.',
    find: (scene) => {
      const leave = scene.quantities.counts.find(
        ({ things, lemma }) => lemma === 'day' && /\b(?:vacation|pto|leave|holiday|personal|floating)\b/i.test(things),
      )
      return (
        leave &&
        !/\b(?:sick|bereavement|parental|maternity|medical|unpaid)\b/.test(scene.sentence) &&
        /\b(?:left|unused|remaining|have|expire|carry|use)\b/.test(scene.sentence) &&
        leave
      )
    },
    lines: ({ value }) => [
      sandy('It is the one task here that gets done by not coming in.'),
      value >= 2 && crisp(`Scattered over Fridays, they make ${spell(value)} long weekends.`),
    ],
  }),
  pattern({
    id: 'shortfall',
    why: 'Makes a decision of a lack.',
    past: true,
    negated: true,
    find: ({ quantities, sentence }) => {
      const instead = /\binstead of (?:the )?(?:ordered )?(\d+|[a-z]+)\b/.exec(sentence)?.[1]
      const wanted = instead === undefined ? undefined : numberOf(instead)
      const got = quantities.counts[0]
      return (
        wanted !== undefined &&
        got &&
        got.value < wanted &&
        got.value >= 3 &&
        /\b(?:sent|delivered|arrived|came|received|ordered|got|shipped|brought)\b/.test(sentence) &&
        !grave.test(sentence) && { got: got.value, wanted }
      )
    },
    lines: ({ got, wanted }) => [
      sandy(`${spell(got)} can be arranged to look like a decision.`),
      arid(`The other ${spell(wanted - got)} are being imagined.`),
    ],
  }),
  pattern({
    id: 'short-of-goal',
    why: 'What the missing ones are called.',
    past: true,
    find: ({ quantities, sentence }) => {
      const goal = quantities.counts[0]
      const done = /\b(?:did|reached|made|closed|got|hit|booked|had|sold)\s+(\d+)\b/.exec(sentence)?.[1]
      const value = done === undefined ? undefined : numberOf(done)
      return (
        goal &&
        value !== undefined &&
        /\b(?:goal|target|quota)\b/.test(sentence) &&
        value < goal.value &&
        !/\bdonat\w*|\bblood\b/.test(sentence) && { missing: goal.value - value }
      )
    },
    lines: ({ missing }) => [
      crisp(`The other ${spell(missing)} ${missing === 1 ? 'is' : 'are'} called a pipeline.`),
      arid('As a straight line on a slide, the two look much alike.'),
    ],
  }),
]
