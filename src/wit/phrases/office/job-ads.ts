import type { Phrase } from '../phrase.ts'

/** Job ads and what applicants say of themselves. */
export const jobAdsPhrases: readonly Phrase[] = [
  {
    id: 'wear-many-hats',
    phrase:
      '(wear|wears|wearing) (many|several|multiple|different|two|three|lots|both|a)? (lot|few|of)? of? different? hat',
    unless: ['sun', 'wedding', 'hard', 'safety', 'party', 'garden', 'straw'],
    example: 'We are looking for an accountant who wears many hats.',
    why: 'Takes the phrase at its word: many hats and one head.',
    lines: [
      { dryness: 'crisp', text: 'They are worn at the same time.' },
      { dryness: 'arid', text: 'Doorways remain the standard height.' },
    ],
  },
  {
    id: 'hit-the-ground-running',
    phrase: '(to|can|will|who|must|and|should|could) hit the ground (running|run)',
    example: 'We need someone who can hit the ground running.',
    why: 'To hit the ground, one has to come from above.',
    lines: [
      { dryness: 'arid', text: 'The ground will be provided.' },
      { dryness: 'crisp', text: 'A short fall comes first.' },
    ],
  },
  {
    id: 'fast-paced',
    phrase: [
      'fast paced (environment|office|team|workplace|kitchen|setting|company|startup|culture|atmosphere|world)',
      'fast moving (environment|team|company|startup)',
    ],
    example: 'We offer a fast-paced environment with short decision paths.',
    why: 'Somewhere in every such place, it is slow.',
    lines: [
      { dryness: 'sandy', text: 'Slower passages can be found near the copier.' },
      { dryness: 'arid', text: 'The furniture keeps up by staying where it is.' },
    ],
  },
  {
    id: 'team-player',
    phrase: 'team player',
    denied: true,
    with: [
      'look',
      'seek',
      'need',
      'want',
      'must',
      'should',
      'apply',
      'hire',
      'hiring',
      'ideal',
      'candidate',
      'you',
      'applicant',
      'ask',
    ],
    example: 'We are looking for a team player with strong Excel skills.',
    why: 'Teams have more positions than one.',
    lines: [
      { dryness: 'crisp', text: 'Goalkeepers should mention it on the form.' },
      { dryness: 'sandy', text: 'Referees need not apply.' },
    ],
  },
  {
    id: 'team-player-resume',
    phrase: 'team player',
    unless: ['look', 'seek', 'need', 'want', 'hire'],
    with: ['i', "i'm", 'my', 'me'],
    example: 'I am a reliable team player.',
    why: 'A team player on his own, in a sentence with "I".',
    lines: [
      { dryness: 'sandy', text: 'This sentence was written alone.' },
      { dryness: 'arid', text: 'References are available from the rest of the team.' },
    ],
  },
  {
    id: 'self-starter',
    phrase: ['self starter', 'self starting', '(self|be) self-starter'],
    example: 'The ideal candidate is a self-starter.',
    why: 'Takes the phrase at its word: what else is started, and how.',
    lines: [
      { dryness: 'crisp', text: 'No crank is needed.' },
      { dryness: 'sandy', text: 'Stopping is usually done by hand.' },
    ],
  },
  {
    id: 'attention-to-detail',
    phrase: ['(attention|eye) (to|for) detail', 'detail oriented', 'detail orient'],
    example: 'I have excellent attention to detail.',
    why: 'Whoever sees the small things needs help with the large ones.',
    lines: [
      { dryness: 'arid', text: 'Larger things are noticed as well, but later.' },
      { dryness: 'crisp', text: 'The big picture is handled by a colleague.' },
    ],
  },
  {
    id: 'competitive-pay',
    phrase: 'competitive (salary|pay|wage|wages|compensation|salaries|benefits)',
    unless: ['sport', 'league'],
    example: 'We offer competitive pay and a relaxed dress code.',
    why: 'What a salary really competes with.',
    lines: [
      { dryness: 'sandy', text: 'Its main opponent is rent.' },
      { dryness: 'arid', text: 'Final standings are published in April, with your taxes.' },
    ],
  },
  {
    id: 'work-life-balance',
    phrase: ['work life balance', 'work/life balance'],
    example: 'We believe in a healthy work-life balance.',
    why: 'A balance has to be read at some time.',
    lines: [
      { dryness: 'sandy', text: 'The scale is usually read on Sunday evening.' },
      { dryness: 'crisp', text: 'Please keep your thumb off the scale.' },
    ],
  },
  {
    id: 'flat-hierarchy',
    phrase: ['flat (hierarchy|hierarchies|structure|organization)', 'lean hierarchy'],
    unless: ['box', 'furniture', 'roof'],
    example: 'We are a small company with flat hierarchies.',
    why: 'Flat things have other advantages.',
    lines: [
      { dryness: 'sandy', text: 'They stack well.' },
      { dryness: 'arid', text: 'The org chart fits under a door.' },
    ],
  },
  {
    id: 'open-door-policy',
    phrase: ['open door policy', '(door|doors) be always open'],
    unless: ['hallway', 'fire', 'cold', 'heat'],
    example: 'Our manager has an open-door policy.',
    why: 'A policy about the door, not about what is behind it.',
    lines: [
      { dryness: 'sandy', text: 'The chair in front of the desk has its own policy.' },
      { dryness: 'arid', text: 'Windows are decided case by case.' },
    ],
  },
  {
    id: 'other-duties',
    phrase: 'other (duty|duties|task|tasks) as (assign|assigned|need|needed|require|required)',
    example: 'The role includes filing, phones and other duties as assigned.',
    why: 'The last words of a list are usually the job.',
    lines: [
      { dryness: 'sandy', text: 'Traditionally, these are the job.' },
      { dryness: 'arid', text: 'They have not been invented yet.' },
    ],
  },
  {
    id: 'room-for-growth',
    phrase: '(room|space|opportunity|opportunities|potential) (for|to) (growth|grow|advancement)',
    unless: ['plant', 'tree', 'shoe', 'child', 'kid', 'jacket', 'garden'],
    example: 'The position offers plenty of room for growth.',
    why: 'Takes the phrase at its word: room for growth is also a height.',
    lines: [
      { dryness: 'crisp', text: 'Ceilings are of the usual height.' },
      { dryness: 'arid', text: 'Please grow away from the walls.' },
    ],
  },
  {
    id: 'work-hard-play-hard',
    phrase: 'work hard and? play (hard|harder)',
    example: 'We work hard and play hard.',
    why: 'Takes the phrase at its word: it names two of the three things.',
    lines: [
      { dryness: 'sandy', text: 'Sitting down is done softly.' },
      { dryness: 'arid', text: 'Lunch is of medium firmness.' },
    ],
  },
  {
    id: 'like-a-family',
    phrase: '(like|as) (a|one)? (big|small|real|happy)? family',
    unless: ['recipe', 'home', 'home-cooked', 'loss', 'treat'],
    with: ['we', 'our', 'team', 'company', 'office', 'staff'],
    example: 'We are like a family here.',
    why: 'Families are remembered well by those in them.',
    lines: [
      { dryness: 'sandy', text: 'There is a drawer that will not close.' },
      { dryness: 'arid', text: 'Seating at the table is by long custom.' },
    ],
  },
  {
    id: 'passionate-about',
    phrase:
      '(passionate|passion) (about|for) (data|quality|customer|sales|marketing|software|technology|service|process|processes|numbers|detail|details|accounting|logistics|compliance|analytics|spreadsheets|reporting)',
    example: 'I am passionate about data quality.',
    why: 'Passion put beside an ordinary weekday.',
    lines: [
      { dryness: 'sandy', text: 'On weekdays, it looks much like concentration.' },
      { dryness: 'arid', text: 'From the outside, this looks like typing.' },
    ],
  },
  {
    id: 'track-record',
    phrase: '(proven|strong|solid|excellent|great)? track record',
    denied: true,
    unless: ['criminal', 'vinyl', 'race', 'athlete'],
    example: 'I bring a proven track record in logistics.',
    why: 'Takes the phrase at its word: a record on a track can be timed.',
    lines: [
      { dryness: 'crisp', text: 'The track was dry.' },
      { dryness: 'arid', text: 'Wind on the day was within the limits.' },
    ],
  },
  {
    id: 'fast-learner',
    phrase: '(fast|quick) learner',
    example: 'I am a fast learner and enjoy new tools.',
    why: 'What is not said of the other process.',
    lines: [
      { dryness: 'sandy', text: 'Forgetting is done at the usual speed.' },
      { dryness: 'arid', text: 'This was picked up early.' },
    ],
  },
  {
    id: 'people-person',
    phrase: 'people person',
    unless: ['not'],
    example: 'I am a real people person.',
    why: 'Takes the phrase at its word: the term covers both sides.',
    lines: [
      { dryness: 'sandy', text: 'Tests on furniture were inconclusive.' },
      { dryness: 'crisp', text: 'Other species are handled politely.' },
    ],
  },
  {
    id: 'problem-solver',
    phrase: 'problem solver',
    example: 'I am a creative problem solver.',
    why: 'Takes the phrase at its word: a problem solver needs supply.',
    lines: [
      { dryness: 'sandy', text: 'Creating them is left to specialists.' },
      { dryness: 'arid', text: 'Having none is a problem, too.' },
    ],
  },
]
