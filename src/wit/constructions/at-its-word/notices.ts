import { clockText } from '../../reading/quantities/clock.ts'
import { number, numberValue, spell } from '../../reading/quantities/number.ts'
import type { Scene } from '../../worked-out/pattern.ts'
import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { broad } from '../broad/broad-frame.ts'

/** The only day that a sentence names, with the days beside it. */
function onlyDay({ quantities }: Scene): { next: string; previous: string } | undefined {
  const days = [...quantities.weekdays.filter(({ repeats }) => !repeats), ...quantities.dates]
  const [day] = days
  if (days.length !== 1 || quantities.weekdays.length + quantities.dates.length > 1 || quantities.ranges.length > 0)
    return undefined
  return day?.next && day.previous ? { next: day.next, previous: day.previous } : undefined
}

const floorBelow: ReadonlyMap<string, string> = new Map([
  ['second', 'first'],
  ['2nd', 'first'],
  ['third', 'second'],
  ['3rd', 'second'],
  ['fourth', 'third'],
  ['4th', 'third'],
  ['fifth', 'fourth'],
  ['5th', 'fourth'],
  ['sixth', 'fifth'],
])

/** Status, places, days, dates and small announcements. */
export const notices = [
  broad({
    id: 'being-monitored',
    why: 'What monitoring looks like.',
    when: /\b(?:we are|we're|we will|we'll|we) (?:now |still |closely |continue to |be |will )*monitor(?:ing)?\b/,
    unless: /\b(?:cameras?|areas?|premises|employees|calls|security|weather|health)\b/,
    fits: ['A fix has been deployed and we are monitoring the results.', "We're monitoring the situation."],
    near: ['The monitor is new.', 'We monitor calls.', 'Buy two monitors.'],
    lines: () => [
      crisp('Monitoring means looking at it with our arms folded.'),
      arid('It is monitored by looking at it.'),
    ],
  }),
  broad({
    id: 'all-operational',
    why: 'A quiet update.',
    when: /^all (?:systems|services) (?:are )?(?:operational|running(?: normally)?|up and running|working(?: normally)?)$/,
    fits: ['All systems are operational.', 'All services are running normally.'],
    near: ['All systems are down.', 'Operations are normal.', 'All services are $20.'],
    lines: () => [crisp('There is nothing to see, and it loads quickly.'), sandy('You may check again for pleasure.')],
  }),
  broad({
    id: 'temporarily',
    why: 'The kind of unavailable that it is.',
    when: /\btemporarily (?:unavailable|closed|out of (?:order|stock|service)|offline|disabled|paused)\b/,
    fits: ['The reading room is temporarily unavailable.', 'The sauna is temporarily closed.'],
    near: ['She works here temporarily.', 'It is unavailable.', 'A temporary exhibit opens.'],
    lines: () => [
      crisp('Of the two kinds, it is the better one.'),
      arid('This sentence is expected to become untrue.'),
    ],
  }),
  broad({
    id: 'issue-fixed-by-us',
    why: 'What it is now.',
    when: /\b(?:we|we've|we have) (?:now |just |since )?(?:fixed|resolved|solved) (?:the|an|a) (?:[\w-]+ )?(?:issue|problem|bug|error)\b/,
    fits: ['We have fixed the issue with the checkout page.', 'We resolved a problem with exports.'],
    near: ['We fixed lunch.', 'The issue is open.', 'We have a problem.'],
    lines: () => [crisp('It now belongs to history.')],
  }),
  broad({
    id: 'page-does-not-exist',
    why: 'Where one is then.',
    when: /\b(?:this|the|that) page (?:you (?:requested|are looking for|want) )?(?:does not exist|doesn't exist|no longer exists|could not be found|cannot be found|was not found)\b/,
    twofold: true,
    fits: ['Sorry, this page does not exist.', 'The page you requested could not be found.'],
    near: ['The page is blank.', 'Turn the page.', 'This problem does not exist.'],
    lines: () => [crisp('You are, however, on it.'), sandy('This is a different one.')],
  }),
  broad({
    id: 'refund-issued',
    why: 'What it always was.',
    when: /\brefund\b.*\b(?:has been|was|is) (?:issued|processed|sent|on its way)\b/,
    twofold: true,
    fits: ['Your refund of $18.40 has been issued.', 'A refund was sent to your card.'],
    near: ['Refunds take five days.', 'No refunds.', 'The permit has been issued.'],
    lines: () => [crisp('It is the same money, better traveled.'), sandy('It was yours all along.')],
  }),
  broad({
    id: 'on-the-way',
    why: 'What remains.',
    when: /\b(?<be>is|are) on (?:its|their) way\b/,
    unless: /\b(?:storm|ambulance|police|help|baby|technician|driver|crew|plumber|team)\b/,
    fits: ['Your free sample is on its way.', 'New chairs are on their way.'],
    near: ['The plumber is on his way.', 'It is out of the way.', 'On the way, we stopped.'],
    lines: ({ slot }) => [
      crisp('Arriving is the last step.'),
      sandy(slot('be') === 'is' ? 'It left without looking back.' : 'They left without looking back.'),
    ],
  }),
  broad({
    id: 'can-be-picked-up',
    why: 'What is not enough.',
    when: /\b(?:can be picked up|(?:is|are) ready for pick-?\s?up|can pick (?:it|them) up|ready to be picked up)\b/,
    unless: /\b(?:children|kids|students|campers|cars?)\b/,
    fits: ['Your photos have been printed and can be picked up at the counter.', 'Your order is ready for pickup.'],
    near: ['Your car is ready for pickup.', 'Pick up the phone.', 'Business has picked up.', 'We offer pickup.'],
    lines: ({ says }) => [
      says(/\b(?:counter|shop|store)\b/) && crisp('Waving from the street is not enough.'),
      sandy('Bring an arm.'),
    ],
  }),
  broad({
    id: 'we-found-your',
    why: 'How the thing felt about it.',
    when: /^we(?:'ve| have)? (?:just )?found your (?<what>[a-z]+)$/,
    unless: /\b(?:dog|cat|son|daughter|child|resume|profile)\b/,
    fits: ['We found your scarf.', 'We have found your umbrella.'],
    near: ['We found your dog.', 'We found out.', 'Your scarf is new.'],
    lines: ({ slot }) => {
      const they = /[^s]s$/.test(slot('what'))
      return [
        crisp(`${they ? 'They' : 'It'} had not been looking for you.`),
        sandy(`You may stop describing ${they ? 'them' : 'it'}.`),
      ]
    },
  }),
  broad({
    id: 'lost-item',
    why: 'When that was.',
    when: /^lost:/,
    unless: /\b(?:dog|cat|child|pet|parrot|bird|ring)\b/,
    fits: ['Lost: one set of keys with a red ribbon, near the bus stop on Elm.', 'Lost: a gray glove.'],
    near: ['Lost: our dog.', 'We lost the game.', 'Lost items are kept here.'],
    lines: () => [crisp('Last seen shortly before.')],
  }),
  broad({
    id: 'old-one-stops',
    why: 'The time until then.',
    when: /\bold (?:[\w-]+ ){1,4}?will (?:stop working|be switched off|be turned off|be retired|no longer work|expire|be shut down)\b/,
    twofold: true,
    fits: [
      'Our old email address will stop working on June 30.',
      'The old intranet will be switched off on August 31.',
    ],
    near: ['The old barn will be painted.', 'It will stop raining.', 'The new site will be switched on.'],
    lines: () => [crisp('Until then, it is merely old.')],
  }),
  broad({
    id: 'starting-that-day',
    why: 'The last day of the old way.',
    when: /^(?:starting|beginning|effective|as of|from) (?:on )?\w+(?: \d{1,2})?,? .*\b(?:must|will need to|need to|have to|are required to|will be required to|please)\b/,
    unless: /\b(?:today|tomorrow|next|now|immediately)\b/,
    fits: [
      'Starting Monday, visitors will need to sign in on the tablet.',
      'Beginning May 1, all guests must wear a badge.',
    ],
    near: ['Starting Monday, we open at 8.', 'Starting next week, you must sign in.', 'From Boston, you need to fly.'],
    lines: ({ scene }) => {
      const day = onlyDay(scene)
      return [day && crisp(`Through ${day.previous}, the old way is still right.`)]
    },
  }),
  broad({
    id: 'held-on-a-day',
    why: 'What is asked the day after.',
    when: /\b(?:will be held|takes place|will take place|is being held|is scheduled for|will host|takes? place)\b/,
    unless:
      /\b(?:funeral|vigil|surgery|interview|inspection|delivery|elections?|hearing|closed|exam|test|every|each|accountable|responsible|until)\b/,
    fits: ['The science fair will be held in the gym on February 20.', 'The reading will take place on Friday.'],
    near: ['It will be held together by tape.', 'The fair was on Friday.', 'The exam will be held on Friday.'],
    lines: ({ scene }) => {
      const day = onlyDay(scene)
      return [day && sandy(`On ${day.next}, those who were not there will ask.`)]
    },
  }),
  broad({
    id: 'deadline-on-a-day',
    why: 'What the next day is for.',
    when: /\bdeadline (?:for|to) [\w' ]+ is\b/,
    twofold: true,
    fits: ['The deadline for submitting photos is July 31.', 'The deadline to apply is Friday.'],
    near: ['The deadline has passed.', 'What is the deadline.', 'The deadline is near.'],
    lines: ({ scene }) => {
      const day = onlyDay(scene)
      return [
        day && crisp(`${day.next} is reserved for explanations.`),
        day && sandy(`${day.next} is a day like any other, only too late.`),
      ]
    },
  }),
  broad({
    id: 'up-for-renewal',
    why: 'The day after.',
    when: /\bup for renewal\b/,
    fits: ['Your lease is up for renewal on August 31.', 'Your policy is up for renewal on Friday.'],
    near: ['Renew your card.', 'The sign is up.', 'Up for a walk.'],
    lines: ({ scene }) => {
      const day = onlyDay(scene)
      return [day && crisp(`On ${day.next}, it is up for discussion.`)]
    },
  }),
  broad({
    id: 'first-weekday-of-the-month',
    why: 'How many that leaves.',
    when: /\b(?:on )?the (?<which>first|second|third|last) (?<day>monday|tuesday|wednesday|thursday|friday|saturday|sunday) of (?:each|every|the) month\b/,
    fits: [
      'The window display will be changed on the first Monday of each month.',
      'We meet the last Friday of every month.',
    ],
    near: ['The first Monday of June is a holiday.', 'We meet on Mondays.', 'It is the last month.'],
    lines: ({ slot }) => {
      const day = slot('day').charAt(0).toUpperCase() + slot('day').slice(1)
      return [
        crisp(`That makes twelve ${day}s a year. The other forty or so are for forgetting which.`),
        slot('which') !== 'last' && sandy(`Please count the ${day}s from the front.`),
      ]
    },
  }),
  broad({
    id: 'ends-tonight',
    why: 'What is left a little later.',
    when: /^free (?<what>[a-z]+) ends (?:tonight|today|tomorrow|on|at)\b/,
    fits: ['Free shipping ends tonight at 11:59.', 'Free parking ends on Sunday.'],
    near: ['The free world never ends.', 'Shipping ends tonight.', 'The free concert is tonight.'],
    lines: ({ slot }) => [crisp(`After that, it is only ${slot('what')}.`)],
  }),
  broad({
    id: 'price-of-one-until',
    why: 'A minute later.',
    when: /\bfor the price of one until (?=\d|noon)/,
    fits: ['Two scoops for the price of one until 5 p.m.', 'Two tacos for the price of one until noon.'],
    near: ['Two for the price of one.', 'Open until 5 p.m.', 'The price is one dollar until noon.'],
    lines: ({ scene }) => {
      // "One until 5 p.m." reads as a span of time.
      const [window] = scene.quantities.windows
      return [window && crisp(`At ${clockText(window.end, 1)}, one is one again.`)]
    },
  }),
  broad({
    id: 'arrival-window',
    why: 'The last minute of it.',
    when: /\b(?:we'll|we will|technician|crew|driver|movers|plumber|electrician|installer|delivery) (?:\w+ )?(?:be (?:at|there|by|over)|come|arrive|arrives)\b.*\bbetween\b/,
    fits: [
      "We'll be at your house between 8 and noon to fix the water heater.",
      'Our crew will arrive between 9 a.m. and 1 p.m.',
    ],
    near: [
      'We will be updating the servers between 1 and 4 a.m.',
      'We will be closed.',
      'The crew eats between 9 and 10.',
      'The driver is between jobs.',
    ],
    unless: /\bclosed\b/,
    lines: ({ scene }) => {
      const [window, another] = scene.quantities.windows
      if (!window || another || window.length < 60) return []
      return [sandy(`At ${clockText(window.start, -1)}, you may still be in a robe.`)]
    },
  }),
  broad({
    id: 'event-window',
    why: 'What one gets at the end.',
    when: /\b(?:fair|sale|party|open house|tasting|festival|sampling|swap|picnic|reception|demo|cookout|book signing|bake sale|flea market)\b/,
    unless: /\b(?:closed|off|deliver\w*|hours)\b/,
    fits: [
      'The cat adoption fair runs from noon to 4 in the parking lot.',
      'Our annual plant swap is on Saturday, from 9 to noon.',
    ],
    near: ['The sale ends on Sunday.', 'The fair price is $9.', 'We are closed from noon to 4 for a party.'],
    lines: ({ scene }) => {
      const [window, another] = scene.quantities.windows
      if (!window || another || window.overnight || window.length < 60 || window.length > 600) return []
      return [
        crisp(`At ${clockText(window.end, -1)}, you get the atmosphere.`),
        sandy(`Those who come at ${clockText(window.end, -5)} may help fold the tables.`),
      ]
    },
  }),
  broad({
    id: 'pick-up-by-time',
    why: 'What happens after that.',
    when: /\b(?:packages|orders|boxes|deliveries|parcels|bikes|projects|costumes|items|bags) (?:must|should|need to|have to) be (?:picked up|collected|claimed)\b.* by (?=\d|noon|\w+day\b)/,
    fits: ['Packages must be picked up from the mail room by 5.', 'Orders should be picked up by noon.'],
    near: ['Packages are here.', 'Orders must be placed by noon.', 'Pick up the pace by noon.'],
    lines: () => [crisp('After that, they stay the night.')],
  }),
  broad({
    id: 'lights-off-at',
    why: 'What it is a minute later.',
    when: /\blights\b.* (?:turn|go|switch|are turned) off (?:automatically )?at (?=\d|noon|midnight)/,
    fits: ['The lights in the parking garage turn off automatically at 9 p.m.', 'The lights go off at 10 p.m.'],
    near: ['Turn off the lights.', 'The lights are green.', 'The sale goes off at 9 p.m.'],
    lines: ({ scene }) => {
      const [clock, another] = scene.quantities.clocks
      if (!clock || another) return []
      return [
        crisp(`From ${clockText(clock, 1)}, it is a matter of memory.`),
        sandy(`By ${clockText(clock, -1)}, please know what is where.`),
      ]
    },
  }),
  broad({
    id: 'floor-above',
    why: 'The view from below.',
    when: /^(?:the|our|your|[a-z]+) [\w' -]+ (?:is|are|has moved|have moved) (?:now |located )?(?:on|to) the (?<n>second|third|fourth|fifth|sixth|2nd|3rd|4th|5th) (?:floor|level)\b/,
    unless: /\b(?:fire|elevator|evacuat\w*|leak\w*)\b/,
    fits: [
      'Staff parking is on the third level of the garage.',
      'The new printer is on the second floor.',
      'The new printer is on the 5th floor.',
    ],
    near: ['The third level of the game is hard.', 'The floor is wet.', 'On the other floor, it rained.'],
    lines: ({ slot }) => [
      crisp(`From the ${floorBelow.get(slot('n'))}, it is overhead.`),
      sandy('The stairs lead there, and back.'),
    ],
  }),
  broad({
    id: 'moved-from-a-place',
    why: 'What one does for a week.',
    when: /\bmoved (?:the|our) [\w ]+ from the (?<from>[a-z ]+?) to (?:the|a)\b/,
    fits: [
      'We moved the suggestion box from the lobby to the cafeteria.',
      'We have moved the printer from the hall to the library.',
    ],
    near: ['We moved to Boston.', 'The meeting moved from 3 to 4.', 'We moved the box.'],
    lines: ({ slot }) => [
      crisp(`Habit will take you to the ${slot('from')} for about a week.`),
      sandy(`The ${slot('from')} is where you will look first.`),
    ],
  }),
  broad({
    id: 'will-be-replaced',
    why: 'Who is in charge until then.',
    when: /^(?:the|our|your|all) .*\b(?:will be|to be|is being|are being) replaced\b|\bwe(?:'ll| will) be replacing\b/,
    unless: /\b(?:staff|teacher|manager|workers|jobs|hip|knee|employee)\b/,
    fits: [
      'The signal at Third and Oak is scheduled to be replaced in May.',
      "We'll be replacing the meters in your building.",
    ],
    near: ['Our manager will be replaced.', 'Replace the lid.', 'It was replaced.'],
    lines: ({ scene }) => [!scene.past && sandy('The new will be compared with the old for a week.')],
  }),
  broad({
    id: 'no-longer-carry-cash',
    why: 'What is left of it.',
    when: /\bno longer (?:accept|accepts|take|takes) cash\b/,
    fits: ['We no longer accept cash.', 'The cafeteria no longer takes cash.'],
    near: ['We accept cash.', 'Our drivers will no longer carry cash.', 'We no longer accept checks.'],
    lines: () => [crisp('It has been nice to look at.')],
  }),
  broad({
    id: 'opens-its-doors',
    why: 'A matter of order.',
    when: /\bopen(?:s|ed|ing)? (?:its|our|their) doors\b/,
    fits: ['Our new location in Tulsa opens its doors on September 6.', 'We are opening our doors to the public.'],
    near: ['The doors open at 7.', 'Open the door.', 'Our doors are oak.'],
    lines: () => [crisp('The windows will follow if it is warm.'), sandy('That is how people get in.')],
  }),
  broad({
    id: 'book-signing',
    why: 'How little there is left to write.',
    when: /\bbook[- ]signing\b|\bsign (?:copies|books)\b/,
    fits: [
      'Our store in Savannah will host a book signing at 2 p.m. on Sunday.',
      'The author will sign copies on Friday.',
    ],
    near: ['Sign the guest book.', 'Book now.', 'The sign is new.'],
    lines: () => [crisp('The rest of the book is already written.'), sandy('It adds two words to the book.')],
  }),
  broad({
    id: 'behind-the-scenes',
    why: 'Where the scenes are, then.',
    when: /\bbehind the scenes\b/,
    fits: ['Behind the scenes of our fall photo shoot.', 'Go behind the scenes at our candle workshop.'],
    near: ['A scene from the film.', 'Behind the store.', 'The scene is quiet.'],
    lines: () => [crisp('The scenes are on the other side.'), sandy('It is where the cables are.')],
  }),
  broad({
    id: 'swipe-to-see',
    why: 'The way back.',
    when: /^swipe (?:left |right )?to (?:see|view)\b/,
    fits: ['Swipe to see the kitchen before and after.', 'Swipe left to see the new colors.'],
    near: ['Swipe your card.', 'See the kitchen.', 'We saw it.'],
    lines: ({ says }) => [
      says(/before and after/) && crisp('Swiping back undoes the work.'),
      !says(/before and after/) && crisp('Swiping back returns you to this.'),
    ],
  }),
  broad({
    id: 'tag-a-friend',
    why: 'A way out.',
    when: /^tag (?:a|your|two|three) (?:\w+ )?(?:friends?|colleagues?|coworkers?|neighbors?|team)\b/,
    fits: ['Tag a friend who needs a vacation.', 'Tag two friends below.'],
    near: ['The tag says $9.', 'Friends come first.', 'Play tag.'],
    lines: () => [crisp('They will wonder what you meant.'), sandy('Tagging yourself is also understood.')],
  }),
  broad({
    id: 'how-we-did-it',
    why: 'What is not in the story.',
    when: /^how (?:we|i) (?!(?:can|do|are|will|may)\b)\w+/,
    first: true,
    fits: ['How we doubled our newsletter list without buying ads.', 'How I plan a week of posts in an hour.'],
    near: ['How are we?', 'This is how we do it.', 'How to plan a week.'],
    lines: () => [sandy('The part where it did not work is left out for space.')],
  }),
  broad({
    id: 'how-to',
    why: 'What is left to practice.',
    when: /^how to\b/,
    unless: /\b(?:cope|grieve|quit|lose weight|survive|die)\b/,
    fits: ['How to write a better headline.', 'How to store cut flowers.'],
    near: ['We know how to write.', 'How we write.', 'To learn how, call.'],
    lines: () => [sandy('The other ways are already known to you.')],
  }),
  broad({
    id: 'explains-how-to',
    why: 'Which part it leaves to the reader.',
    when: /\b(?:article|guide|video|page|post|tutorial|manual|leaflet) (?:that )?(?:explains|shows|describes)\b/,
    fits: ['This help article explains how to merge two accounts.', 'The video shows how to change the filter.'],
    near: ['She explains it.', 'The article is long.', 'Show us the video.'],
    lines: () => [crisp('Doing it is left as an exercise.')],
  }),
  broad({
    id: 'come-say-hello',
    why: 'How little is asked.',
    when: /\b(?:come|stop by (?:and|to)|drop by (?:and|to)) say (?:hello|hi)\b/,
    fits: ['Come say hello at the farmers market this Saturday.', 'Stop by to say hi.'],
    near: ['Hello, come in.', 'We say hello.', 'Say it in writing.'],
    lines: () => [crisp('The rest of the conversation is optional.'), sandy('We will say it back.')],
  }),
  broad({
    id: 'bring-your-own-things',
    why: 'A question of ownership.',
    when: /^(?:please )?bring your own (?!device\b)(?:[\w-]+ )?[a-z]+s\b/,
    fits: ['Bring your own containers and pay by the ounce.', 'Please bring your own chairs.'],
    near: ['Bring your own device.', 'We bring our own chairs.', 'Your own room.'],
    lines: () => [crisp("Bringing other people's is discouraged."), sandy('You will know them by sight.')],
  }),
  broad({
    id: 'a-short-one',
    why: 'Who does the measuring.',
    when: /\b(?:a|an) (?:short|brief|quick) (?:demo|presentation|talk|speech|workshop|welcome speech)\b/,
    twofold: true,
    first: true,
    fits: [
      "We'd like to invite you to a short demo of our software.",
      'There will be a brief presentation before lunch.',
    ],
    near: ['A short skirt.', 'The demo is long.', 'Shorts are on sale.'],
    lines: () => [crisp('Short is measured from the front of the room.')],
  }),
  broad({
    id: 'save-your-seat',
    why: 'The use of a seat.',
    when: /\b(?:save|reserve|book|grab) your (?:seat|spot|place)\b/,
    fits: ['Save your seat for the free webinar on retirement planning.', 'Reserve your spot today.'],
    near: ['Save your work.', 'The seat is blue.', 'Book your flight.'],
    lines: ({ says }) => [
      says(/\b(?:save|reserve|book|grab) your seat\b/) &&
        !says(/\b(?:webinars?|online|virtual\w*|zoom|q&a|live ?stream\w*|calls?|remote\w*)\b/) &&
        crisp('Sitting down comes later.'),
      sandy('It is empty without you, by definition.'),
    ],
  }),
  broad({
    id: 'free-to-a-good-taker',
    why: 'The whole procedure.',
    when: /\bfree to (?:anyone|anybody|whoever) who (?:wants|needs|would like|can)\b/,
    fits: ['The old coffee maker is free to anyone who wants it.', 'The desk is free to anyone who can carry it.'],
    near: ['Feel free to ask.', 'Entry is free.', 'Anyone who wants it pays.'],
    lines: () => [crisp('Wanting it is the whole procedure.'), sandy('Taking it twice is not possible.')],
  }),
  broad({
    id: 'gift-cards-available',
    why: 'The question of size.',
    when: /\bgift cards? (?:is|are|now) (?:now )?available\b/,
    fits: ['Gift cards are available at the counter and on our website.', 'Gift cards are now available online.'],
    near: ['The gift is a card.', 'Cards are accepted.', 'Available gifts vary.'],
    lines: () => [crisp('One size fits all.'), sandy('They say that you thought of it, and where.')],
  }),
  broad({
    id: 'help-us-name',
    why: 'How it is done now.',
    when: /^help us (?:name|find a name for|choose a name for)\b/,
    unless: /\b(?:baby|son|daughter)\b/,
    fits: ['Help us name our new office plant.', 'Help us name the new flavor.'],
    near: ['Help us find a venue.', 'Name your price.', 'Our name is new.'],
    lines: () => [crisp('At present, we point.')],
  }),
  broad({
    id: 'new-field-in-a-form',
    why: 'What happens to new fields.',
    when: /\bnew fields?\b/,
    unless: /\b(?:soccer|baseball|football|sports|trip|playing|hockey)\b/,
    fits: ['The expense report form has a new field for project codes', 'There is a new field on the order form.'],
    near: ['The new soccer field opens.', 'The field is new.', 'Corn grows in new fields of the soccer club.'],
    lines: () => [crisp('It is the one that will come back empty.')],
  }),
  broad({
    id: 'must-sign-in',
    why: 'The other half of a visit.',
    when: /\b(?:visitors|guests|drivers|contractors|vendors|volunteers|everyone) (?:must|need to|have to|should|will need to|are asked to) (?:sign|check) in\b/,
    fits: ['Drivers must check in at the front gate.', 'All visitors must sign in at the front desk.'],
    near: ['Sign in to your account.', 'Guests sign autographs in the lobby.', 'Check the oven.'],
    lines: () => [sandy('Getting out again is simpler.')],
  }),
  broad({
    id: 'a-choice-of-payment',
    why: 'How many it takes.',
    when: /\b(?:paid|made|pay) by (?:check|card|cash|credit card|bank transfer|phone|mail)(?:, [\w ]+)+,? or [\w ]+$/,
    fits: ['Payments can be made by check, card, or bank transfer.', 'You can pay by card, phone or mail.'],
    near: [
      'You can pay by card or bank transfer.',
      'Pay by Friday.',
      'Cash or card is fine.',
      'The bill was paid by card.',
    ],
    lines: () => [crisp('Using all of them would be generous.'), sandy('Any one of them will do.')],
  }),
  broad({
    id: 'paid-in-full',
    why: 'The other way of paying.',
    when: /\bpaid in full\b/,
    unless: /\b(?:must|until|unless|before|due)\b/,
    fits: ['The bill has been paid in full.', 'Your invoice is paid in full.'],
    near: ['It must be paid in full.', 'The house is full.', 'We pay well.'],
    lines: () => [
      crisp('There is nothing left to discuss but the weather.'),
      sandy('Fuller than that, it cannot be paid.'),
    ],
  }),
  broad({
    id: 'number-of-languages',
    why: 'How many one reads.',
    when: new RegExp(`\\b(?:come|comes|is available|are available|available|printed) in (?<n>${number}) languages\\b`),
    fits: ['The instructions come in six languages.', 'The guide is available in four languages.'],
    near: ['She speaks two languages.', 'It comes in six sizes.', 'Languages change.'],
    lines: ({ slot }) => [
      numberValue(slot('n')) > 2 && crisp(`You may skip ${spell(numberValue(slot('n')) - 1)} of them.`),
    ],
  }),
]
