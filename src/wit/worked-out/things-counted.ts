import { figures, spell } from '../reading/quantities/number.ts'
import { countOf } from './counts.ts'
import { arid, crisp, pattern, sandy } from './pattern.ts'

export const thingsCounted = [
  pattern({
    id: 'spreadsheet-tabs',
    why: 'Where the number one needs is found.',
    find: (scene) => {
      const tabs = countOf(scene, ['tab', 'sheet', 'column'])
      return (
        tabs && tabs.value >= 6 && /\b(?:spreadsheet|workbook|excel|file|budget|report)\b/.test(scene.sentence) && tabs
      )
    },
    lines: ({ value, lemma }) => [
      lemma === 'tab' && crisp(`The number you need is on tab ${figures(value - 1)}.`),
      lemma === 'tab' && arid('One of them is called Sheet1 and holds up the rest.'),
      lemma === 'column' && crisp('The one you need is hidden.'),
      lemma === 'sheet' && crisp('The number you need is on the hidden one.'),
    ],
  }),
  pattern({
    id: 'slide-count',
    why: 'How the last slide goes.',
    find: (scene) => {
      const slides = countOf(scene, ['slide'], /\bplayground|pool|water park\b/)
      return slides && slides.value >= 5 && slides
    },
    lines: ({ value }) => [
      crisp(`Slide ${figures(value)} says thank you.`),
      sandy(`Around slide ${figures(Math.ceil(value / 2))}, people begin to look for the page number.`),
    ],
  }),
  pattern({
    id: 'page-count',
    why: 'How far a long document is read.',
    find: (scene) => {
      const pages = countOf(scene, ['page'], /\b(?:per|limit|print(?:ing|er|s)?|toner|cartridge|minute|website|web)\b/)
      return (
        pages &&
        pages.value >= 12 &&
        /\b(?:report|manual|handbook|guide|policy|agreement|document|proposal|contract|catalog|brochure|whitepaper|white paper|minutes|instructions|book|deck|terms)\b/.test(
          scene.sentence,
        ) &&
        pages
      )
    },
    lines: ({ value }) => [
      sandy('Most readers know page 1 very well.'),
      crisp(`Page ${figures(value)} is the one people turn to, to see the number.`),
    ],
  }),
  pattern({
    id: 'question-count',
    why: 'How a long form gets answered.',
    find: (scene) => {
      const questions = countOf(scene, ['question'], /\b(?:meeting|q&a|interview|asked)\b/)
      return (
        questions &&
        questions.value >= 8 &&
        /\b(?:survey|form|questionnaire|quiz|exam|test|feedback|application)\b/.test(scene.sentence) &&
        questions
      )
    },
    lines: ({ value }) => [
      crisp(`Answers tend to be frank from number ${figures(Math.ceil(value * 0.8))} on.`),
      arid(`Number ${figures(value)} asks for further comments, a little late.`),
    ],
  }),
  pattern({
    id: 'menu-options',
    why: 'Where one’s own problem lies in a telephone menu.',
    find: (scene) => {
      const options = countOf(scene, ['option', 'choice'])
      return (
        options &&
        options.value >= 3 &&
        options.value <= 12 &&
        /\b(?:phone|menu tree|phone tree|hotline|voicemail|automated)\b/.test(scene.sentence) &&
        options
      )
    },
    lines: ({ value }) => [
      sandy(`Your question lies between ${spell(value - 1)} and ${spell(value)}.`),
      crisp(`Option ${figures(value)} repeats the first ${spell(value - 1)}, but slower.`),
    ],
  }),
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
      const guests = countOf(scene, ['guest', 'attendee', 'participant', 'player', 'friend'])
      return (
        guests?.bound === 'most' &&
        guests.value >= 2 &&
        /\b(?:bring|invite|seats?|fits?|room|table|welcome)\b/.test(scene.sentence) &&
        guests
      )
    },
    lines: ({ value }) => [
      sandy(`With ${figures(value + 1)}, one of them is a coat.`),
      arid('Zero is also within the limit.'),
    ],
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
    lines: ({ value }) => [
      crisp('You will take the gray.'),
      sandy(`You will compare all ${spell(value)} and then take the one from before.`),
    ],
  }),
  pattern({
    id: 'flavor-choices',
    why: 'Which flavor it will be.',
    find: (scene) => {
      const flavors = countOf(scene, ['flavor', 'flavour', 'topping'])
      return flavors && flavors.value >= 3 && flavors
    },
    lines: ({ value, lemma }) => [
      lemma.startsWith('flav') && crisp('You will have vanilla, but knowingly.'),
      value > 6 && sandy('The line moves at the speed of the person who would like to taste them.'),
      lemma === 'topping' && crisp('It stops being pizza at five.'),
    ],
  }),
  pattern({
    id: 'plan-choices',
    why: 'What the one in the middle is for.',
    find: (scene) => {
      const plans = countOf(scene, ['plan', 'tier', 'package', 'level'])
      return (
        plans?.value === 3 &&
        /\b(?:offer|choose|has|have|available|pricing|comes?)\b/.test(scene.sentence) &&
        !/\b(?:away|delivered|arriv\w*|parking|building|garage)\b/.test(scene.sentence) &&
        plans
      )
    },
    lines: () => [
      crisp('The first is there to make you look at the second.'),
      sandy('The one in the middle has been made to look reasonable.'),
    ],
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
    id: 'typos-found',
    why: 'There is always a next one.',
    past: true,
    find: (scene) => {
      const typos = countOf(scene, ['typo', 'mistake', 'error', 'correction'])
      return (
        typos &&
        typos.value >= 2 &&
        /\b(?:found|fixed|corrected|caught|spotted|contains?|has|had)\b/.test(scene.sentence) &&
        !/\b(?:payroll|billing|safety|medical|bank|security|critical|server|invoice)\b/.test(scene.sentence) &&
        typos
      )
    },
    lines: ({ value }) => [
      crisp(`Number ${figures(value + 1)} is on the cover.`),
      sandy(`The ${figures(value)} were easy to see, as typos are after printing.`),
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
    id: 'password-length',
    why: 'Measures the usual password.',
    find: ({ quantities, sentence }) => {
      const length = quantities.sizes.find(({ unit }) => unit === 'characters')
      return length && /\bpasswords?\b/.test(sentence) && length.value >= 8 && { value: length.value }
    },
    lines: ({ value }) => [
      value > 8 && crisp('Your present one has eight and a birthday.'),
      arid(`The first ${spell(value - 1)} are for you; the last is an exclamation point.`),
    ],
  }),
  pattern({
    id: 'word-limit',
    why: 'What is lost to the limit.',
    find: ({ quantities, sentence }) => {
      const limit = quantities.sizes.find(({ unit }) => unit === 'words')
      return (
        limit &&
        limit.value >= 20 &&
        /\b(?:limit|maximum|max|under|up to|at most|no more than|less than|fewer than|in|within)\b/.test(sentence) && {
          value: limit.value,
        }
      )
    },
    lines: ({ value }) => [
      crisp(`Number ${figures(value + 1)} is usually the one you were building up to.`),
      arid('Very can be removed without loss.'),
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
]
