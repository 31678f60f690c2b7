import { lengthText, nth } from '../../computed/length-text.ts'
import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, pattern, sandy } from '../pattern.ts'
import { countOf } from './count-of.ts'

/** How long so many handshakes take at five seconds each, rounded down. */
const handshakes = (people: number) =>
  lengthText(people >= 1440 ? Math.floor(people / 720) * 60 : Math.floor(people / 12))

export const peopleCounted = [
  pattern({
    id: 'left-in-stock',
    why: 'When one knows what one wants.',
    find: (scene) => {
      const left =
        /\b(?:only|just)\s+(\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:[a-z]+ ){0,2}(?:left|remain(?:ing)?)\b|\b(\d+|two|three|four|five|six|one)\s+(?:left|remaining) in stock\b/.exec(
          scene.sentence,
        )
      const text = left?.[1] ?? left?.[2]
      return (
        text &&
        !/\b(?:days?|hours?|weeks?|minutes?|months?|people|patients?|vacation|tickets?|seats?|spots?|places|time|us)\b/.test(
          scene.sentence,
        ) && { one: text === '1' || text === 'one', text, only: left?.[0].startsWith('only') }
      )
    },
    lines: ({ one, text, only: isOnly }) => [
      !one && crisp(`Thinking it over leaves ${text} for others.`),
      one && crisp('After that, we have a picture of it.'),
      isOnly && sandy('You have wanted it since the word only.'),
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
        spots.value >= 2 &&
        !/\bparking\b/.test(scene.sentence) &&
        spots.value <= 500 &&
        spots
      )
    },
    lines: ({ value }) => [
      crisp(`Person number ${figures(value + 1)} will hear all about it from the other ${spell(value)}.`),
      sandy(`A group of ${figures(value + 1)} should discuss this among themselves.`),
      value > 3 && arid('You may wait until there are two, if that is how you decide things.'),
    ],
  }),
  pattern({
    id: 'first-customers',
    rank: 'between',
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
      return (
        jobs &&
        jobs.value >= 2 &&
        /\b(?:have|has|open|hiring|fill|available|are)\b/.test(scene.sentence) &&
        /\b(?:hiring|jobs?|positions?|roles?|apply|team|vacancies|cooks?|servers?|drivers?|staff|crew)\b/.test(
          scene.sentence,
        ) &&
        !/\b(?:daycare|preschool|class|classes|camp|appointments?|patients?)\b/.test(scene.sentence) &&
        jobs
      )
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
    lines: ({ value }) => [
      sandy(`At five seconds each, shaking hands would take at least ${handshakes(value)}.`),
      arid('They have never been in one room, which is for the best.'),
    ],
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
        /\b(?:5-star|five-star|5 star|five star|positive)\b/.test(scene.sentence) &&
        reviews
      )
    },
    lines: () => [crisp('We read the others more often.'), sandy('We know several of the others by heart.')],
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
]
