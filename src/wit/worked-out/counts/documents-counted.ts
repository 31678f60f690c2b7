import { figures, spell } from '../../reading/quantities/number.ts'
import { arid, crisp, pattern, sandy } from '../pattern.ts'
import { countOf } from './count-of.ts'

export const documentsCounted = [
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
      const pages = countOf(
        scene,
        ['page'],
        /\b(?:per|limit|print(?:ing|er|s)?|toner|cartridge|minute|website|web|draft)\b/,
      )
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
        questions && questions.value >= 8 && /\b(?:survey|questionnaire|feedback)\b/.test(scene.sentence) && questions
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
    id: 'typos-found',
    why: 'When typos can be seen.',
    past: true,
    find: (scene) => {
      const typos = countOf(scene, ['typo', 'misprint'])
      return (
        typos &&
        typos.value >= 2 &&
        /\b(?:found|fixed|corrected|caught|spotted|contains?|has|had)\b/.test(scene.sentence) &&
        !/\b(?:payroll|billing|safety|medical|bank|security|critical|server|invoice|code|log|app|system)\b/.test(
          scene.sentence,
        ) &&
        typos
      )
    },
    lines: ({ value }) => [sandy(`The ${figures(value)} were easy to see, as typos are after printing.`)],
  }),
  pattern({
    id: 'password-length',
    why: 'Measures the usual password.',
    find: ({ quantities, sentence }) => {
      const length = quantities.sizes.find(({ unit }) => unit === 'characters')
      return length && /\bpasswords?\b/.test(sentence) && length.value >= 8 && { value: length.value }
    },
    lines: ({ value }) => [arid(`The first ${spell(value - 1)} are for you; the last is an exclamation point.`)],
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
]
