import type { Count } from '../reading/quantities/count.ts'
import { figures, spell } from '../reading/quantities/number.ts'
import { nth } from './duration-text.ts'
import { arid, crisp, pattern, type Scene, sandy } from './pattern.ts'

const grave =
  /\b(?:layoffs?|laid off|injur\w*|killed|dead|deaths?|patients?|victims?|casualties|accidents?|fired|redundan\w+|cuts?|losses)\b/

/** The count of such a thing, by its last noun in the singular. */
export function countOf(
  { quantities, sentence }: Scene,
  things: readonly string[],
  unless?: RegExp,
): Count | undefined {
  if (grave.test(sentence) || unless?.test(sentence)) return undefined
  return quantities.counts.find(
    ({ lemma, noun }) => things.includes(lemma) || things.includes(noun.toLowerCase().replace(/s$/, '')),
  )
}

export const counts = [
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
    id: 'easy-steps',
    why: 'There is always one step that is the step.',
    find: (scene) => {
      const steps = countOf(
        scene,
        ['step', 'stage', 'phase'],
        /\bstairs|staircase|walked|pedometer|daily steps|per day|a day|conference|festival|theater\b/,
      )
      return (
        steps &&
        steps.value >= 2 &&
        steps.value <= 20 &&
        /\b(?:easy|simple|quick|in|process|setup|guide)\b/.test(scene.sentence) &&
        steps
      )
    },
    lines: ({ value, lemma }) => [
      lemma === 'step' && crisp(`Step 2 is the one.`),
      lemma === 'step' && value >= 3 && sandy('The first is easy, and the last is admiring it.'),
      arid(`Between ${value - 1} and ${value}, there is a short pause for the manual.`),
    ],
  }),
  pattern({
    id: 'left-in-stock',
    why: 'When one knows what one wants.',
    find: (scene) => {
      const left =
        /\b(?:only|just)\s+([a-z0-9]+)\s+(?:[a-z]+ ){0,2}(?:left|remain(?:ing)?)\b|\b(\d+|two|three|four|five|six|one)\s+(?:left|remaining) in stock\b/.exec(
          scene.sentence,
        )
      const text = left?.[1] ?? left?.[2]
      return (
        text &&
        !/\b(?:days?|hours?|weeks?|minutes?|months?|people|patients?|vacation|seats?|spots?|places|time|us)\b/.test(
          scene.sentence,
        ) && { one: text === '1' || text === 'one', text }
      )
    },
    lines: ({ one, text }) => [
      !one && crisp(`Thinking it over leaves ${text} for others.`),
      one && crisp('After that, we have a picture of it.'),
      sandy('You have wanted it since the word only.'),
    ],
  }),
  pattern({
    id: 'spots-left',
    why: 'What the person after the last one will say.',
    find: (scene) => {
      const spots = countOf(scene, ['spot', 'seat', 'place', 'ticket', 'slot', 'space', 'table'])
      return (
        spots &&
        /\b(?:left|remain(?:s|ing)?|still available)\b/.test(scene.sentence) &&
        spots.value >= 1 &&
        spots.value <= 500 &&
        spots
      )
    },
    lines: ({ value }) => [
      crisp(`Person number ${figures(value + 1)} will say it looked boring.`),
      sandy(`A group of ${figures(value + 1)} should discuss this among themselves.`),
      value > 3 && arid('You may wait until there are two, if that is how you decide things.'),
    ],
  }),
  pattern({
    id: 'first-customers',
    why: 'Looks at the one who comes next.',
    find: ({ quantities, sentence }) => {
      const first = quantities.counts.find(
        (count) =>
          count.first &&
          [
            'customer',
            'visitor',
            'guest',
            'person',
            'order',
            'shopper',
            'caller',
            'attendee',
            'subscriber',
            'buyer',
            'participant',
            'reader',
            'registrant',
            'people',
          ].includes(count.lemma),
      )
      return (
        first && /\b(?:get|gets|receive|receives|free|win|eat|drink|take home|will be given)\b/.test(sentence) && first
      )
    },
    lines: ({ value }) => [
      crisp(`Number ${figures(value + 1)} gets the experience.`),
      arid(`Please avoid being ${nth(value + 1)}.`),
      sandy(`Holding the door for the person behind you is not advised around ${figures(value)}.`),
    ],
  }),
  pattern({
    id: 'openings',
    why: 'How many of them one has to be.',
    find: (scene) => {
      const jobs = countOf(scene, ['opening', 'position', 'job', 'role', 'vacancy'])
      return jobs && jobs.value >= 2 && /\b(?:have|has|open|hiring|fill|available|are)\b/.test(scene.sentence) && jobs
    },
    lines: ({ value }) => [
      crisp('You need only be one of them.'),
      sandy(`At present, they are our ${value === 2 ? 'two' : figures(value)} quietest desks.`),
    ],
  }),
  pattern({
    id: 'hiring-several',
    why: 'How many of them one has to be.',
    find: (scene) => {
      const people =
        /\b(?:hiring|looking for|need|seeking)\b/.test(scene.sentence) &&
        scene.quantities.counts.find(
          ({ lemma }) =>
            /(?:er|or|ist|ant|ian|rep|driver|cook|host|clerk|chef|aide|volunteer|intern)$/.test(lemma) &&
            !/^(?:number|order|computer|printer|paper|letter|offer|flyer|poster|dryer|trailer|container|monitor|projector|sponsor|plant|restaurant|speaker|toner|locker|heater|server|router|sticker|banner|marker|folder|copier|charger|quarter|meter|adapter|cover|center|corner|cleaner|burger|vendor)$/.test(
              lemma,
            ),
        )
      return people && people.value >= 2 && people
    },
    lines: () => [crisp('You need only be one of them.'), arid('Please apply separately, even if you are close.')],
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
      sandy('You will use one of them and ask where the old button went.'),
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
    id: 'team-size',
    negated: true,
    why: 'Counts how many working relationships there are.',
    find: ({ quantities, sentence }) => {
      const counted =
        /\b(?:a|our) (?:[a-z]+ ){0,4}?(?:team|staff|crew|office|department) of (?:just |about |only )?([a-z]+|\d+)\b/.exec(
          sentence,
        )?.[1]
      const value = counted === undefined ? undefined : numberOf(counted)
      return (
        value !== undefined &&
        value >= 3 &&
        value <= 60 &&
        !grave.test(sentence) &&
        quantities.prices.length === 0 && { value }
      )
    },
    lines: ({ value }) => [
      sandy(`That makes ${figures((value * (value - 1)) / 2)} working relationships, not counting the refrigerator.`),
      crisp(`In the group photo, ${spell(value - 1)} have their eyes open.`),
    ],
  }),
  pattern({
    id: 'trusted-by',
    past: true,
    why: 'Of thousands of customers, one hears from a few.',
    find: (scene) => {
      const many = countOf(scene, [
        'team',
        'customer',
        'client',
        'business',
        'company',
        'user',
        'subscriber',
        'reader',
        'family',
        'follower',
        'developer',
        'host',
      ])
      return (
        many &&
        many.value >= 100 &&
        /\b(?:trusted|loved|used|serves?|serving|join|over|more than|chosen|enjoyed)\b/.test(scene.sentence) &&
        !/\b(?:breach|affected|data|lost|outage|without power)\b/.test(scene.sentence) &&
        many
      )
    },
    lines: () => [arid('They have never been in one room, which is for the best.')],
  }),
  pattern({
    id: 'reviews',
    why: 'Which reviews one reads.',
    find: (scene) => {
      const reviews = countOf(scene, ['review', 'rating'])
      return (
        reviews &&
        reviews.value >= 20 &&
        !/\b(?:fake|code|performance|read)\b/.test(scene.sentence) &&
        /\b(?:star|stars|positive|over|more than|great|happy|customers?|five)\b/.test(scene.sentence) &&
        reviews
      )
    },
    lines: () => [crisp('We read the others more often.'), sandy('We know several of the others by heart.')],
  }),
  pattern({
    id: 'unread-messages',
    why: 'How many of them mattered.',
    find: (scene) => {
      const unread = countOf(scene, ['email', 'message', 'notification', 'e-mail', 'alert', 'reply'])
      return (
        unread &&
        unread.value >= 3 &&
        /\b(?:unread|new|inbox|waiting|have|pending)\b/.test(scene.sentence) &&
        !/\b(?:per|limit|unlimited|send up to|fraud|security|weather)\b/.test(scene.sentence) &&
        unread
      )
    },
    lines: () => [crisp('One of them matters.'), arid('Several have already solved each other.')],
  }),
  pattern({
    id: 'stops-away',
    why: 'Counts doorbells.',
    find: (scene) => {
      const stops = countOf(scene, ['stop'])
      return (
        stops &&
        stops.value >= 2 &&
        /\b(?:away|left|before)\b/.test(scene.sentence) &&
        /\b(?:package|parcel|order|driver|delivery|courier|groceries)\b/.test(scene.sentence) &&
        stops
      )
    },
    lines: ({ value }) => [
      crisp(`${spell(value - 1)} more doorbell${value === 2 ? '' : 's'}, then yours.`),
      sandy(`Curtains may be moved from stop 1 on.`),
    ],
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

function numberOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const at = Array.from({ length: 21 }, (_, index) => spell(index)).indexOf(text)
  return at === -1 ? undefined : at
}
