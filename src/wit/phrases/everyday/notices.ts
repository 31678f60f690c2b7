import type { Phrase } from '../phrase.ts'

/** Everyday notices and thanks. */
export const noticesPhrases: readonly Phrase[] = [
  {
    id: 'impatience',
    phrase: 'please be patient',
    unless: ['with', 'hospital', 'doctor', 'clinic', 'outage'],
    example: 'Please be patient while we count the drawer.',
    why: 'Patience compared with its alternative, by the clock.',
    lines: [
      { dryness: 'arid', text: 'Impatience takes exactly as long.' },
      { dryness: 'sandy', text: 'This is good practice for the rest of it.' },
    ],
  },
  {
    id: 'missed-your-call',
    phrase: '(miss|missed) your call',
    unless: ['sorry-loss', 'emergency', 'hospital'],
    example: 'Sorry I missed your call, I was in another call.',
    why: "Takes the phrase at its word: the telephone's part in it.",
    lines: [
      { dryness: 'sandy', text: 'The phone did what it could.' },
      { dryness: 'arid', text: 'It rang as well as could be expected.' },
    ],
  },
  {
    id: 'made-our-day',
    phrase: '(make|made) (my|our) (day|week)',
    example: 'Thanks for your order, it made our day.',
    why: 'Takes the phrase at its word: a day has parts.',
    lines: [
      { dryness: 'sandy', text: 'The evening is still open.' },
      { dryness: 'arid', text: 'The night makes itself.' },
    ],
  },
  {
    id: 'thanks-for-order',
    phrase: '(thank|thanks) you? for your (order|purchase)',
    example: 'Thank you for your order.',
    why: 'What there is to do after an order.',
    lines: [
      { dryness: 'crisp', text: 'Please start waiting.' },
      { dryness: 'sandy', text: 'The next step is to forget what was in it.' },
    ],
  },
  {
    id: 'in-duplicate',
    phrase: 'in (duplicate|triplicate)',
    example: 'Fill out the form in black ink and in duplicate.',
    why: 'Takes the phrase at its word: two of the same paper.',
    lines: [
      { dryness: 'arid', text: 'Please do not vary the answers.' },
      { dryness: 'sandy', text: 'The copies will never be apart.' },
    ],
  },
  {
    id: 'black-ink',
    phrase: '(black|blue) or? (black|blue)? ink',
    unless: ['tattoo', 'printer', 'cartridge', 'stain'],
    example: 'Please sign the form in black ink.',
    why: 'Ink has a color, and so have people.',
    lines: [
      { dryness: 'sandy', text: 'Green will be discussed.' },
      { dryness: 'arid', text: 'A black mood is not sufficient.' },
    ],
  },
  {
    id: 'double-check',
    phrase: 'double check',
    asked: true,
    unless: ['pattern', 'fabric'],
    example: "Please double-check the spelling of the sponsor's name.",
    why: 'Takes the phrase at its word: the name implies a first check.',
    lines: [
      { dryness: 'sandy', text: 'The first check is assumed.' },
      { dryness: 'arid', text: 'A triple check is considered worry.' },
    ],
  },
  {
    id: 'please-be-advised',
    phrase: 'please be (advised|advise|aware)',
    example: 'Please be advised that the north parking lot will be restriped.',
    why: 'Takes the phrase at its word: the sentence does what it asks.',
    lines: [
      { dryness: 'sandy', text: 'You have now been.' },
      { dryness: 'crisp', text: 'This completes the procedure.' },
    ],
  },
  {
    id: 'please-note',
    phrase: 'please note (that|the|our)?',
    at: 'start',
    unless: ['death', 'change-of'],
    example: 'Please note that the library opens at ten on Friday.',
    why: 'Takes the phrase at its word: how much of a note it has to be.',
    lines: [
      { dryness: 'sandy', text: 'A mental note is accepted.' },
      { dryness: 'arid', text: 'Quarter notes are a separate matter.' },
    ],
  },
  {
    id: 'please-refrain',
    phrase: 'please refrain from',
    example: 'Please refrain from leaning bicycles on the fence.',
    why: 'Takes the phrase at its word: doing nothing, seen as a task.',
    lines: [
      { dryness: 'arid', text: 'Refraining requires no equipment.' },
      { dryness: 'sandy', text: 'Those who were not doing it may continue.' },
    ],
  },
  {
    id: 'open-to-work',
    phrase: 'open to (new|other|any)? (project|opportunity|work|projects|opportunities)',
    unless: ['the', 'public'],
    example: 'I am open to new projects in event photography.',
    why: 'Takes the phrase at its word: what is open has hours.',
    lines: [
      { dryness: 'sandy', text: 'Closing time varies.' },
      { dryness: 'arid', text: 'Knocking is appreciated all the same.' },
    ],
  },
  {
    id: 'from-day-one',
    phrase: 'from day one',
    unless: ['problem', 'issue', 'complaint', 'wrong'],
    example: 'Our interns get real responsibilities from day one.',
    why: 'Takes the phrase at its word: there was a day before it.',
    lines: [
      { dryness: 'sandy', text: 'Day zero is for parking.' },
      { dryness: 'arid', text: 'Day one begins with finding the door.' },
    ],
  },
  {
    id: 'up-to-date',
    phrase: 'up to date',
    unless: ['vaccine', 'vaccination', 'shot', 'immunization', 'payment', 'rent', 'not'],
    example: 'My calendar is always up to date.',
    why: 'Takes the phrase at its word: the date does not stand still.',
    lines: [
      { dryness: 'sandy', text: 'The date moves daily.' },
      { dryness: 'arid', text: "Tomorrow's is being looked into." },
    ],
  },
  {
    id: 'ambiguity',
    phrase: 'comfortable with (ambiguity|uncertainty|*)?',
    with: ['ambiguity', 'uncertainty'],
    example: 'Applicants should be comfortable with ambiguity.',
    why: 'Ambiguity can be explained, which would spoil it.',
    lines: [
      { dryness: 'sandy', text: 'This will be explained later, or not.' },
      { dryness: 'arid', text: 'Details may or may not be enclosed.' },
    ],
  },
  {
    id: 'record-time',
    phrase: 'in record time',
    example: 'We got the catalog out the door in record time.',
    why: 'Takes the phrase at its word: records have predecessors.',
    lines: [
      { dryness: 'arid', text: 'The previous record was also a time.' },
      { dryness: 'sandy', text: 'The official in charge of records was at lunch.' },
    ],
  },
  {
    id: 'have-a-process',
    phrase: 'have a process for (that|this|it|*)',
    denied: true,
    asked: true,
    example: 'Do we have a process for that?',
    why: 'Takes the phrase at its word: asking is a process, too.',
    lines: [
      { dryness: 'sandy', text: 'There is one for asking.' },
      { dryness: 'arid', text: 'It begins with asking whether there is one.' },
    ],
  },
  {
    id: 'happy-friday',
    phrase: 'happy friday (everyone|all|team|everybody|folks)?',
    at: 'whole',
    example: 'Happy Friday everyone!',
    why: 'Takes the phrase at its word: a Friday has a successor.',
    lines: [
      { dryness: 'sandy', text: 'Saturday is expected to take over from here.' },
      { dryness: 'arid', text: 'The greeting expires at midnight.' },
    ],
  },
  {
    id: 'made-with-real',
    phrase: '(make|made) with (real|genuine|authentic)',
    example: 'Crispy, light and made with real cheese.',
    why: 'Takes the phrase at its word: the alternative was imaginary.',
    lines: [
      { dryness: 'sandy', text: 'The imaginary kind kept slipping off.' },
      { dryness: 'arid', text: 'The imaginary kind proved hard to measure.' },
    ],
  },
  {
    id: 'now-with-more',
    phrase: 'now with *? *? more',
    example: 'Now with 20% more almonds.',
    why: 'Takes the phrase at its word: somebody must have felt it.',
    lines: [
      { dryness: 'arid', text: 'Those who felt something was missing were right.' },
      { dryness: 'sandy', text: 'Before, there was correspondingly less.' },
    ],
  },
  {
    id: 'let-me-know',
    phrase: 'let (me|us) know (if|what|when|whether|how|by|which|your|in|*)?',
    asked: true,
    unless: ['loss', 'sorry', 'question', 'questions', 'concern', 'concerns', 'symptom', 'abuse', 'incident', 'hurt'],
    example: 'Let us know which color you prefer.',
    why: 'Takes the phrase at its word: the state until then.',
    lines: [
      { dryness: 'arid', text: 'Not knowing will be maintained until then.' },
      { dryness: 'sandy', text: 'Knowing will be done at this end.' },
    ],
  },
  {
    id: 'would-appreciate',
    phrase: [
      '(would|will|be|greatly|much|really) (appreciate|appreciated) it? if',
      '(would|will) be (greatly|much|highly)? (appreciate|appreciated)',
    ],
    unless: ['sorry', 'loss', 'donation'],
    example: 'The front desk would appreciate it if visitors signed in.',
    why: 'Appreciation as something with a date.',
    lines: [
      { dryness: 'sandy', text: 'Appreciation is scheduled for directly afterward.' },
      { dryness: 'crisp', text: 'The appreciation is standing by.' },
    ],
  },
  {
    id: 'do-not-forget',
    phrase: '(not|never) forget (to|your|the|that|about)',
    unless: ['memorial', 'veteran', 'fallen', 'victim', 'holocaust', 'war', 'medication', 'pill'],
    example: "Please don't forget to sign the birthday card.",
    why: 'Forgetting cannot be done on purpose.',
    lines: [
      { dryness: 'sandy', text: 'Remembering too early is not a problem.' },
      { dryness: 'arid', text: 'Forgetting on purpose requires remembering.' },
    ],
  },
  {
    id: 'make-sure',
    phrase: '(make|be) sure (to|you|that|all|the|your|it)',
    mood: 'request',
    unless: ['safe', 'safety', 'medication', 'fire', 'child'],
    example: 'Please make sure the back door is locked.',
    why: 'Takes the phrase at its word: there is a neighboring state.',
    lines: [
      { dryness: 'arid', text: 'Fairly sure counts as no.' },
      { dryness: 'sandy', text: 'Looking sure does not count.' },
    ],
  },
  {
    id: 'thanks-for-interest',
    phrase: '(thank|thanks) you? for your interest',
    unless: ['unfortunately', 'other', 'candidate', 'resume', 'position', 'regret', 'not', 'application'],
    example: 'Thank you for your interest in our workshop.',
    why: 'Takes the phrase at its word: interest grows.',
    lines: [
      { dryness: 'sandy', text: 'Interest accrues from today.' },
      { dryness: 'arid', text: 'It has been matched with some of our own.' },
    ],
  },
]
