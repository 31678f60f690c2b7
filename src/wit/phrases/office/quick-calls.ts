import type { Phrase } from '../phrase.ts'

/** Calls, copies and asking for a minute. */
export const quickCallsPhrases: readonly Phrase[] = [
  {
    id: 'ball-rolling',
    phrase: ['(get|set|start|keep) the ball rolling', '(get|set|start|keep) the ball roll'],
    example: 'Let us get the ball rolling on the new brochure.',
    why: 'Takes the phrase at its word: a ball that rolls goes somewhere.',
    lines: [
      { dryness: 'arid', text: 'Stopping it is a separate project.' },
      { dryness: 'crisp', text: 'Please check which way the floor slopes.' },
    ],
  },
  {
    id: 'raise-the-bar',
    phrase: '(raise|raising|raised|raises|set|sets) the bar (for|on|in|high|higher|again)?',
    unless: ['gym', 'pub', 'drink', 'limbo', 'exam', 'lawyer', 'barbell', 'crane'],
    example: "This year's window display really raised the bar.",
    why: 'A bar does different things at different heights.',
    lines: [
      { dryness: 'sandy', text: 'Leaning on it is no longer as comfortable.' },
      { dryness: 'arid', text: 'Those who go under it are in a different sport.' },
    ],
  },
  {
    id: 'run-by-you',
    phrase: [
      '(run|running) (this|that|it|something) (by|past) (you|him|her|them|legal|marketing|sales|finance)',
      '(run|running) (a|an|the|my|our) * (by|past) (you|him|her|them|legal|marketing|sales|finance)',
    ],
    asked: true,
    example: 'I would like to run this by you before it goes out.',
    why: 'Something that runs by is only seen briefly.',
    lines: [
      { dryness: 'crisp', text: 'Please have a good look as it passes.' },
      { dryness: 'arid', text: 'A slower pass is available on request.' },
    ],
  },
  {
    id: 'quick-call',
    phrase: ['quick (call|chat|sync|chat|check-in|catch-up|huddle|catchup)', 'quick (check|catch) (in|up)'],
    asked: true,
    example: 'Let us schedule a quick call about the invoice.',
    why: 'Takes the phrase at its word: what quick calls turn into.',
    lines: [
      { dryness: 'sandy', text: 'Quick is the forecast.' },
      { dryness: 'arid', text: 'Slow calls are not scheduled; they develop.' },
    ],
  },
  {
    id: 'hop-on-a-call',
    phrase: '(hop|jump) (on|onto) (a|the|our)? (quick|short|brief|*)? (call|zoom|phone|chat)',
    asked: true,
    example: 'Could you hop on a call this afternoon?',
    why: 'Takes the phrase at its word: the hop is taken at its word.',
    lines: [
      { dryness: 'arid', text: 'Stepping on is also accepted.' },
      { dryness: 'crisp', text: 'Please mind the cord.' },
    ],
  },
  {
    id: 'quick-question',
    phrase: 'quick question',
    denied: true,
    asked: true,
    example: 'Quick question about the seating plan.',
    why: 'The answer was not described as quick.',
    lines: [
      { dryness: 'sandy', text: 'The answer may be of any speed.' },
      { dryness: 'arid', text: 'Its quickness refers to the asking.' },
    ],
  },
  {
    id: 'got-a-minute',
    phrase: '(have|got|spare) (a|one) (minute|second|moment)',
    asked: true,
    unless: ['silence'],
    example: 'Do you have a minute to look at this?',
    why: 'What a minute means in such requests.',
    lines: [
      { dryness: 'sandy', text: 'It is one of the longer ones.' },
      { dryness: 'arid', text: 'The usual rate is twelve to one.' },
    ],
  },
  {
    id: 'cc',
    phrase: ['cc', 'ccing', "cc'ing", "cc'd"],
    unless: ['engine', 'motorcycle', 'ml', 'dose', 'injection', 'syringe'],
    example: 'I am copying in my manager on cc so that all of us know.',
    why: 'The two letters are an abbreviation of something older.',
    lines: [
      { dryness: 'arid', text: 'The carbon is figurative.' },
      { dryness: 'sandy', text: 'The letters stand for a sheet of paper that most of us have never met.' },
    ],
  },
  {
    id: 'reply-all',
    phrase: ['reply all', 'reply to all', 'replying (all|to) all?'],
    denied: true,
    with: ['all'],
    example: 'Please do not reply all to this message.',
    why: 'Takes the phrase at its word: every office has its own example.',
    lines: [
      { dryness: 'sandy', text: 'Precedents are kept in every inbox.' },
      { dryness: 'arid', text: 'The other button answers fewer people and more questions.' },
    ],
  },
  {
    id: 'align',
    phrase: 'align (on|around) (the|our|this|next|*)',
    asked: true,
    unless: ['wheel', 'tire', 'printer', 'text', 'margin', 'shelf', 'picture', 'print', 'label', 'wall', 'column'],
    with: ['i', 'we', 'us', 'team'],
    example: 'Let us align on the wording before Friday.',
    why: 'Things that are aligned stand in a line.',
    lines: [
      { dryness: 'crisp', text: 'A ruler will be passed around.' },
      { dryness: 'arid', text: 'Deviations of up to two degrees are customary.' },
    ],
  },
  {
    id: 'brainstorm',
    phrase: '(brainstorm|brainstorming)',
    asked: true,
    unless: ['weather', 'illness'],
    example: 'We will hold a brainstorming session on Thursday.',
    why: 'Takes the phrase at its word: a storm has a forecast.',
    lines: [
      { dryness: 'arid', text: 'Scattered ideas are expected, clearing by evening.' },
      { dryness: 'crisp', text: 'Loose papers should be secured.' },
    ],
  },
  {
    id: 'elephant-in-the-room',
    phrase: 'elephant in the room',
    example: 'Let us talk about the elephant in the room.',
    why: 'The rest of the room is also worth a thought.',
    lines: [
      { dryness: 'arid', text: 'The room itself was a good choice, given the size.' },
      { dryness: 'crisp', text: 'Please leave the door fully open.' },
    ],
  },
  {
    id: 'no-brainer',
    phrase: 'no brainer',
    example: 'Renewing the copier lease is a no-brainer.',
    why: 'The organ in question gets time off.',
    lines: [
      { dryness: 'crisp', text: 'Brains may be left at the coat check.' },
      { dryness: 'sandy', text: 'The brain has been released for other duties.' },
    ],
  },
  {
    id: 'table-it',
    phrase: '(table|tabling) (this|that|the) (discussion|topic|item|question|motion|proposal|idea)',
    unless: ['legs'],
    example: 'We will table this topic until next month.',
    why: "The topic is now furniture's business.",
    lines: [
      { dryness: 'crisp', text: 'Please use a coaster.' },
      { dryness: 'arid', text: 'In Britain, the same words would mean to begin.' },
    ],
  },
  {
    id: 'any-other-business',
    phrase: 'any other business',
    example: 'The last item is any other business.',
    why: 'Where a meeting really takes place.',
    lines: [
      { dryness: 'sandy', text: 'Historically, this is most of it.' },
      { dryness: 'arid', text: 'All previous business is excluded.' },
    ],
  },
  {
    id: 'take-minutes',
    phrase: '(take|taking|takes|took) (the|meeting)? minutes',
    unless: ['about', 'only', 'few', 'long', 'up'],
    with: ['meeting', 'board', 'session', 'secretary'],
    example: 'Tom will take the minutes of the board meeting.',
    why: 'The minutes are also the thing lost there.',
    lines: [
      { dryness: 'sandy', text: 'Hours are added up separately.' },
      { dryness: 'arid', text: 'Any minutes taken cannot be given back.' },
    ],
  },
  {
    id: 'think-out-loud',
    phrase: '(think|thinking) out loud',
    example: 'I am just thinking out loud about the floor plan.',
    why: 'The other kind of thinking is popular with neighbors.',
    lines: [
      { dryness: 'sandy', text: 'Thinking quietly was tried first.' },
      { dryness: 'arid', text: 'The silent version is longer.' },
    ],
  },
  {
    id: 'two-cents',
    phrase: ['(my|your|his|her|our) two cent', '(my|your|our) 2 cent'],
    example: 'Here are my two cents on the new logo.',
    why: 'Two cents is also an amount of money.',
    lines: [
      { dryness: 'arid', text: 'Please keep the change.' },
      { dryness: 'sandy', text: 'A receipt can be issued.' },
    ],
  },
  {
    id: 'devil-advocate',
    phrase: ["(play|playing) the? devil's advocate", "devil's advocate"],
    example: "Let me play devil's advocate about the new logo.",
    why: 'An advocate is a profession with fees.',
    lines: [
      { dryness: 'sandy', text: 'The client is not expected to attend.' },
      { dryness: 'arid', text: 'No retainer has been paid.' },
    ],
  },
]
