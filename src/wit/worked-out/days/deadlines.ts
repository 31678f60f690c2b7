import { clockText } from '../../reading/quantities/clock.ts'
import type { Deadline } from '../../reading/quantities/deadline.ts'
import { arid, crisp, only, pattern, type Scene, sandy } from '../pattern.ts'

/** Matters in which a late person is in real trouble. */
const serious =
  /\b(?:pay(?:ments?|able)?|paid|owed?|overdue|past due|rent|balance|evict\w*|court|legal|tax(?:es)?|fines?|penalt\w+|passport|visa|insurance|medical|vaccin\w+|medication|prescription|benefits|vacate|terminat\w+|resign\w*|blood|claims?|debt|loan|mortgage|utility|disconnect\w*)\b/

/** The one deadline of a sentence that calls on the reader to act. */
function dueBy({ quantities, sentence }: Scene, about?: RegExp): Deadline | undefined {
  if (serious.test(sentence) || (about && !about.test(sentence))) return undefined
  const due = quantities.deadlines.filter(({ kind }) => kind === 'by')
  // Of several hours of one day, the last.
  return due.every(({ clock, weekday, date }) => clock && !weekday && !date) ? due.at(-1) : only(due)
}

/** "Saturday" or "March 9": the day after the deadline's, where it names one. */
const dayAfter = ({ weekday, date }: Deadline) => date?.next ?? weekday?.next
const dayBefore = ({ weekday, date }: Deadline) => date?.previous ?? weekday?.previous
const theDay = ({ weekday, date }: Deadline) => weekday?.day ?? date?.text.replace(/,.*$/, '')

export const deadlines = [
  pattern({
    id: 'timesheet-deadline',
    rank: 'between',
    why: 'How a week of hours is really remembered.',
    find: (scene) => dueBy(scene, /\btime ?(?:sheets?|cards?)\b/),
    lines: (due) => [
      crisp('Tuesday may be reconstructed from crumbs.'),
      sandy('A week of eight-hour days is respected as literature.'),
      due.clock && arid(`The minutes spent on it at ${clockText(due.clock, -5)} belong on the next one.`),
    ],
  }),
  pattern({
    id: 'expense-deadline',
    why: 'Where receipts are.',
    find: (scene) => dueBy(scene, /\b(?:expenses?|expense reports?|receipts?|reimbursements?)\b/),
    lines: () => [
      crisp('The missing receipt is in the other jacket.'),
      arid('A dinner for four with one name on it benefits from a second look.'),
      sandy('Receipts that have been through the wash should be submitted as fabric.'),
    ],
  }),
  pattern({
    id: 'rsvp-deadline',
    why: 'Takes a maybe for what it is.',
    find: (scene) =>
      dueBy(scene, /\brsvp\b|\blet (?:me|us) know (?:if|whether)\b|\bconfirm your attendance\b|\bcoming\b/),
    lines: (due) => [
      crisp('Maybe is a no with manners.'),
      dayAfter(due) && sandy(`On ${dayAfter(due)}, the chairs are counted; you are one or you are not.`),
      arid('Saying nothing is also counted, but as a salad.'),
    ],
  }),
  pattern({
    id: 'survey-deadline',
    why: 'What opinions are after the deadline.',
    find: (scene) => dueBy(scene, /\b(?:surveys?|questionnaire|feedback|poll|evaluations?)\b/),
    lines: (due) => [dayAfter(due) && crisp(`From ${dayAfter(due)}, your opinions are your own again.`)],
  }),
  pattern({
    id: 'form-deadline',
    rank: 'between',
    why: 'What a form is after its day.',
    find: (scene) =>
      dueBy(
        scene,
        /\b(?:fill|complete|return|submit|sign|turn in|send|hand in|bring)\b.*\b(?:forms?|paperwork|waivers?|permission slips?)\b|\b(?:forms?|paperwork|waivers?|permission slips?) (?:are|is|must|should|need)/,
      ),
    lines: (due) => [
      dayAfter(due) && crisp(`A form handed in on ${dayAfter(due)} is stationery.`),
      arid('Boxes that do not apply to you are the quickest.'),
    ],
  }),
  pattern({
    id: 'submission-deadline',
    why: 'When most of it gets written.',
    find: (scene) =>
      !/\b(?:my|me|i|your)\b/.test(scene.sentence) &&
      dueBy(
        scene,
        /\b(?:applications|nominat\w+|proposals|abstracts|submissions|entries|apply (?:by|before|now|online|today|for|here)|manuscripts|resumes)\b/,
      ),
    lines: (due) => [
      theDay(due) && sandy(`We expect to hear from most of you late on ${theDay(due)}.`),
      arid('Finished is a matter of opinion until then.'),
    ],
  }),
  pattern({
    id: 'promise-end-of-day',
    why: 'Takes the end of the day at its word.',
    find: (scene) => {
      const due = dueBy(scene)
      return (
        due &&
        /\bend of (?:the )?day\b|\beod\b/.test(due.phrase ?? '') &&
        /\b(?:i'll|i will|we'll|we will|i)\b/.test(scene.sentence) &&
        !scene.request &&
        due
      )
    },
    lines: () => [crisp('A day ends at midnight.')],
  }),
  pattern({
    id: 'draft-deadline',
    why: 'What a draft is when it is late.',
    find: (scene) =>
      // What the sender promises is not expected to be late.
      !/\b(?:will|i'll|we'll)\b/.test(scene.sentence) &&
      dueBy(
        scene,
        /\b(?:drafts?|slides?|decks?|presentations?|(?:the|your|a|status|final|annual|monthly|weekly|sales|progress) reports?|mockups?|edits?|revisions?|budgets?|budget requests|slots?|agenda)\b/,
      ),
    lines: (due) => [
      due.clock && crisp(`At ${clockText(due.clock, 1)}, that counts as a surprise.`),
      dayAfter(due) && crisp(`On ${dayAfter(due)}, that counts as a surprise.`),
      /\bend of\b/.test(due.phrase ?? '') && arid('Most of the work is scheduled for the last afternoon.'),
      due.phrase === 'tomorrow' && sandy('The night in between is included.'),
    ],
  }),
  pattern({
    id: 'end-of-period',
    rank: 'last',
    why: 'Everything else is due then too.',
    find: (scene) => {
      const due = dueBy(scene)
      const period = /\bend of (?:the )?(month|quarter|year)$/.exec(due?.phrase ?? '')?.[1]
      return due && period && { period }
    },
    lines: ({ period }) => [
      arid(`We mean this ${period}.`),
      sandy(`The last day of the ${period} is expected to be busy.`),
    ],
  }),
  pattern({
    id: 'end-of-week',
    rank: 'last',
    why: 'Not all calendars end the week alike.',
    find: (scene) => {
      const due = dueBy(scene)
      return (
        due &&
        /\bend of (?:the )?week$|\beow$/.test(due.phrase ?? '') &&
        !/\b(?:i|we)(?:'ll| will| expect| hope)\b/.test(scene.sentence) &&
        due
      )
    },
    lines: () => [
      sandy('Some calendars end the week on Sunday, as you may be about to point out.'),
      crisp('Thursday feels early, we know.'),
    ],
  }),
  pattern({
    id: 'sign-up-by',
    rank: 'last',
    why: 'When most people come.',
    find: (scene) => {
      const due = dueBy(scene, /\b(?:sign up|register|enroll|reserve your|book|order by|buy|save)\b/)
      return due && (due.weekday || due.date) && due
    },
    lines: (due) => [theDay(due) && sandy(`We will meet most of you on ${theDay(due)}, late.`)],
  }),
  pattern({
    id: 'request-by-time',
    rank: 'last',
    why: 'The same thing one minute later.',
    find: (scene) => {
      const due = dueBy(scene)
      return (
        due?.clock &&
        scene.request &&
        !/\b(?:if|whether|end|ends|stop|quiet|leave|vacate|close|finish playing|child|children|kids?|son|daughter|hand in|turn in|badges?|laptops?|keys?|keycards?)\b/.test(
          scene.sentence,
        ) && { clock: due.clock }
      )
    },
    lines: ({ clock }) => [
      sandy(`Such things are usually remembered at ${clockText(clock, -10)}.`),
      arid(`It can also be done well before ${clockText(clock)}, though few have seen it.`),
    ],
  }),
  pattern({
    id: 'request-by-day',
    rank: 'last',
    why: 'When a thing that is due on a day really gets done.',
    find: (scene) => {
      const due = dueBy(scene)
      return (
        due &&
        !due.clock &&
        (due.weekday || due.date) &&
        scene.request &&
        !/\b(?:save|off|discount|book|order)\b/.test(scene.sentence) &&
        due
      )
    },
    lines: (due) => [
      dayBefore(due) && sandy(`Such things are usually remembered in bed on ${dayBefore(due)}.`),
      dayAfter(due) && crisp(`${dayAfter(due)} is known as late.`),
      arid(`It can also be done sooner than ${theDay(due)}, though few have seen it.`),
    ],
  }),
  pattern({
    id: 'request-end-of-day',
    rank: 'last',
    why: 'Looks at when one believes in it.',
    find: (scene) => {
      const due = dueBy(scene)
      return due && /\bend of (?:the )?day$|\beod$|^today$/.test(due.phrase ?? '') && scene.request && due
    },
    lines: () => [sandy('From the morning, the end of the day looks far away.')],
  }),
]
