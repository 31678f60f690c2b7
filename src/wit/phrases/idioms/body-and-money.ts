import type { Phrase } from '../phrase.ts'

/** Idioms of the body and of money. */
export const bodyAndMoneyPhrases: readonly Phrase[] = [
  {
    id: 'tight-ship',
    phrase: '(run|runs|running) a tight ship',
    example: 'Our night manager runs a tight ship.',
    why: 'Ships sink when they are not tight.',
    lines: [
      { dryness: 'sandy', text: 'This is the kind that floats.' },
      { dryness: 'arid', text: 'Looser ones are known as reefs.' },
    ],
  },
  {
    id: 'on-the-house',
    phrase: 'on the house',
    unless: ['roof', 'paint', 'mortgage', 'offer', 'siding', 'solar', 'snow', 'sign', 'work', 'lien', 'down'],
    example: 'Dessert is on the house.',
    why: 'Takes the phrase at its word: the roof.',
    lines: [
      { dryness: 'crisp', text: 'Please use the stairs, not the gutter.' },
      { dryness: 'arid', text: 'Lowering to your table is included.' },
    ],
  },
  {
    id: 'on-the-fence',
    phrase: 'on the fence',
    unless: ['paint', 'sign', 'bike', 'hang', 'gate', 'bicycle', 'bicycles', 'lean'],
    example: 'We are still on the fence about the new logo.',
    why: 'Takes the phrase at its word: fences are no furniture.',
    lines: [
      { dryness: 'sandy', text: 'It is not a fence one would choose for sitting.' },
      { dryness: 'arid', text: 'The view to both sides is considered good.' },
    ],
  },
  {
    id: 'wiggle-room',
    phrase: ['(wiggle|wriggle) room', 'room to (wiggle|maneuver)'],
    denied: true,
    asked: true,
    unless: ['toe', 'shoe'],
    example: 'There is some wiggle room in the budget.',
    why: 'Takes the phrase at its word: it has no furniture.',
    lines: [
      { dryness: 'crisp', text: 'Please wiggle in turn.' },
      { dryness: 'arid', text: 'A room for standing still was not included.' },
    ],
  },
  {
    id: 'shoestring-budget',
    phrase: 'shoestring budget',
    example: 'We made the video on a shoestring budget.',
    why: 'Takes the phrase at its word: how far a string goes.',
    lines: [
      { dryness: 'sandy', text: 'Its two ends have been introduced but not yet tied.' },
      { dryness: 'arid', text: 'Most of it went into the knot.' },
    ],
  },
  {
    id: 'cost-an-arm',
    phrase: '(cost|costs) an arm and a leg',
    denied: true,
    example: 'A good office chair need not cost an arm and a leg.',
    why: 'Takes the phrase at its word: prices in limbs.',
    lines: [
      { dryness: 'arid', text: 'Limbs are also hard to give change for.' },
      { dryness: 'sandy', text: 'A check is easier to write with the arm still on.' },
    ],
  },
  {
    id: 'worth-every-penny',
    phrase: 'worth every penny',
    example: 'The new dishwasher was worth every penny.',
    why: 'Takes the phrase at its word: pennies, counted.',
    lines: [
      { dryness: 'sandy', text: 'The pennies were counted individually.' },
      { dryness: 'arid', text: 'The dimes were a bonus.' },
    ],
  },
  {
    id: 'numbers-look-good',
    phrase: '(number|numbers) (look|be) (good|great|strong|up|solid)',
    example: 'Team, the numbers look good.',
    why: 'Takes the phrase at its word: good looks.',
    lines: [
      { dryness: 'sandy', text: 'They were seen in soft light.' },
      { dryness: 'arid', text: 'The letters are about as usual.' },
    ],
  },
  {
    id: 'crunch-numbers',
    phrase: '(crunch|crunching) the number',
    denied: true,
    example: 'Finance is still crunching the numbers.',
    why: 'Takes the phrase at its word: crunching makes noise.',
    lines: [
      { dryness: 'crisp', text: 'Please do not talk with your mouth full of them.' },
      { dryness: 'arid', text: 'The soft ones were finished last week.' },
    ],
  },
  {
    id: 'in-the-black',
    phrase: '(be|back|go|finish|finished|end) back? in the black',
    unless: ['dress', 'team', 'shirt', 'light', 'car', 'room', 'corner'],
    example: 'The café is back in the black.',
    why: 'Takes the phrase at its word: ink has a color.',
    lines: [
      { dryness: 'arid', text: 'The red pen has been returned to its drawer.' },
      { dryness: 'crisp', text: 'Please mind the ink.' },
    ],
  },
  {
    id: 'go-over-budget',
    phrase: 'over budget',
    unless: ['layoff', 'cut'],
    example: 'The kitchen renovation is slightly over budget.',
    why: "Takes the phrase at its word: budgets were somebody's guess.",
    lines: [
      { dryness: 'sandy', text: 'The budget was a guess with a border around it.' },
      { dryness: 'arid', text: 'The budget is where it always was.' },
    ],
  },
  {
    id: 'well-oiled-machine',
    phrase: ['well oil machine', 'well oiled machine'],
    example: 'Our packing team is a well-oiled machine.',
    why: 'Takes the phrase at its word: oil makes things slip.',
    lines: [
      { dryness: 'crisp', text: 'Handshakes may be slippery.' },
      { dryness: 'sandy', text: 'The squeaking has moved to another department.' },
    ],
  },
  {
    id: 'second-to-none',
    phrase: 'second to none',
    example: 'Our apple strudel is second to none.',
    why: 'Takes the phrase at its word: which other places exist.',
    lines: [
      { dryness: 'sandy', text: 'Third is taken as well.' },
      { dryness: 'arid', text: 'None, in this comparison, came first.' },
    ],
  },
  {
    id: 'no-stone-unturned',
    phrase: ['leave no stone (unturned|unturn)', 'no stone unturned'],
    example: 'We left no stone unturned in the search for a caterer.',
    why: 'Takes the phrase at its word: who turns them back.',
    lines: [
      { dryness: 'sandy', text: 'Turning them back will take until Thursday week.' },
      { dryness: 'arid', text: 'Underneath, it is mostly gravel.' },
    ],
  },
  {
    id: 'needle-haystack',
    phrase: 'needle in a haystack',
    example: 'Finding the right invoice was like a needle in a haystack.',
    why: 'Takes the phrase at its word: there are better tools.',
    lines: [
      { dryness: 'sandy', text: 'Hay burns, but Facilities said no.' },
      { dryness: 'crisp', text: 'Sitting down is the fastest method.' },
    ],
  },
  {
    id: 'reinvent-wheel',
    phrase: 'reinvent the wheel',
    denied: true,
    example: 'There is no need to reinvent the wheel.',
    why: 'Takes the phrase at its word: a proven thing.',
    lines: [
      { dryness: 'sandy', text: 'The current one still goes around.' },
      { dryness: 'arid', text: 'The original patent has lapsed.' },
    ],
  },
  {
    id: 'cat-out-of-bag',
    phrase: 'cat be? out of the bag',
    example: 'The cat is out of the bag: we are moving to Oak Street.',
    why: 'Takes the phrase at its word: a bag that is free.',
    lines: [
      { dryness: 'sandy', text: 'The bag is free to a good home.' },
      { dryness: 'arid', text: 'Its reason for having been in there is not known.' },
    ],
  },
  {
    id: 'can-of-worms',
    phrase: 'can of worm',
    denied: true,
    example: "I don't want to open that can of worms today.",
    why: 'Takes the phrase at its word: who cans worms.',
    lines: [
      { dryness: 'sandy', text: 'The label lists one ingredient.' },
      { dryness: 'arid', text: 'A larger can is needed to put them back.' },
    ],
  },
  {
    id: 'wild-goose',
    phrase: 'wild goose chase',
    example: 'The search for the spare key was a wild goose chase.',
    why: 'Takes the phrase at its word: geese do not mind.',
    lines: [
      { dryness: 'sandy', text: 'The goose was home by five.' },
      { dryness: 'arid', text: 'The tame ones come when called.' },
    ],
  },
  {
    id: 'busy-bee',
    phrase: 'busy as? (a|bee|bees) bee?',
    unless: ['hive', 'honey', 'beekeeper', 'pollen'],
    with: ['bee', 'bees'],
    example: 'The shipping department has been busy as a bee.',
    why: 'Takes the phrase at its word: bees have winters off.',
    lines: [
      { dryness: 'sandy', text: 'The honey is expected in the fall.' },
      { dryness: 'arid', text: 'Most of it was flying back and forth.' },
    ],
  },
  {
    id: 'early-start',
    phrase: 'bright and early',
    example: 'We start bright and early at 6:30.',
    why: 'Two adjectives, one of them weather.',
    lines: [
      { dryness: 'sandy', text: 'One of the two can be scheduled.' },
      { dryness: 'crisp', text: 'Bright is optional.' },
    ],
  },
]
