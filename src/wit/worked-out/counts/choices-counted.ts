import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, pattern, sandy } from '../pattern.ts'
import { countOf, numberOf } from './count-of.ts'

export const choicesCounted = [
  pattern({
    id: 'sleeps-guests',
    why: 'Several people, one bathroom.',
    find: ({ sentence }) => {
      const sleeps = /\bsleeps (?:up to )?(\d+|four|five|six|seven|eight|ten|twelve)\b/.exec(sentence)?.[1]
      return sleeps && sleeps !== '1' && sleeps !== '2' && { sleeps }
    },
    lines: ({ sleeps }) => [
      sandy(`Breakfast is at ${sleeps} different times.`),
      crisp(`It wakes ${sleeps}, too, starting with the lightest.`),
    ],
  }),
  pattern({
    id: 'capacity',
    why: 'What the next person does.',
    find: (scene) => {
      const people = countOf(scene, ['person', 'people', 'occupant', 'passenger', 'rider'])
      return (
        people &&
        people.bound !== 'over' &&
        /\b(?:elevator|lift)\b/.test(scene.sentence) &&
        /\b(?:maximum|max|capacity|up to|limit\w*|holds?|no more than)\b/.test(scene.sentence) &&
        people
      )
    },
    lines: ({ value }) => [
      crisp(`Person ${figures(value + 1)} has the stairs.`),
      arid('Holding your breath does not make you half of one.'),
    ],
  }),
  pattern({
    id: 'guest-limit',
    why: 'Looks at the guest too many.',
    find: (scene) => {
      const guests = countOf(scene, ['guest'])
      return (
        guests?.bound === 'most' &&
        guests.value >= 2 &&
        /\b(?:bring|invite|seats?|fits?|room|table|welcome)\b/.test(scene.sentence) &&
        guests
      )
    },
    lines: ({ value }) => [sandy(`Guest ${figures(value + 1)} will have to hear about it.`)],
  }),
  pattern({
    id: 'color-choices',
    why: 'Which color it will be.',
    find: (scene) => {
      const colors = countOf(scene, ['color', 'colour', 'shade', 'finish'])
      return (
        colors &&
        colors.value >= 3 &&
        /\b(?:available|comes?|choose|in|offers?)\b/.test(scene.sentence) &&
        !/\bgra?ey\b/.test(scene.sentence) &&
        colors
      )
    },
    lines: ({ value }) => [sandy(`You will compare all ${spell(value)} and then take the first one.`)],
  }),
  pattern({
    id: 'flavor-choices',
    why: 'Which flavor it will be.',
    find: (scene) => {
      const flavors = countOf(scene, ['flavor', 'flavour', 'topping'])
      return (
        flavors &&
        flavors.value >= 3 && {
          ...flavors,
          vanilla: /\b(?:ice cream|gelato|frozen yogurt|milkshakes?|custard|cupcakes?)\b/.test(scene.sentence),
          pizza: /\bpizzas?\b/.test(scene.sentence),
        }
      )
    },
    lines: ({ value, lemma, vanilla, pizza }) => [
      vanilla && crisp('You will have vanilla, but knowingly.'),
      pizza && lemma === 'topping' && crisp('It stops being pizza at five.'),
      sandy(`You will read all ${spell(value)} and take the one from last time.`),
    ],
  }),
  pattern({
    id: 'plan-choices',
    why: 'What the one in the middle is for.',
    find: (scene) => {
      const plans = countOf(scene, ['plan', 'tier', 'package', 'level'])
      return (
        plans?.value === 3 &&
        (plans.lemma === 'plan' || plans.lemma === 'tier' || /\b(?:offer|choose|pricing)\b/.test(scene.sentence)) &&
        /\b(?:offer|choose|has|have|available|pricing|comes?)\b/.test(scene.sentence) &&
        !/\b(?:away|delivered|arriv\w*|parking|building|garage|loyalty|rewards?|cake|wedding|shelf|fountain)\b/.test(
          scene.sentence,
        ) &&
        plans
      )
    },
    lines: () => [crisp('You will compare all three and take the one in the middle.')],
  }),
  pattern({
    id: 'locations',
    why: 'How many of them one needs.',
    find: (scene) => {
      const places = countOf(scene, ['location', 'store', 'branch', 'office'])
      return (
        places &&
        places.value >= 3 &&
        /\b(?:have|has|now|with|our|visit|across|any of)\b/.test(scene.sentence) &&
        !/\b(?:clos\w+|home|moved|outage|affected)\b/.test(scene.sentence) &&
        places
      )
    },
    lines: ({ value }) => [
      crisp('You need only one at a time.'),
      arid(`If one of them has no parking, there are ${figures(value - 1)} others like it.`),
    ],
  }),
  pattern({
    id: 'lunch-order',
    why: 'What happens to a large lunch order.',
    find: (scene) => {
      const food = countOf(
        scene,
        ['pizza', 'sandwich', 'bagel', 'donut', 'doughnut', 'cupcake', 'cooky', 'cookie', 'burrito', 'wrap', 'taco'],
        /\$|\bhalf[- ]price\b|\bdozen\b/,
      )
      return (
        food &&
        food.value >= 6 &&
        /\b(?:order\w*|catering|lunch|team|kitchen|meeting|break room)\b/.test(scene.sentence) &&
        food
      )
    },
    past: true,
    lines: ({ lemma }) => [
      sandy(`Of the last ${lemma === 'cooky' ? 'cookie' : lemma}, half will be left, then half of that.`),
    ],
  }),
  pattern({
    id: 'place-in-line',
    why: 'What the person ahead is doing.',
    find: ({ sentence }) => {
      const place =
        /\b(?:you are|you're|your position is)\b.*\bnumber (\d+)\b.*\b(?:line|queue)\b|\bthere are (\d+) (?:callers|people) ahead of you\b/.exec(
          sentence,
        )
      const ahead = place?.[2] ? Number(place[2]) : Number(place?.[1]) - 1
      return place && ahead >= 1 && { ahead }
    },
    lines: ({ ahead }) => [
      crisp(ahead === 1 ? 'The one ahead of you is spelling a name.' : 'Number 1 is spelling a name.'),
    ],
  }),
  pattern({
    id: 'large-shirts',
    past: true,
    why: 'Two sizes and what becomes of them.',
    find: ({ quantities, sentence }) =>
      /\bshirts?\b/.test(sentence) &&
      quantities.counts.length >= 2 &&
      /\blarges?\b/.test(sentence) &&
      /\bsmalls?\b/.test(sentence) &&
      {},
    lines: () => [sandy('As a team, we will be roomy.'), crisp('Sleeves may be rolled.')],
  }),
  pattern({
    id: 'places-limited',
    why: 'When people begin to find a thing interesting.',
    past: true,
    find: (scene) => {
      const places = countOf(scene, [
        'participant',
        'student',
        'attendee',
        'person',
        'people',
        'guest',
        'member',
        'seat',
        'place',
        'spot',
      ])
      return (
        places &&
        places.value >= 4 &&
        places.value <= 200 &&
        /\blimited to\b/.test(scene.sentence) &&
        /\b(?:workshops?|class(?:es)?|courses?|tours?|tastings?|sessions?|dinners?|events?|groups?|training|seminars?)\b/.test(
          scene.sentence,
        ) &&
        places
      )
    },
    lines: ({ value }) => [
      crisp(`Person number ${figures(value + 1)} will hear all about it from the other ${spell(value)}.`),
    ],
  }),
  pattern({
    id: 'least-people',
    why: 'What it is with one person fewer.',
    find: (scene) => {
      const least = /\bminimum (?:of )?(\d+|[a-z]+) (?:people|persons|participants|students|guests)\b/.exec(
        scene.sentence,
      )?.[1]
      const value = least === undefined ? undefined : numberOf(least)
      return (
        value !== undefined &&
        value >= 3 &&
        value <= 12 &&
        /\b(?:class|course|tour|workshop|tasting|lesson|seminar|session)\b/.test(scene.sentence) && { value }
      )
    },
    lines: ({ value }) => [crisp(`With ${spell(value - 1)}, it is a conversation.`)],
  }),
  pattern({
    id: 'kinds-of',
    why: 'How many of them one knows.',
    find: ({ sentence }) => {
      const kinds = Number(
        /\b(\d+) (?:different )?(?:kinds|types|varieties|sorts) of (?!insurance|cancer|injur|pain|loan|damage)[a-z]+/.exec(
          sentence,
        )?.[1],
      )
      return (
        kinds >= 8 &&
        kinds <= 2000 &&
        /\b(?:have|has|carry|carries|offer|offers|sell|sells|stock|stocks|serve|serves)\b/.test(sentence) &&
        {}
      )
    },
    lines: () => [crisp('You know three of them.')],
  }),
]
