import type { Phrase } from '../phrase.ts'

/** Web pages, accounts and their small print. */
export const webPagesPhrases: readonly Phrase[] = [
  {
    id: 'we-use-cookies',
    phrase: '(use|uses) cookie',
    unless: ['baking', 'bake', 'chocolate', 'dough', 'recipe', 'cutter', 'flour', 'kitchen', 'oven'],
    example: 'We use cookies to give you a better experience.',
    why: 'Takes the phrase at its word: the word has another use.',
    lines: [
      { dryness: 'sandy', text: 'You will receive none.' },
      { dryness: 'arid', text: 'Crumbs are stored for up to twelve months.' },
      { dryness: 'crisp', text: 'Milk is not supported.' },
    ],
  },
  {
    id: 'value-your-privacy',
    phrase: ['(value|respect|protect|care) about? your privacy', 'your privacy matter', 'your privacy be important'],
    unless: ['patient', 'medical', 'curtain', 'fence', 'window'],
    example: 'We value your privacy.',
    why: 'Takes the phrase at its word: a value one can put a price on.',
    lines: [
      { dryness: 'crisp', text: 'Please look away while we confirm this.' },
      { dryness: 'arid', text: 'This will be confirmed in 14 pages.' },
    ],
  },
  {
    id: 'privacy-policy',
    phrase: 'privacy (policy|notice|statement)',
    unless: ['patient', 'medical', 'hipaa'],
    with: ['update', 'updated', 'change', 'changed', 'new', 'read', 'review'],
    example: 'We have updated our privacy policy.',
    why: 'Takes the phrase at its word: Its readers, and their number.',
    lines: [
      { dryness: 'sandy', text: 'It remains among the most scrolled texts of our time.' },
      { dryness: 'arid', text: 'The changes are between the lines you did not read last time.' },
    ],
  },
  {
    id: 'terms-of-service',
    phrase: ['term of (service|use)', 'user agreement', 'license agreement'],
    unless: ['breach'],
    with: ['update', 'updated', 'change', 'changed', 'new'],
    example: "We've updated our terms of service.",
    why: 'The reading habits around such texts.',
    lines: [
      { dryness: 'sandy', text: 'The old ones were agreed to in under a second.' },
      { dryness: 'arid', text: 'The end is reached fastest by pressing End.' },
    ],
  },
  {
    id: 'click-here',
    phrase: '(click|tap|press) (here|below|this|the)? (link|button)? (to|for|below|here)',
    unless: ['emergency', 'panic', 'alarm', 'camera', 'pen'],
    example: "Click here to see what's new.",
    why: 'Takes the phrase at its word: the click has a place.',
    lines: [
      { dryness: 'sandy', text: 'Clicking anywhere else is just exercise.' },
      { dryness: 'crisp', text: 'One finger is enough.' },
    ],
  },
  {
    id: 'read-more',
    phrase: '(read|learn|find|see|discover) out? more (here|about|on|at|in|*)?',
    at: 'start',
    unless: ['funeral', 'illness', 'disease', 'symptom', 'cancer'],
    example: 'Read more about our delivery options.',
    why: 'Takes the phrase at its word: there is also less.',
    lines: [
      { dryness: 'sandy', text: 'Less has just been read.' },
      { dryness: 'arid', text: 'Reading less requires no click.' },
    ],
  },
  {
    id: 'unsubscribe',
    phrase: '(unsubscribe|unsubscribing)',
    unless: ['error', 'successfully', 'have', 'unsubscribed'],
    example: 'You can unsubscribe at any time.',
    why: 'Takes the phrase at its word: the way out, and its size.',
    lines: [
      { dryness: 'sandy', text: 'The link is below, in the color of the paper.' },
      { dryness: 'arid', text: 'Please allow ten days for us to stop pressing Send.' },
    ],
  },
  {
    id: 'no-credit-card',
    phrase: 'no credit card be? (require|required|need|needed|necessary)',
    example: 'No credit card required.',
    why: 'Takes the phrase at its word: other cards in a wallet.',
    lines: [
      { dryness: 'sandy', text: 'The library card may also stay where it is.' },
      { dryness: 'arid', text: 'This is the moment it was going to be in the other room.' },
    ],
  },
  {
    id: 'cancel-anytime',
    phrase: ['cancel (any|at)? any? (time|anytime)', '(cancel|cancelable) anytime'],
    unless: ['flight', 'surgery', 'appointment'],
    example: 'No contract, cancel anytime.',
    why: 'Takes the phrase at its word: freedom mostly means later.',
    lines: [
      { dryness: 'sandy', text: 'Most people choose later.' },
      { dryness: 'arid', text: 'Remembering to is handled by the customer.' },
    ],
  },
  {
    id: 'free-trial',
    phrase: 'free trial',
    unless: ['court', 'clinical', 'jury'],
    example: 'Start your free trial today.',
    why: 'Takes the phrase at its word: a trial has a verdict.',
    lines: [
      { dryness: 'sandy', text: 'The jury is you.' },
      { dryness: 'arid', text: 'The verdict is due late on the last evening.' },
    ],
  },
  {
    id: 'subscription-renews',
    phrase: ['(subscription|membership|plan) (will|be)? (automatically|auto)? renew automatically?', 'auto renew'],
    example: 'Your subscription renews automatically.',
    why: 'Takes the phrase at its word: things that happen on their own.',
    lines: [
      { dryness: 'sandy', text: 'It is the most punctual thing you own.' },
      { dryness: 'arid', text: 'No action is needed, which is how it works.' },
    ],
  },
  {
    id: 'update-available',
    phrase: 'new? (update|version) be? now? available',
    unless: ['vaccine', 'medical', 'schedule', 'sorry'],
    example: 'A new version is available.',
    why: 'The old version does not know yet.',
    lines: [
      { dryness: 'sandy', text: 'The old version is working while it can.' },
      { dryness: 'arid', text: 'Later is a button, too.' },
    ],
  },
  {
    id: 'bug-fixes',
    phrase: ['bug (fix|fixes)', '(fix|fixed|fixing) (some|a|several|many|few|*)? few? (minor|small|known)? bug'],
    unless: ['bed', 'insect', 'pest', 'garden', 'exterminator', 'screen', 'spray'],
    example: 'This release contains bug fixes and minor improvements.',
    why: 'Takes the phrase at its word: bugs that are fixed make room.',
    lines: [
      { dryness: 'sandy', text: 'New ones were sworn in the same day.' },
      { dryness: 'arid', text: 'For some, this had been a feature.' },
    ],
  },
  {
    id: 'known-issue',
    phrase: 'known (issue|bug|problem)',
    example: 'This is a known issue.',
    why: 'Takes the phrase at its word: to be known is something.',
    lines: [
      { dryness: 'sandy', text: 'It is doing well under the attention.' },
      { dryness: 'arid', text: 'Unknown issues could not be listed.' },
    ],
  },
  {
    id: 'scheduled-maintenance',
    phrase: '(schedule|scheduled|routine|planned|plan) (maintenance|downtime)',
    unless: ['gas', 'elevator', 'sorry', 'aircraft', 'road'],
    example: 'Scheduled maintenance takes place on Sunday night.',
    why: 'Unscheduled maintenance is the alternative.',
    lines: [
      { dryness: 'sandy', text: 'The unscheduled kind usually picks a weekday.' },
      { dryness: 'arid', text: 'The unscheduled kind is announced by customers.' },
    ],
  },
  {
    id: 'back-up-and-running',
    phrase: 'back? up and running',
    denied: true,
    unless: ['marathon', 'surgery', 'race'],
    example: 'The website is back up and running.',
    why: 'Takes the phrase at its word: it runs, and it is up.',
    lines: [
      { dryness: 'crisp', text: 'Please do not chase it.' },
      { dryness: 'arid', text: 'Down and sitting was the earlier condition.' },
    ],
  },
  {
    id: 'turn-it-off-and-on',
    phrase: ['turn (it|*|the) *? off and back? on again?', 'turning (it|*) off and on'],
    example: 'Please turn the router off and on again.',
    why: 'The order in which it is done matters.',
    lines: [
      { dryness: 'crisp', text: 'Stopping after the first half is a common mistake.' },
      { dryness: 'arid', text: 'The pause in between may be spent reflecting.' },
    ],
  },
  {
    id: 'clear-your-cache',
    phrase: 'clear (your|the) (browser|*)? (cache|cookies|history)',
    example: 'Please clear your cache and try again.',
    why: 'Advice that works without anyone knowing why.',
    lines: [
      { dryness: 'sandy', text: 'Why this works is kept in the cache.' },
      { dryness: 'arid', text: 'It also works on closets.' },
    ],
  },
  {
    id: 'try-again-later',
    phrase: ['try again later', 'try again in a? (few|couple|*) of? (minute|minutes|moment|moments)'],
    at: 'end',
    example: 'Something went wrong, please try again later.',
    why: 'Takes the phrase at its word: time as a repair.',
    lines: [
      { dryness: 'sandy', text: 'Sooner was already tried.' },
      { dryness: 'arid', text: 'What changes by then is not specified.' },
    ],
  },
]
