import type { Phrase } from '../phrase.ts'

/** What is said in praise of products. */
export const productPraisePhrases: readonly Phrase[] = [
  {
    id: 'trusted-by',
    phrase: '(trust|trusted) by',
    unless: ['betray'],
    example: 'Trusted by over 4,000 teams worldwide.',
    why: 'Takes the phrase at its word: trust, when it is a figure.',
    lines: [
      { dryness: 'sandy', text: 'The rest are still reading the manual.' },
      { dryness: 'arid', text: 'Those with doubts have been left out of the count.' },
    ],
  },
  {
    id: 'grow-with-you',
    phrase: [
      '(grow|grows|growing) with (your|the) (business|company|team|you|need|needs|budget)',
      '(grow|grows) with you',
    ],
    example: 'Choose the plan that grows with your business.',
    why: 'Takes the phrase at its word: growing things need space.',
    lines: [
      { dryness: 'arid', text: 'It should be repotted every other year.' },
      { dryness: 'crisp', text: 'Please allow room at the top.' },
    ],
  },
  {
    id: 'tailored-solutions',
    phrase: '(tailor|tailored) (to|solution|solutions|service|services|for)',
    unless: ['suit', 'pants', 'trousers', 'dress', 'jacket', 'shirt', 'skirt'],
    example: 'We offer solutions tailored to your company.',
    why: 'Takes the phrase at its word: tailors take measurements.',
    lines: [
      { dryness: 'crisp', text: 'Please stand still with your arms out.' },
      { dryness: 'arid', text: 'A second fitting is included for those who breathe out.' },
    ],
  },
  {
    id: 'solutions',
    phrase: '(provide|offer|deliver|sell|provides|offers|delivers|innovative|smart) *? (solution|solutions)',
    unless: ['cleaning', 'saline', 'tailored', 'contact', 'chemical', 'salt', 'math', 'tailor'],
    example: 'We provide smart storage solutions.',
    why: 'Takes the phrase at its word: a solution needs a problem.',
    lines: [
      { dryness: 'sandy', text: 'Problems can be brought from home.' },
      { dryness: 'arid', text: 'Those without a problem will be helped to find one.' },
    ],
  },
  {
    id: 'under-the-hood',
    phrase: 'under the hood',
    unless: ['car', 'vehicle', 'engine', 'truck', 'mechanic', 'stove', 'oil'],
    example: 'We made some small improvements under the hood.',
    why: 'The hood will be opened by someone.',
    lines: [
      { dryness: 'sandy', text: 'From above the hood, nothing has happened.' },
      { dryness: 'crisp', text: 'Please close it gently.' },
    ],
  },
  {
    id: 'from-the-ground-up',
    phrase: '(from|rebuilt|built|redesign|redesigned) from? the ground up',
    example: 'We rebuilt our website from the ground up.',
    why: 'Takes the phrase at its word: down was another option.',
    lines: [
      { dryness: 'sandy', text: 'Down from the roof was harder to support.' },
      { dryness: 'arid', text: 'The ground was kept.' },
    ],
  },
  {
    id: 'behind-the-scenes',
    phrase: 'behind the scene',
    example: 'Behind the scenes, we have been rebuilding the search.',
    why: 'Takes the phrase at its word: what really stands back there.',
    lines: [
      { dryness: 'sandy', text: 'Behind those, there is a wall with a fire extinguisher.' },
      { dryness: 'arid', text: 'In front of them, there are chairs.' },
    ],
  },
  {
    id: 'watch-this-space',
    phrase: 'watch this space',
    example: 'New opening hours are on their way, watch this space.',
    why: 'Takes the phrase at its word: the space was watched.',
    lines: [
      { dryness: 'crisp', text: 'It helps to blink.' },
      { dryness: 'arid', text: 'It will look like this until then.' },
    ],
  },
  {
    id: 'our-mission',
    phrase: 'our mission be? to?',
    unless: ['mars', 'charity', 'church', 'moon', 'space', 'poverty', 'hunger', 'child', 'cancer', 'health'],
    example: 'Our mission is to make accounting delightful.',
    why: 'Takes the phrase at its word: missions come from the army.',
    lines: [
      { dryness: 'sandy', text: 'It was chosen from a list of three.' },
      { dryness: 'arid', text: 'We have accepted it, in the absence of other volunteers.' },
    ],
  },
  {
    id: 'our-values',
    phrase: 'our core? values',
    unless: ['price', 'order', 'property', 'value-pack'],
    example: 'Our core values are on the wall by the elevator.',
    why: 'Takes the phrase at its word: values are sometimes hung up.',
    lines: [
      { dryness: 'sandy', text: 'They have been spell-checked.' },
      { dryness: 'arid', text: 'Their value is reviewed annually.' },
    ],
  },
  {
    id: 'customers-first',
    phrase: '(customer|client|guest) (be|always)? (come|comes|be)? always? first',
    unless: ['serve', 'fifty', '100', 'visit', 'time'],
    example: 'At our shop, the customer always comes first.',
    why: 'If they come first, there is an order.',
    lines: [
      { dryness: 'sandy', text: 'We come second, usually from the back room.' },
      { dryness: 'arid', text: 'Second place is decided among the rest of us.' },
    ],
  },
  {
    id: 'locally-sourced',
    phrase: 'locally (source|sourced|grown|grow|made|make|produced|produce)',
    example: 'All our eggs are locally sourced.',
    why: 'Everything is local to where it is.',
    lines: [
      { dryness: 'arid', text: 'All other places are local to themselves.' },
      { dryness: 'sandy', text: 'The commute was short.' },
    ],
  },
  {
    id: 'handcrafted',
    phrase: ['(handcraft|handcrafted|handmade|hand-made)', 'hand (make|made|craft|crafted)'],
    example: 'Our candles are handmade in small batches.',
    why: 'Hands are the least surprising tool.',
    lines: [
      { dryness: 'sandy', text: 'The elbows had a minor part in it.' },
      { dryness: 'arid', text: 'The feet were somewhere nearby.' },
    ],
  },
  {
    id: 'small-batches',
    phrase: 'in? small batch',
    example: 'We roast our coffee in small batches.',
    why: 'Takes the phrase at its word: small batches come in numbers.',
    lines: [
      { dryness: 'sandy', text: 'There are a large number of them.' },
      { dryness: 'arid', text: 'Large ones did not fit through the door.' },
    ],
  },
  {
    id: 'made-with-love',
    phrase: '(make|made|bake|baked|cook|cooked) with love',
    example: 'All our pies are made with love.',
    why: "The kitchen's view of that ingredient.",
    lines: [
      { dryness: 'sandy', text: 'The other ingredients are listed by weight.' },
      { dryness: 'arid', text: 'Love is listed after the salt.' },
    ],
  },
  {
    id: 'family-owned',
    phrase: 'family (own|owned|run|operated)',
    unless: ['pet', 'car'],
    example: 'We are a family-owned hardware store.',
    why: 'Family businesses have no closing time.',
    lines: [
      { dryness: 'sandy', text: 'Board meetings are held with your mouth full.' },
      { dryness: 'arid', text: 'Exit interviews are held at Thanksgiving.' },
    ],
  },
  {
    id: 'secret-recipe',
    phrase: ['secret (family|house)? recipe', "(grandma|grandmother|grandma's|grandmother's) recipe"],
    unless: ['email', 'share', 'vegan', 'allergy', 'allergen', 'dairy'],
    example: 'Our soup is made from a secret family recipe.',
    why: 'Takes the phrase at its word: what the secret usually is.',
    lines: [
      { dryness: 'sandy', text: 'The secret is usually butter.' },
      { dryness: 'arid', text: 'It is protected by handwriting.' },
    ],
  },
  {
    id: 'time-tested',
    phrase: ['time tested', 'tried and (true|tested)', 'try and (true|tested)'],
    example: 'Our time-tested method keeps shelves straight.',
    why: 'Takes the phrase at its word: time has tested everything.',
    lines: [
      { dryness: 'arid', text: 'Time has passed.' },
      { dryness: 'sandy', text: 'Time has been asked to show its work.' },
    ],
  },
  {
    id: 'bigger-and-better',
    phrase: '(bigger|big) and (better|good|well) than ever',
    example: 'The summer fair is back, bigger and better than ever.',
    why: 'Takes the phrase at its word: "Ever" includes the future.',
    lines: [
      { dryness: 'sandy', text: 'Smaller and worse was not put to a vote.' },
      { dryness: 'arid', text: 'Ever is measured up to this morning.' },
    ],
  },
  {
    id: 'new-and-improved',
    phrase: ['new and improve', 'new and improved', 'new improved'],
    example: 'Try our new and improved window cleaner.',
    why: 'Takes the phrase at its word: it cannot be both.',
    lines: [
      { dryness: 'crisp', text: 'The previous one was only new.' },
      { dryness: 'arid', text: 'Anything new has had little time to improve.' },
    ],
  },
  {
    id: 'by-popular-demand',
    phrase: ['by (popular|overwhelming) (demand|request)', 'due to popular demand', 'because so? many of you ask'],
    example: 'Due to popular demand, we are bringing back the lemon tart.',
    why: 'The unpopular demands are passed over.',
    lines: [
      { dryness: 'sandy', text: 'Unpopular demands are kept in a drawer.' },
      { dryness: 'arid', text: 'Quiet demands are still being collected.' },
    ],
  },
  {
    id: 'back-in-stock',
    phrase: 'back in stock',
    denied: true,
    example: 'The wool socks are back in stock.',
    why: 'Takes the phrase at its word: where they have been is not said.',
    lines: [
      { dryness: 'sandy', text: 'No questions will be asked about the absence.' },
      { dryness: 'arid', text: 'The gap on the shelf has been given notice.' },
    ],
  },
  {
    id: 'everyone-is-talking',
    phrase: '(everyone|everybody) be (talk|talking) about',
    example: 'Try the sandwich everyone is talking about.',
    why: 'Takes the phrase at its word: what it is that they say.',
    lines: [
      { dryness: 'crisp', text: 'Please take turns.' },
      { dryness: 'arid', text: 'The subject is understood to have come up by itself.' },
    ],
  },
]
