import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, only, pattern, sandy } from '../pattern.ts'

export const systems = [
  pattern({
    id: 'request-limit',
    why: 'Breaks a rate limit down by the second.',
    find: ({ quantities, sentence }) => {
      const requests = quantities.counts.find(({ lemma }) => lemma === 'request' || lemma === 'call')
      const per = /\bper (minute|hour|day)\b/.exec(sentence)?.[1]
      return (
        requests &&
        per === 'minute' &&
        /\b(?:api|rate|limit\w*)\b/.test(sentence) &&
        requests.value >= 60 &&
        requests.value % 60 === 0 && { second: requests.value / 60 }
      )
    },
    lines: ({ second }) => [
      sandy(`That is ${spell(second)} a second, for the impatient.`),
      arid('Please and thank you do not count as separate requests.'),
    ],
  }),
  pattern({
    id: 'idle-timeout',
    why: 'What thinking looks like from outside.',
    past: true,
    find: ({ quantities, sentence }) => {
      const time = only(quantities.durations)
      return (
        time &&
        ['minute', 'second'].includes(time.unit) &&
        /\b(?:inactiv\w*|idle|time[sd]? out|logged out|log out|locks?)\b|\bsession (?:will )?expires?\b/.test(
          sentence,
        ) &&
        /\b(?:session|screen|you|users?|computers?|account|app)\b/.test(sentence) &&
        time
      )
    },
    lines: () => [arid('Thinking counts as inactivity.'), crisp('Please think with the mouse.')],
  }),
  pattern({
    id: 'password-rotation',
    why: 'How people meet a rule about new passwords.',
    find: ({ quantities, sentence }) => {
      const time = only(quantities.durations)
      return (
        time &&
        time.unit === 'day' &&
        time.value >= 14 &&
        /\bpasswords?\b/.test(sentence) &&
        /\bevery\b/.test(sentence) && { yearly: Math.round(365 / time.value) }
      )
    },
    lines: ({ yearly }) => [
      yearly === 4 && crisp('Spring is not a password.'),
      sandy(`That is about ${spell(yearly)} a year, all with the same first part.`),
      arid('A larger number at the end is a change, but a small one.'),
    ],
  }),
  pattern({
    id: 'was-down-for',
    why: 'What is done with a thing that works.',
    past: true,
    find: ({ quantities, sentence }) => {
      const time = only(quantities.durations)
      return (
        time &&
        ['minute', 'hour'].includes(time.unit) &&
        Number.isInteger(time.value) &&
        time.value >= 2 &&
        time.value <= 59 &&
        time.upTo === undefined &&
        /\b(?:website|site|app|system|server|internet|wi-?fi|network|e-?mail|printer|portal|platform|elevator)\b.*\b(?:down|offline|unavailable|out)\b/.test(
          sentence,
        ) &&
        /\bwas|were\b/.test(sentence) &&
        !/\b(?:breach\w*|attack\w*|911|your|credit\w*)\b/.test(sentence) &&
        time
      )
    },
    lines: ({ value, unit }) => [sandy(`For ${figures(value)} ${unit}s, there was nothing to refresh but ourselves.`)],
  }),
  pattern({
    id: 'battery-life',
    why: 'What the hour after the last one is for.',
    find: ({ quantities, sentence }) => {
      const time = only(quantities.durations)
      return (
        time?.unit === 'hour' &&
        time.value >= 3 &&
        Number.isInteger(time.value) &&
        time.upTo === undefined &&
        /\bbattery\b/.test(sentence) &&
        !/\b(?:recall\w*|pacemaker|hearing|smoke|car|replace)\b/.test(sentence) &&
        time
      )
    },
    lines: ({ value }) => [
      crisp(`Hour ${figures(value + 1)} is for looking around.`),
      arid(`Of these, ${spell(Math.floor(value / 3))} are spent checking how much is left.`),
    ],
  }),
  pattern({
    id: 'ships-within',
    rank: 'last',
    why: 'What happens after that.',
    find: ({ quantities, sentence }) => {
      const time = only(quantities.durations)
      return (
        time &&
        ['hour', 'day'].includes(time.unit) &&
        /\b(?:ships?|shipped|dispatched)\b/.test(sentence) &&
        /\b(?:within|in|under)\b/.test(sentence) &&
        !/\b(?:cruise|crew|arriv\w*|deliver\w*)\b/.test(sentence) &&
        time
      )
    },
    past: true,
    lines: () => [sandy('You may begin to look out of the window after that.')],
  }),
  pattern({
    id: 'ahead-of-schedule',
    why: 'What one does with time that is too much.',
    past: true,
    find: ({ quantities, sentence }) => {
      const time = only(quantities.durations)
      return time && /\bahead of schedule\b/.test(sentence) && !/\bforeclos|layoff\b/.test(sentence) && time
    },
    lines: () => [arid('We are looking into how this could happen.')],
  }),
  pattern({
    id: 'arrive-early',
    rank: 'last',
    why: 'What the minutes are for.',
    find: ({ quantities, sentence }) => {
      const time = only(quantities.durations)
      return (
        time?.unit === 'minute' &&
        time.value >= 5 &&
        /\b(?:arrive|come|be (?:here|there)|log in|check in|join)\b.*\bminutes (?:early|before|prior|ahead)\b/.test(
          sentence,
        ) &&
        !/\b(?:doctor|clinic|patients?|surgery|exam|hospital|court|funeral|scan|dose|call|online|zoom|video|audio|log in)\b/.test(
          sentence,
        ) &&
        time
      )
    },
    lines: ({ value }) => [arid(`The ${figures(value)} minutes include finding the right door.`)],
  }),
  pattern({
    id: 'years-in-business',
    why: 'What has not changed in all that time.',
    past: true,
    find: ({ quantities, sentence }) => {
      const time = only(quantities.durations)
      return (
        time?.unit === 'year' &&
        time.value >= 5 &&
        time.upTo === undefined &&
        /\b(?:in business|serving|family[- ](?:owned|run)|we have been|we've been|for (?:over|more than|nearly|almost) [a-z0-9]+ years)\b/.test(
          sentence,
        ) &&
        /\b(?:we|our|we've|family|business)\b/.test(sentence) &&
        !/\b(?:warranty|guarantee|prison|war|fight\w*|patients?|experience|lease|waiting|contract)\b/.test(sentence) &&
        time
      )
    },
    lines: () => [arid('We expect to have the hang of it shortly.')],
  }),
]
