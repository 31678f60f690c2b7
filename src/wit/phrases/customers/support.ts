import type { Phrase } from '../phrase.ts'

/** Support, hotlines and what they promise. */
export const supportPhrases: readonly Phrase[] = [
  {
    id: 'call-important',
    phrase: 'your call be (very|extremely)? important',
    example: 'Your call is important to us, so please stay on the line.',
    why: 'Important things are kept in a line.',
    lines: [
      { dryness: 'sandy', text: 'This is why it is being saved.' },
      { dryness: 'arid', text: 'Its importance increases with each minute.' },
    ],
  },
  {
    id: 'please-hold',
    phrase: ['please hold', 'please stay on the line', 'hold the line'],
    at: 'end',
    example: 'All lines are busy, please hold.',
    why: 'What one is holding.',
    lines: [
      { dryness: 'sandy', text: 'The music has a second movement.' },
      { dryness: 'arid', text: 'Holding the phone counts.' },
      { dryness: 'crisp', text: 'Your hand may be changed every ten minutes.' },
    ],
  },
  {
    id: 'calls-recorded',
    phrase: [
      '(call|calls|session|conversation|meeting|webinar|class|event) (may|will|might|can) be (monitor|record|recorded|monitored|streamed)',
      'be streamed and recorded',
      'be stream and record',
      'will be recorded',
    ],
    unless: ['crime', 'police', 'court', 'lawyer', 'harassment', 'temperature', 'payment', 'transaction', 'hours'],
    example: 'Calls may be recorded for training purposes.',
    why: 'Whoever is heard by others speaks differently.',
    lines: [
      { dryness: 'sandy', text: 'Sighs will be audible.' },
      { dryness: 'arid', text: 'Please pronounce all pauses clearly.' },
    ],
  },
  {
    id: 'menu-options',
    phrase: ['listen carefully *? *? *? (option|options)', 'menu (option|options) have recently? change'],
    example: 'Please listen carefully, as our menu options have changed.',
    why: 'They have been said to have changed for decades.',
    lines: [
      { dryness: 'sandy', text: 'The option you want was the first to go.' },
      { dryness: 'arid', text: 'They have been saying so since tape.' },
    ],
  },
  {
    id: 'press-one',
    phrase: 'press (1|2|3|4|5|6|7|8|9|0|one|two|three|zero)',
    unless: ['emergency', 'crisis', 'finger', 'thumb'],
    example: 'For billing, press 2.',
    why: 'What else can be done with a key.',
    lines: [
      { dryness: 'sandy', text: 'Pressing harder does not move the line.' },
      { dryness: 'arid', text: 'The other keys are for decoration and regret.' },
    ],
  },
  {
    id: 'high-call-volume',
    phrase: ['call volume', 'call volumes'],
    unless: ['hospital', 'emergency'],
    example: 'We are experiencing higher than usual call volumes.',
    why: 'Volume is also loudness.',
    lines: [
      { dryness: 'sandy', text: 'The volume of each call is up to the caller.' },
      { dryness: 'arid', text: 'Averages consist of such days and of one very quiet Tuesday.' },
    ],
  },
  {
    id: 'wait-time',
    phrase: '(wait|waiting|hold) (time|times)',
    unless: ['hospital', 'patient', 'emergency', 'surgery', 'doctor', 'clinic', 'sorry', 'apologize', 'medical'],
    example: 'Your wait time is approximately 17 minutes.',
    why: 'The time belongs to those who wait.',
    lines: [
      { dryness: 'sandy', text: 'This is the part that can be done by you alone.' },
      { dryness: 'arid', text: 'Time spent reading this has been subtracted.' },
    ],
  },
  {
    id: 'looking-into-it',
    phrase: '(look|looking) into (it|this|the|your|that) (issue|problem|matter|request|cause|*)?',
    unless: [
      'camera',
      'telescope',
      'mirror',
      'eye',
      'death',
      'accident',
      'injury',
      'complaint',
      'harassment',
      'fraud',
      'fire',
      'police',
      'sorry',
      'allegation',
      'breach',
    ],
    example: 'We are looking into the issue and will keep you posted.',
    why: 'To look in, one has to stand outside.',
    lines: [
      { dryness: 'sandy', text: 'From the outside, it looks normal.' },
      { dryness: 'arid', text: 'Looking around it turned up nothing.' },
    ],
  },
  {
    id: 'get-back-to-you',
    phrase: '(get|come|gets|getting|be) back (to|with) (you|me|us)',
    asked: true,
    unless: ['sorry', 'shortly', 'money', 'test', 'doctor', 'possible', 'asap', 'day', 'days', 'hours'],
    example: 'I will check with the warehouse and get back to you.',
    why: 'Getting back assumes that one stays put.',
    lines: [
      { dryness: 'crisp', text: 'Please do not move far.' },
      { dryness: 'sandy', text: 'The way there comes first.' },
    ],
  },
  {
    id: 'working-on-it',
    phrase: '(work|working) hard? on (a|the) (solution|fix)',
    unless: ['sorry', 'apologize', 'outage', 'emergency', 'gas'],
    example: 'Our technicians are working on a solution.',
    why: 'The problem is not idle.',
    lines: [
      { dryness: 'sandy', text: 'The problem has also been putting in long hours.' },
      { dryness: 'arid', text: 'The problem, for its part, is done.' },
    ],
  },
  {
    id: 'keep-you-posted',
    phrase: 'keep (you|me|us) (posted|post|informed|updated|inform|update)',
    asked: true,
    unless: ['accident', 'surgery', 'missing', 'sorry'],
    example: 'We will keep you posted on the delivery date.',
    why: 'To be posted is also to be put up somewhere.',
    lines: [
      { dryness: 'crisp', text: 'Pins will not be needed.' },
      { dryness: 'arid', text: 'Postage is paid.' },
    ],
  },
  {
    id: 'rest-assured',
    phrase: ['rest assured', '(rest|be|you) (assure|assured)'],
    unless: ['safety', 'safe', 'patient', 'health'],
    example: 'Rest assured that your order is on its way.',
    why: 'There are two words, and one is about resting.',
    lines: [
      { dryness: 'sandy', text: 'Those who prefer may be assured sitting up.' },
      { dryness: 'arid', text: 'Resting is recommended even without the assurance.' },
    ],
  },
  {
    id: 'apologize-inconvenience',
    phrase: '(apologize|apologise|apology|apologies|sorry|regret) for? (any|the|this|all)? (inconvenience|convenience)',
    unless: [
      'outage',
      'emergency',
      'death',
      'injury',
      'breach',
      'fire',
      'flood',
      'hospital',
      'patient',
      'medication',
      'accident',
      'refund',
      'complaint',
      'water',
    ],
    example: 'We apologize for any inconvenience caused by the renovation.',
    why: 'The convenience was not mentioned.',
    lines: [
      { dryness: 'sandy', text: 'Any convenience was unintentional, too.' },
      { dryness: 'arid', text: 'Conveniences, where they occurred, need not be reported.' },
    ],
  },
  {
    id: 'temporarily-closed',
    phrase: '(temporarily|temporary) (close|closed)',
    unless: ['emergency', 'fire', 'flood', 'hospital', 'clinic', 'crime', 'death', 'illness', 'staff'],
    example: 'The rooftop terrace is temporarily closed.',
    why: 'Openness is temporary, too.',
    lines: [
      { dryness: 'sandy', text: 'Its being open was temporary as well.' },
      { dryness: 'arid', text: 'Temporary is the longer of the two kinds.' },
    ],
  },
  {
    id: 'survey',
    phrase:
      '(take|complete|fill|answer) (out|in)? (our|this|the|a) (short|brief|quick|two-minute|*)? (survey|questionnaire|poll)',
    unless: ['patient', 'health', 'harassment'],
    example: 'Please take our short survey.',
    why: 'How those questions go.',
    lines: [
      { dryness: 'sandy', text: 'Question one is how likely you are to finish.' },
      { dryness: 'arid', text: 'Somewhat agreeing is a full answer.' },
    ],
  },
  {
    id: 'feedback-helps',
    phrase:
      '(feedback|input|opinion|suggestion|suggestions) (help|helps|matter|matters|be) (us|welcome|always|greatly|appreciate|appreciated|important|*)?',
    unless: ['call', 'complaint', 'audio', 'microphone', 'guitar', 'sorry'],
    example: 'Your feedback helps us improve.',
    why: 'Feedback comes in two kinds.',
    lines: [
      { dryness: 'sandy', text: 'Silence keeps us as we are.' },
      { dryness: 'arid', text: 'It may contain up to one sandwich.' },
    ],
  },
  {
    id: 'rate-us',
    phrase: ['(rate|review) us', '(leave|write|give) us? (a|an)? (honest|positive|good|star|five-star|online)? review'],
    unless: ['scale', 'performance', 'code'],
    example: 'Please leave us a review.',
    why: 'Stars and their number.',
    lines: [
      { dryness: 'sandy', text: 'Words may be used in addition to stars.' },
      { dryness: 'arid', text: 'The sixth star must be drawn by hand.' },
    ],
  },
  {
    id: 'rate-scale',
    phrase: [
      'on a scale (of|to)? (1|one|5|five|10|ten)? to? (5|five|10|ten)?',
      'from 1 (of|to)? (1|one|5|five|10|ten)? to? (5|five|10|ten)?',
      'from one (of|to)? (1|one|5|five|10|ten)? to? (5|five|10|ten)?',
      'scale of 1 (of|to)? (1|one|5|five|10|ten)? to? (5|five|10|ten)?',
    ],
    unless: ['pain', 'patient'],
    with: ['rate', 'scale', 'survey', 'rating'],
    example: 'Please rate our service on a scale from 1 to 10.',
    why: 'Nobody chooses certain numbers.',
    lines: [
      { dryness: 'sandy', text: 'The middle number is for those who were not looking.' },
      { dryness: 'arid', text: 'Decimals will be admired and rounded.' },
    ],
  },
  {
    id: 'customer-service-standing-by',
    phrase:
      '(expert|experts|operator|operators|team|agent|agents|representative|representatives|staff) be? (stand|standing) by',
    example: 'Our team of friendly experts is standing by.',
    why: 'Standing all day is work.',
    lines: [
      { dryness: 'crisp', text: 'Please call, so that they may sit down.' },
      { dryness: 'sandy', text: 'Chairs are nearby.' },
    ],
  },
  {
    id: 'helpdesk-ticket',
    phrase:
      '(ticket|case|request) *? (have|has)? (be|been)? (be|been)? (assign|assigned|escalate|escalated|create|created|forwarded|forward) to?',
    unless: ['complaint', 'harassment', 'parking', 'police', 'court', 'emergency', 'medical', 'lottery'],
    example: 'Your ticket has been assigned to a specialist.',
    why: 'A number and a person in a line.',
    lines: [
      { dryness: 'sandy', text: 'It now has a number, which is more than most worries get.' },
      { dryness: 'arid', text: 'It is in the company of others like it.' },
    ],
  },
  {
    id: 'forwarded-department',
    phrase:
      '(forward|forwarded|pass|passed|route|routed) *? *? *? (to|onto) (the|our) (right|appropriate|relevant|responsible|correct|proper) (department|team|person|colleague|office)',
    unless: ['complaint', 'harassment', 'police', 'legal'],
    example: 'I have forwarded your message to the right department.',
    why: 'Right is a matter of who answers.',
    lines: [
      { dryness: 'sandy', text: 'The wrong ones have already had a look.' },
      { dryness: 'arid', text: 'It should know the way from there.' },
    ],
  },
]
