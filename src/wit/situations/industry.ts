import { type Situation, words } from './situation.ts'

/** Factories, warehouses, trades, public offices and communities. */
export const industrySituations: readonly Situation[] = [
  {
    id: 'production-line',
    thing: words(
      'production line, production, line, machine, press, plant, assembly line, conveyor, kiln, oven, packaging machine',
    ),
    anyKind: true,
    event: words('restart, start, resume, run, stop, stand still, start up, shut down, pause'),
    when: ['coming', 'now', 'past'],
    unless: words(
      'coffee, printer, washing, accident, injury, fire, layoff, strike, bus, subway, ticket, phone, vending, not, drug, water, power, flower, watered, computer, update, server, film, job, leak, explosion, restaurant, bread',
    ),
    with: words(
      'production, monday, tuesday, wednesday, thursday, friday, shift, maintenance, line, hour, 6, 7, inventory, plant',
    ),
    why: 'A machine pauses as few can.',
    lines: [
      { dryness: 'sandy', text: 'It has never asked what the hurry is.' },
      { dryness: 'crisp', text: 'Earplugs and breakfast should be in place by then.' },
    ],
  },
  {
    id: 'inventory-count',
    thing: words('inventory, stock count, stocktaking, inventory count, stock take, stock, cycle count'),
    anyKind: true,
    event: ['be', 'take', 'take place', 'count', 'start', 'begin', 'happen', 'do'],
    when: ['coming', 'now', 'past'],
    unless: words('exchange, market, option, crash, price, left, low, not, out, back, broth, moral, rolling'),
    why: 'Counting ends in a recount.',
    lines: [
      { dryness: 'sandy', text: 'Counting aloud confuses the neighbors, so please move your lips only.' },
      { dryness: 'crisp', text: 'The one that rolled under the shelf knows who it is.' },
      { dryness: 'arid', text: 'Please do not say other numbers aloud nearby.' },
    ],
  },
  {
    id: 'warehouse-size',
    thing: words('warehouse, hall, storage, depot, distribution center, storage room, facility, plant, factory'),
    anyKind: true,
    event: ['hold', 'store', 'open', 'move', 'have', 'cover', 'be', 'expand'],
    when: ['now', 'past', 'coming'],
    unless: words(
      'close, layoff, accident, nursing, medical, fire, closed, correctional, treatment, sports, parking, guest, wedding, concert, not, power, music, early, water',
    ),
    with: words('pallet, square, dock, shelf, bay, space, box, aisle, meter, feet, foot, new, ohio'),
    why: 'Large rooms fill like small ones.',
    lines: [
      { dryness: 'sandy', text: 'It is expected to be full by the time we have found the light switch.' },
      { dryness: 'crisp', text: 'The echo is included.' },
      { dryness: 'arid', text: 'Items put somewhere safe will now be farther away.' },
    ],
  },
  {
    id: 'safety-gear',
    thing: words(
      'hard hat, vest, safety vest, safety glass, goggles, helmet, glove, ear plug, hairnet, boot, steel toe boot, hair net, earplug, safety goggle',
    ),
    anyKind: true,
    event: ['wear', 'require', 'need', 'mandatory', 'put on', 'be required'],
    when: ['now', 'coming'],
    mood: 'any',
    unless: words(
      'rental, rent, accident, injury, mask, bike, surgery, lost, found, waterproof, not, boxing, ski, laser, color, size, sold',
    ),
    why: 'Gear makes all heads one.',
    lines: [
      { dryness: 'sandy', text: 'It suits all of us equally little.' },
      { dryness: 'crisp', text: 'Hair can be worn down on weekends.' },
      { dryness: 'arid', text: 'It photographs better than one fears, on others.' },
    ],
  },
  {
    id: 'forms-office',
    thing: words(
      'office, counter, department, clerk, license office, town hall, registry, permit office, tax office, bureau, agency',
    ),
    anyKind: true,
    event: ['move', 'open', 'accept', 'require', 'process', 'be', 'close'],
    when: ['now', 'coming', 'past'],
    unless: words(
      'sales, death, fraud, audit, not, welfare, court, immigration, police, post, coffee, birth, divorce, marriage, income, evict, eviction, refund, streamed',
    ),
    with: words('permit, license, property, tax, county, city, municipal, registration, passport, town, clerk'),
    why: 'Offices are found by their queue.',
    lines: [
      { dryness: 'sandy', text: 'The number you draw will be the one before lunch.' },
      { dryness: 'crisp', text: 'Follow the people holding folders.' },
      { dryness: 'arid', text: 'The form for it is available at the other counter.' },
    ],
  },
  {
    id: 'permit',
    thing: words('permit, license, registration, dog license, parking permit, parking pass, sticker, pass'),
    anyKind: true,
    event: ['expire', 'renew', 'require', 'need', 'display', 'be', 'issue', 'apply', 'due'],
    when: ['now', 'coming', 'past'],
    mood: 'any',
    unless: words(
      'driver, gun, marriage, liquor, software, subscription, work, residence, medical, suspend, revoke, event, membership, webinar, not, voter, box, desk, nursing, conference, training, class, enrollment, trademark',
    ),
    with: ['permit', 'license', 'sticker', 'registration'],
    why: 'A sticker makes a thing official.',
    lines: [
      { dryness: 'sandy', text: 'The old sticker comes off in a dozen small pieces.' },
      { dryness: 'crisp', text: 'It is valid only where it can be seen, like most of us.' },
      { dryness: 'arid', text: 'Applying it straight is left to the conscience of the holder.' },
    ],
  },
  {
    id: 'council-meeting',
    thing: words('council, city council, town council, board, committee, commission, planning board, school board'),
    anyKind: true,
    event: ['meet', 'hold', 'discuss'],
    when: ['coming', 'now'],
    unless: words(
      'abortion, war, police, shooting, death, layoff, parole, ethics, racism, medical, nuclear, circuit, lawsuit, white, bulletin, dart, surf, room, not, close, closure, abuse, immigration, execution, evict',
    ),
    why: 'Public comment has its regulars.',
    lines: [
      { dryness: 'sandy', text: 'The gentleman with the folder will also be present.' },
      { dryness: 'crisp', text: 'Each item will be seconded by the person who always does.' },
      { dryness: 'arid', text: 'Public comment will be longer than the public.' },
    ],
  },
  {
    id: 'volunteer',
    thing: ['volunteer', 'helper'],
    anyKind: true,
    event: ['need', 'seek', 'welcome'],
    when: ['now', 'coming', 'past'],
    mood: 'any',
    unless: words(
      'war, military, firefighter, hospital, hospice, blood, medical, shelter, suicide, crisis, search, trial, clinical, refugee, not, army, disaster, rescue, homeless',
    ),
    why: 'Helping is carrying tables.',
    lines: [
      { dryness: 'sandy', text: 'Experience with folding tables is a plus.' },
      { dryness: 'crisp', text: 'It will involve a table and the question where it goes.' },
    ],
  },
  {
    id: 'used-books',
    thing: ['book', 'used book', 'paperback'],
    anyKind: true,
    event: ['donate', 'accept', 'collect', 'drop off', 'bring'],
    when: ['now', 'coming', 'past'],
    mood: 'any',
    unless: ['overdue', 'due', 'memory', 'memorial', 'funeral', 'author', 'fine', 'order', 'police'],
    with: ['donate', 'donation', 'drive', 'collect', 'charity', 'fundraiser', 'sale', 'used'],
    why: 'A shelf tells what was read.',
    lines: [
      { dryness: 'sandy', text: 'Diet books arrive as good as new.' },
      { dryness: 'crisp', text: 'Cookbooks with stains are considered tested.' },
      { dryness: 'arid', text: 'Bookmarks are usually found on page 30.' },
    ],
  },
  {
    id: 'bake-sale',
    thing: ['bake sale'],
    event: ['be', 'take place', 'start', 'open', 'hold', 'return', 'begin'],
    when: ['coming', 'now', 'past'],
    unless: ['cancel', 'cancer', 'funeral', 'not'],
    why: 'Bakers buy their own cake.',
    lines: [
      { dryness: 'sandy', text: 'Buying back your own cake is considered generous.' },
      { dryness: 'crisp', text: 'The plain-looking one is the good one.' },
      { dryness: 'arid', text: 'Raisins will be declared.' },
    ],
  },
  {
    id: 'flea-market',
    thing: ['yard sale', 'garage sale', 'rummage sale', 'flea market'],
    anyKind: true,
    event: ['be', 'take place', 'start', 'open', 'hold', 'return', 'begin'],
    when: ['coming', 'now', 'past'],
    unless: ['cancel', 'not', 'tent'],
    why: 'Bargains go home and stay.',
    lines: [
      { dryness: 'sandy', text: 'You will come home with a lamp.' },
      { dryness: 'crisp', text: 'The good things go to those who arrive in a bathrobe.' },
      { dryness: 'arid', text: 'Haggling over a quarter is part of the admission.' },
    ],
  },
  {
    id: 'meter-reading',
    thing: ['meter', 'meter reading', 'water meter', 'gas meter', 'electricity meter'],
    anyKind: true,
    event: ['read', 'submit'],
    when: ['coming', 'now', 'past'],
    mood: 'any',
    unless: words(
      'parking, insulin, heart, breast, medical, glucose, square, blood, fuel, failure, explosion, outage, storm, leak, emergency, not, heating',
    ),
    why: 'Numbers under stairs are read kneeling.',
    lines: [
      { dryness: 'sandy', text: 'It is behind the thing in front of it.' },
      { dryness: 'crisp', text: 'The last digit is the one that moves while you look.' },
      { dryness: 'arid', text: 'It can be read best from the position in which one drops the flashlight.' },
    ],
  },
  {
    id: 'invoice-utility',
    thing: words(
      'bill, water bill, electric bill, electricity bill, gas bill, phone bill, utility bill, statement, meter',
    ),
    anyKind: true,
    event: ['pay', 'view', 'available', 'go', 'be', 'paperless', 'switch', 'ready'],
    when: ['now', 'coming'],
    mood: 'any',
    unless: words(
      'overdue, past, medical, hospital, late, unpaid, fraud, shutoff, congress, senate, law, witness, false, press, duck, collections, not, disconnect, bookkeeping',
    ),
    with: ['online', 'paperless', 'portal', 'account', 'autopay', 'view', 'statement', 'website'],
    why: 'Paperless is a bill without a drawer.',
    lines: [
      { dryness: 'sandy', text: 'It weighs less and comes to the same.' },
      { dryness: 'crisp', text: 'You can frown at it from anywhere.' },
      { dryness: 'arid', text: 'It may be opened with one eye closed.' },
    ],
  },
  {
    id: 'snow-removal',
    thing: words('snow, snow removal, plow, leaf pickup, street cleaning, street sweeping, sweeper, leaf collection'),
    anyKind: true,
    event: ['begin', 'start', 'come', 'be', 'take place', 'run', 'remove', 'clear'],
    when: ['coming', 'now'],
    unless: words('storm, accident, emergency, school, blizzard, cone, death, white, not, ski, injury, crab, pea'),
    why: 'The car is across the street.',
    lines: [
      { dryness: 'sandy', text: 'Cars left there will be swept around with precision.' },
      { dryness: 'crisp', text: 'The neatest part will be the rectangle under the car.' },
    ],
  },
]
