import type { Phrase } from '../phrase.ts'

/** How emails begin, and what they remind of. */
export const emailOpeningsPhrases: readonly Phrase[] = [
  {
    id: 'last-email',
    phrase: [
      'as? per my (last|previous|earlier|recent) (email|message|note)',
      '(as|like) I? (mention|mentioned|state|stated|say|said|write|wrote) in my (last|previous|earlier) (email|message)',
    ],
    example: 'As per my last email, the deadline is Friday.',
    why: 'It admits that there was an email before.',
    lines: [
      { dryness: 'sandy', text: 'That one held the title until now.' },
      { dryness: 'crisp', text: 'It can be found just under this one.' },
    ],
  },
  {
    id: 'gentle-reminder',
    phrase: 'gentle reminder',
    example: 'This is a gentle reminder that timesheets are due on Friday.',
    why: 'Gentle reminders come in a series.',
    lines: [
      { dryness: 'sandy', text: 'The firm one uses the same font.' },
      { dryness: 'arid', text: 'For full effect, please read it in a low voice.' },
    ],
  },
  {
    id: 'friendly-reminder',
    phrase: '(friendly|kind) reminder',
    example: 'Just a friendly reminder to return your key cards.',
    why: 'The friendliness comes with a number.',
    lines: [
      { dryness: 'crisp', text: 'There is a version without the adjective.' },
      { dryness: 'sandy', text: 'Its friendliness was added in the second draft.' },
      { dryness: 'arid', text: 'It should be read with raised eyebrows.' },
    ],
  },
  {
    id: 'quick-reminder',
    phrase: '(quick|short|little|small|brief) reminder',
    example: 'A quick reminder to lock the bike room at night.',
    why: 'Reminders are quick; remembering is not.',
    lines: [
      { dryness: 'sandy', text: 'Remembering may take longer.' },
      { dryness: 'arid', text: 'Full-length reminders are available to those who need one.' },
    ],
  },
  {
    id: 'just-a-reminder',
    phrase: 'just? a? reminder (that|to|about|the|all)?',
    at: 'start',
    unless: ['memorial', 'mask'],
    example: 'Just a reminder that the copier contract ends in June.',
    why: 'Takes the phrase at its word: a reminder assumes that you knew.',
    lines: [
      { dryness: 'sandy', text: 'For those who never knew, this is news.' },
      { dryness: 'arid', text: 'Those who remembered may stop before this sentence.' },
    ],
  },
  {
    id: 'bump-this',
    phrase: '(bump|bumping) (this|it) (up|to)? to? the? top?',
    asked: true,
    unless: ['car', 'head'],
    example: 'Just wanted to bump this to the top of your inbox.',
    why: 'What comes to the top pushes something down.',
    lines: [
      { dryness: 'sandy', text: 'Whatever was there before is now second.' },
      { dryness: 'arid', text: 'Gravity resumes with the next email.' },
    ],
  },
  {
    id: 'following-up',
    phrase: '(follow|following) up (on|with|about|regarding)',
    unless: ['doctor', 'patient', 'appointment', 'care', 'surgery', 'test', 'complaint', 'claim', 'incident'],
    with: [
      'my',
      'our',
      'email',
      'call',
      'conversation',
      'message',
      'you',
      'invoice',
      'proposal',
      'quote',
      'request',
      'last',
      'application',
    ],
    example: 'I am writing to follow up on our conversation at the trade show.',
    why: 'To follow, one has to come second.',
    lines: [
      { dryness: 'sandy', text: 'A follow-up to this is not ruled out.' },
      { dryness: 'arid', text: 'It follows the original at a respectful distance.' },
    ],
  },
  {
    id: 'just-checking-in',
    phrase: '(just|wanted|want) to? (check|checking) in',
    asked: true,
    unless: ['luggage', 'hotel', 'flight', 'guest', 'desk', 'airport', 'patient', 'how'],
    example: 'Just checking in on the status of the proposal.',
    why: 'Takes the phrase at its word: checking in has a counterpart.',
    lines: [
      { dryness: 'sandy', text: 'Checkout is whenever you reply.' },
      { dryness: 'arid', text: 'No luggage is involved.' },
    ],
  },
  {
    id: 'hope-finds-you-well',
    phrase: '(hope|trust) that? (this|my) (email|message|note|letter)? (find|finds) you (well|in)',
    unless: ['sick', 'surgery', 'recovery'],
    example: 'I hope this email finds you well.',
    why: 'Takes the phrase at its word: the email had to search.',
    lines: [
      { dryness: 'crisp', text: 'It looked in your inbox first.' },
      { dryness: 'sandy', text: 'It was given your address as a hint.' },
    ],
  },
  {
    id: 'per-our-conversation',
    phrase: ['as? (per|discuss|discussed) (our|on|in)? (conversation|discussion|call|phone|the)', 'as discussed'],
    at: 'start',
    unless: ['complaint'],
    example: 'Per our conversation, I have moved the delivery to Tuesday.',
    why: 'Takes the phrase at its word: it turns talk into evidence.',
    lines: [
      { dryness: 'sandy', text: 'The pauses have been left out.' },
      { dryness: 'arid', text: 'Any remarks about the weather remain informal.' },
    ],
  },
  {
    id: 'please-find-attached',
    phrase: [
      '(please|kindly) (find|see) the? (attached|attach|enclosed|enclose)',
      '(attach|attached|enclosed) please find',
      'please find * attached',
    ],
    example: 'Please find attached the updated price list.',
    why: 'To find something, one has to look for it.',
    lines: [
      { dryness: 'crisp', text: 'It is not hidden very well.' },
      { dryness: 'sandy', text: 'The search should be short.' },
      { dryness: 'arid', text: 'Finders may keep it.' },
    ],
  },
  {
    id: 'attached-is',
    phrase: [
      '(attach|attached) be',
      '(i|we) have attach',
      '(i|we) have attached',
      '(i|we) be attach',
      '(i|we) be attaching',
    ],
    unless: ['house', 'garage', 'apartment', 'bathroom', 'home', 'sorry', 'balcony', 'attachment', 'not', 'no'],
    example: 'Attached is the signed contract.',
    why: 'Takes the phrase at its word: experience with attachments.',
    lines: [
      { dryness: 'sandy', text: 'This sentence was written after checking.' },
      { dryness: 'arid', text: 'It has been attached since before the word attached.' },
    ],
  },
  {
    id: 'let-me-know-questions',
    phrase: [
      'let (me|us) know (if|should) you have any? (question|questions|concern|*)',
      '(any|with) questions please? let (me|us) know',
      'if you have any questions',
    ],
    unless: ['sorry', 'loss'],
    with: ['question', 'questions'],
    example: 'Please let me know if you have any questions.',
    why: 'Questions are invited; answers were not mentioned.',
    lines: [
      { dryness: 'sandy', text: 'Answers will be looked up.' },
      { dryness: 'arid', text: 'Questions without a question mark will be treated as remarks.' },
    ],
  },
  {
    id: 'do-not-hesitate',
    phrase: '(not|never) hesitate to (contact|call|reach|ask|write|email|get|let|send|stop|visit|come|share|speak)',
    example: 'Please do not hesitate to contact me with questions.',
    why: 'Not hesitating is harder than it looks.',
    lines: [
      { dryness: 'sandy', text: 'Those who have begun hesitating may finish.' },
      { dryness: 'arid', text: 'Brief pauses for breath are not counted.' },
    ],
  },
  {
    id: 'feel-free',
    phrase:
      'feel free to (contact|call|reach|ask|write|email|forward|share|send|stop|drop|ignore|use|take|bring|join|add|edit|comment|swap)',
    example: 'Feel free to contact me with any questions.',
    why: 'The freedom concerns feeling as well.',
    lines: [
      { dryness: 'arid', text: 'Feeling obliged is also possible, but not required.' },
      { dryness: 'sandy', text: 'The feeling is optional.' },
    ],
  },
  {
    id: 'out-of-office',
    phrase: 'out of the? office',
    unless: ['sick', 'medical', 'leave', 'bereavement', 'surgery', 'funeral', 'maternity', 'run'],
    with: ['i', 'reply', 'return', 'back', 'until', 'from', 'automatic', 'will', 'message'],
    example: 'I am out of the office until Monday.',
    why: 'Takes the phrase at its word: the office has been left behind.',
    lines: [
      { dryness: 'crisp', text: 'The office is still in.' },
      { dryness: 'arid', text: 'The office will carry on from memory.' },
    ],
  },
  {
    id: 'limited-email-access',
    phrase: [
      'limited access to my? (email|e-mail|mail|internet|messages|phone|wifi)',
      '(limited|sporadic) (email|internet) access',
    ],
    example: 'I am traveling this week with limited access to email.',
    why: 'Takes the phrase at its word: a phone has rarely been far away.',
    lines: [
      { dryness: 'sandy', text: 'The limit is self-imposed and will be tested daily.' },
      { dryness: 'arid', text: 'Full access will resume with regret.' },
    ],
  },
  {
    id: 'auto-reply',
    phrase: '(automatic|automated|auto) (reply|response|message|email)',
    denied: true,
    unless: ['error'],
    example: 'This is an automated reply.',
    why: 'Something automatic has no time to think.',
    lines: [
      { dryness: 'sandy', text: 'Hardly any thought was given to it.' },
      { dryness: 'arid', text: 'It was composed before your message, which saved time.' },
    ],
  },
  {
    id: 'unmonitored-mailbox',
    phrase: [
      '(unmonitored|unattended) (mailbox|inbox|address|account|email)',
      '(mailbox|inbox) be not (monitored|monitor|check|checked|read)',
    ],
    example: 'This email was sent from an unmonitored mailbox.',
    why: 'Takes the phrase at its word: a mailbox that only talks.',
    lines: [
      { dryness: 'sandy', text: 'Replies will keep each other company.' },
      { dryness: 'arid', text: 'It speaks, but does not listen.' },
    ],
  },
  {
    id: 'do-not-reply',
    phrase: '(not|never) (reply|respond) to this (email|message|address|mail|text)',
    example: 'Please do not reply to this email.',
    why: 'Takes the phrase at its word: the best reply there is.',
    lines: [
      { dryness: 'sandy', text: 'Nodding is sufficient.' },
      { dryness: 'arid', text: 'Replies already in your head may stay there.' },
    ],
  },
]
