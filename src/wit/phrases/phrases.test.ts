import { describe, expect, test } from 'vitest'
import { read } from '../reading/reading.ts'
import { phrases } from './all.ts'
import { holds, type Phrase } from './phrase.ts'

const bare = { id: 'x', example: '', why: '', lines: [] }
const isHeld = (phrase: Omit<Phrase, keyof typeof bare>, message: string) =>
  holds({ ...bare, ...phrase }, read(message))
const heldIn = (message: string) => {
  const reading = read(message)
  return phrases.filter((phrase) => holds(phrase, reading)).map(({ id }) => id)
}

describe('the matcher of phrases', () => {
  test.each<[string, Omit<Phrase, keyof typeof bare>, string, boolean]>([
    ['takes inflected words', { phrase: 'wear many hat' }, 'She wears many hats.', true],
    ['lets * stand for one word', { phrase: 'loop * in' }, 'I will loop Dana in.', true],
    ['takes one of several words', { phrase: 'save the (date|day)' }, 'Save the date for June.', true],
    ['lets # stand for a number', { phrase: 'between # and #' }, 'We deliver between 8 and noon.', true],
    ['lets # stand for nothing else', { phrase: 'between # and #' }, 'We deliver between Dallas and Austin.', false],
    ['leaves out an optional word', { phrase: 'please hold on? tight?' }, 'Please hold.', true],
    ['takes an optional word', { phrase: 'ball be now? in your court' }, 'The ball is now in your court.', true],
    ['takes any of several spellings', { phrase: ['asap', 'as soon as possible'] }, 'Send it ASAP.', true],
    ['wants all words in order', { phrase: 'first come first serve' }, 'First serve those who come first.', false],
    ['reads the last sentence only', { phrase: 'touch base' }, 'Let us touch base. The budget is due.', false],
    ['holds a phrase to the start', { phrase: 'great news', at: 'start' }, 'We have great news.', false],
    ['holds a phrase to the end', { phrase: 'please wait', at: 'end' }, 'Please wait to be seated.', false],
    ['holds a phrase to the whole sentence', { phrase: 'please take one', at: 'whole' }, 'Please take one.', true],
    ['wants more than a part of it', { phrase: 'please take one', at: 'whole' }, 'Please take one of us.', false],
    ['passes over what is denied', { phrase: 'touch base' }, 'We did not touch base.', false],
    ['takes what is denied where that fits', { phrase: 'touch base', denied: true }, 'We did not touch base.', true],
    ['reads a denial in its own clause', { phrase: 'touch base' }, 'Do not wait, touch base today.', true],
    ['passes over questions', { phrase: 'touch base' }, 'Can we touch base?', false],
    ['takes questions where they fit', { phrase: 'touch base', asked: true }, 'Can we touch base?', true],
    [
      'passes over a word that speaks against it',
      { phrase: 'use cookie', unless: ['oven'] },
      'We use cookies from the oven.',
      false,
    ],
    ['wants one of the words beside it', { phrase: 'use cookie', with: ['site'] }, 'We use cookies.', false],
    ['passes over a phrase that is only spoken about', { phrase: 'touch base' }, 'Avoid the phrase touch base.', false],
    [
      'tells what is over from what is to come',
      { phrase: 'fire drill', when: ['coming'] },
      'We had a fire drill.',
      false,
    ],
    ['takes what is to come', { phrase: 'fire drill', when: ['coming'] }, 'We will have a fire drill.', true],
    [
      'passes over what is a detail of a long sentence',
      { phrase: 'original floors' },
      'A two-bedroom with original floors, a generous pantry and a bathroom window that looks onto a quiet inner courtyard.',
      false,
    ],
    [
      'tells requests from statements',
      { phrase: 'think outside the box', mood: 'request' },
      'We think outside the box.',
      false,
    ],
  ])('%s', (_, phrase, message, held) => {
    expect(isHeld(phrase, message)).toBe(held)
  })
})

describe('the stock phrases', () => {
  test('each is found in its example', () => {
    const lost = phrases.filter((phrase) => !holds(phrase, read(phrase.example)))
    expect(lost.map(({ id, example }) => [id, example])).toEqual([])
  })

  test.each([
    ['touch-base', 'The runner touched base before the throw.'],
    ['circle-back', 'The driver circled back to the depot.'],
    ['deep-dive', 'The scuba deep dive starts at the reef.'],
    ['low-hanging-fruit', 'The low-hanging fruit in the orchard is ripe.'],
    ['on-my-plate', 'The dinner on your plate is from our own garden.'],
    ['same-page', 'The two photos appear on the same page of the website.'],
    ['big-picture', 'The nail for the big picture is in the wall.'],
    ['high-level-view', 'Our video has 30,000 views.'],
    ['get-back-to-you', 'Sorry, we never got back to you.'],
    ['one-size', 'We recommend ordering one size up.'],
    ['menu-options-phrase', 'Our menu has changed.'],
    ['please-hold', 'Please hold the door for the courier.'],
    ['please-hold', 'Please hold your applause until the end.'],
    ['towed', 'Our boat trailer was towed to the lake.'],
    ['staff-only', 'The survey is for staff only.'],
    ['quiet-please', 'The house is in a quiet area of town.'],
    ['gift-card', 'Your gift card balance is $3.18.'],
    ['thanks-for-coming', 'Thank you for being a loyal customer since 2016.'],
    ['unsubscribe', 'You have been successfully unsubscribed.'],
    ['team-player', 'I am a team player.'],
    ['no-one-home', 'We ring the bell, and if nobody is home, we come again.'],
    ['delivery-window-phrase', 'The tenant accepts parcels between two and four.'],
    ['temporarily-closed', 'The machine is temporarily out of paper.'],
    ['try-again-later', 'We missed you today and will try again tomorrow.'],
    ['rate-us', 'Please rate yourself on a scale from 1 to 5.'],
    ['on-the-house', 'The roof on the house was painted in May.'],
    ['cup-of-tea', 'Enjoy a warm cup of tea at the counter.'],
    ['up-in-the-air', 'The balloon stays up in the air for an hour.'],
    ['same-boat', 'Both rowing teams race in the same boat.'],
    ['seamless', 'Our seamless socks come in navy.'],
    ['under-the-hood', 'The mechanic looked under the hood of the car.'],
    ['under-pressure', 'The tank is under pressure.'],
    ['cutting-edge', 'The cutting edge of the saw is covered.'],
    ['moving-forward', 'Please park moving forward only with the car in first gear.'],
    ['moving-forward', 'We have decided to move forward with the other candidate.'],
    ['resume-on-file', 'Unfortunately the position is filled, but we will keep your resume on file.'],
    ['apologize-inconvenience', 'We apologize for any inconvenience caused by the outage.'],
    ['happy-to-announce', 'We are excited to announce the birth of our baby.'],
    ['around-the-clock', 'The nurse is with her around the clock.'],
    ['long-overdue', 'Your payment is long overdue.'],
    ['parking-is-limited', 'Parking is free.'],
    ['remote-position', 'The remote is under the sofa.'],
    ['buy-one-get-one-phrase', 'Buy one, get one half off.'],
    ['back-in-minutes', 'The bus is back in May.'],
    ['do-not-bend', 'Please do not fold the towels.'],
    ['cash-only-phrase', 'Cash is not accepted.'],
    ['surprise', 'It came as a surprise to the accountant.'],
    ['rush-hour', 'Please rush this order within the hour.'],
    ['limited-time', 'You have limited time for the exam.'],
    ['no-parking', 'There is no parking at the venue.'],
    ['thanks-for-interest', 'Thank you for your interest, but we chose another candidate for the position.'],
    ['in-the-black', 'The team in the black shirts won.'],
    ['crunch-numbers', 'The numbers run in the left column.'],
    ['feedback-important', 'The microphone gives feedback.'],
    ['call-ahead', 'Please silence your phone before class begins.'],
    ['delivery-window-phrase', 'Our driver delivers between Dallas and Austin.'],
    ['nonrefundable', 'Gift cards are nonrefundable.'],
    ['by-popular-demand', 'Due to high demand, orders may take up to 10 days to ship.'],
    ['parking-is-limited', 'Employee parking is limited to spaces 20 through 60.'],
    ['get-back-to-you', 'Could you get back to me on this by Monday?'],
    ['all-set', 'You are all set.'],
    ['wait-time', 'Please wait, it is time for lunch.'],
    ['spread-thin', 'The glue should be spread very thin.'],
    ['lost-and-found', 'The boxing gloves in the lost and found are still unclaimed.'],
    ['raffle-phrase', 'The knife block from the raffle is still unclaimed.'],
    ['offsite-phrase', 'We will miss you at the offsite planning call.'],
    ['potluck', 'Casserole dishes from the potluck are on the porch.'],
    ['synergy', 'Nobody is allowed to say synergy in the webinar.'],
    ['leash', 'The patent for the dog leash was granted on Tuesday.'],
    ['black-friday', 'Black Friday training starts in October.'],
    ['fire-drill-phrase', 'Yesterday we had a fire drill at noon.'],
    ['fire-drill-phrase', 'Every week here is a fire drill.'],
    ['walk-ins-welcome', 'We have no walk-ins today.'],
    ['hand-in-hand', 'Price and quality go hand in hand.'],
    ['give-a-hand', 'He gave me a hand with the boxes.'],
    ['catch-up', 'Supply cannot catch up with demand this year.'],
    ['free-lunch', 'There is no such thing as a free lunch.'],
    ['wiggle-room', 'There is no wiggle room in the budget.'],
    ['on-the-house', 'We closed on the house on Friday.'],
    ['cup-of-tea', 'Painting is exactly my cup of tea.'],
    ['do-not-disturb', 'Please do not disturb the display.'],
    ['do-not-forget', 'We will never forget your kindness.'],
    ['now-with-more', 'Now with more than 50 locations.'],
    ['hidden-fees', 'I was charged a hidden fee.'],
    ['cash-only-phrase', 'We accept cash, checks and cards.'],
    ['last-chance', 'I took notes during our last call.'],
    ['forgot-password', 'Please reset your password every month.'],
    ['spam-folder', 'There is junk in the garage.'],
    ['wear-many-hats', 'Please wear a hat.'],
    ['drill-down', 'We drilled down and found three late orders.'],
    ['action-items', 'There are no action items.'],
    ['quick-call', 'Thanks for the quick call yesterday.'],
    ['brainstorm', 'We brainstormed three names.'],
    ['any-other-business', 'Like any other business, we pay rent.'],
    ['take-minutes', 'It takes minutes to schedule a meeting.'],
    ['out-of-office', 'I was out of the office yesterday.'],
    ['per-our-conversation', 'Per the contract, rent is due on Monday.'],
    ['kindly', 'Our neighbor kindly provided lunch.'],
    ['thanks-for-coming', 'Thank you for joining our newsletter.'],
    ['excited-see-you', 'The repair cannot wait until spring.'],
    ['photos-taken', 'No photos may be taken during the show.'],
    ['networking', 'She is good at networking.'],
    ['no-pets', 'I have no pets.'],
    ['no-shirt', 'There are no shirts left in medium.'],
    ['no-running', 'The pool heater is not running.'],
    ['dont-feed', 'I have not fed the cats.'],
    ['label-food', 'Please label your containers.'],
    ['open-to-public', 'The terrace is not open to the public.'],
    ['intentionally-blank', 'These fields were intentionally left blank.'],
    ['raffle-phrase', 'The treasurer needs a volunteer to count raffle tickets.'],
    ['offsite-phrase', "We'll be sharing a recap of the offsite soon."],
    ['grand-opening', 'The grand opening was a great success.'],
    ['rsvp-phrase', 'I forgot to RSVP.'],
    ['keep-an-eye', 'We will keep an eye on it.'],
    ['ship-has-sailed', 'The ship has sailed from Boston.'],
    ['every-day-of-the-year', 'The warranty lasts 365 days.'],
    [
      'original-floors',
      'We rent a bright corner apartment with original floors, a generous pantry and a bathroom window that looks onto a quiet inner courtyard.',
    ],
  ])('"%s" is not found in "%s"', (id, message) => {
    expect(heldIn(message)).not.toContain(id)
  })

  const lines = phrases.flatMap((phrase) => phrase.lines)

  test('are at least 200', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(200)
  })

  test('have one to four lines each and one name each', () => {
    expect(phrases.filter(({ lines: own }) => own.length < 1 || own.length > 4).map(({ id }) => id)).toEqual([])
    expect(new Set(phrases.map(({ id }) => id)).size).toBe(phrases.length)
  })

  test('have lines that begin with a capital, end as a sentence and hold no exclamation mark', () => {
    expect(lines.filter(({ text }) => !/^[A-Z][^!]*[.?]$/.test(text)).map(({ text }) => text)).toEqual([])
  })

  test('have no line that stands under two phrases', () => {
    const seen = lines.map(({ text }) => text)
    expect(seen.filter((text, index) => seen.indexOf(text) !== index)).toEqual([])
  })

  test.each([
    ['", and the" tails', /, and the /],
    ['nobody and somebody', /\b(no one|nobody|everyone|everybody|someone|somebody)\b/i],
    ['once and twice', /\b(once|twice)\b/i],
    ['"has been told"', /\bha(s|ve) been (told|informed|notified|briefed|thanked|asked)\b/],
    ['"technically", "so far" and "for now"', /\b(technically|so far|for now|in that order)\b/i],
    ['"forty", "nine" and "eleven"', /\b(forty|nine|eleven)\b/i],
    ['shoes, coffee and ducks', /\b(shoes?|coffee|ducks?|plants?)\b/i],
    ['"separately" and "elsewhere"', /\b(separately|elsewhere)\b/i],
    ['"figurative"', /\bfigurative\b/i],
    ['"remains available"', /\bremains? (available|open)\b/i],
    ['"is also" and "are also"', /\b(is|are) also\b/i],
  ])('hold %s in at most 3 lines of a hundred', (_, tic) => {
    expect(lines.filter(({ text }) => tic.test(text)).length / lines.length).toBeLessThanOrEqual(0.03)
  })
})
