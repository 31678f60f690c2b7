import { describe, expect, test } from 'vitest'
import { read } from '#wit/reading/reading.ts'
import { hasNeeds, metNeeds, readNeeds } from './needs.ts'
import { saidIn } from './said.ts'

const meets = (message: string, needs: string) => hasNeeds(readNeeds(needs), saidIn(read(message), 2026))

describe('what a joke needs', () => {
  test.each([
    ['parking|park + free', 'Parking is free on Sundays.', 'Tickets are free on Sundays.'],
    ['close', 'The pool is closing early.', 'The pool is open.'],
    ['attach + report', 'The reports are attached.', 'The reports are late.'],
    ['out of order|broken', 'The elevator is out of order.', 'The order is out.'],
    ['check-in', 'Check-in is at three.', 'Check the rooms.'],
    ['train - training', 'The train is late.', 'The training is on the train.'],
    ['sale + #', 'The sale ends in 3 days.', 'The sale ends soon.'],
    ['open + @time', 'We open at 9 a.m.', 'We open soon.'],
    ['close + @day', 'We are closed on Friday.', 'We are closed.'],
    ['ticket + @money', 'Tickets are $12.', 'Tickets are here.'],
    ['rate + @percent', 'Our rates rise by 4%.', 'Our rates rise.'],
    ['door + @please', 'Close the door.', 'The door closes.'],
    ['move + @we', 'We are moving.', 'The office is moving.'],
    ['constructor + roof', 'Our constructor finishes the roof.', 'Our contractor finishes the roof.'],
    ['order + @you', 'Your order is here.', 'The order is here.'],
  ])('%s is met by “%s”, not by “%s”', (needs, message, other) => {
    expect(meets(message, needs)).toBe(true)
    expect(meets(other, needs)).toBe(false)
  })

  test.each([
    ['takes inflected words', '"wear many hat"', 'She wears many hats.', true],
    ['lets * stand for one word', '"loop * in"', 'I will loop Dana in.', true],
    ['takes one of several words', '"save the (date|day)"', 'Save the date for June.', true],
    ['lets # stand for a number', '"between # and #"', 'We deliver between 8 and noon.', true],
    ['lets # stand for nothing else', '"between # and #"', 'We deliver between Dallas and Austin.', false],
    ['leaves out an optional word', '"please hold on? tight?"', 'Please hold.', true],
    ['takes an optional word', '"ball be now? in your court"', 'The ball is now in your court.', true],
    ['takes one of several phrases', '"(stop by|come in) to say hi"', 'Come in to say hi.', true],
    ['wants the whole phrase', '"(stop by|come in) to say hi"', 'Come by to say hi.', false],
    ['leaves out an optional phrase', '"(now|as of today)? we ship"', 'We ship.', true],
    ['takes an optional phrase within another', '"^ (we (have just)?|just) move"', 'We have just moved.', true],
    ['passes over words between', '"open ... by hand $"', 'Open the lid of the jar by hand.', true],
    ['passes over no words too', '"open ... here"', 'Open here.', true],
    ['takes up words behind the phrase', '"^ open ..."', 'Open this box today.', true],
    ['lets *s stand for several', '"our *s"', 'Our tables are round.', true],
    ['lets *s stand for no single thing', '"our *s"', 'Our table is round.', false],
    ['lets $# stand for an amount', '"at $#"', 'It starts at $9.', true],
    ['lets $# stand for no other number', '"at $#"', 'It starts at 9.', false],
    ['takes any of several spellings', '"asap"|"as soon as possible"', 'Send it ASAP.', true],
    ['wants all words in order', '"first come first serve"', 'First serve those who come first.', false],
    ['reads the last sentence only', '"touch base"', 'Let us touch base. The budget is due.', false],
    ['holds words to the start', '"^ great news"', 'We have great news.', false],
    ['holds words to the end', '"please wait $"', 'Please wait to be seated.', false],
    ['holds words to the whole sentence', '"^ please take one $"', 'Please take one.', true],
    ['wants more than a part of it', '"^ please take one $"', 'Please take one of us.', false],
    ['passes over what is denied', '"touch base"', 'We did not touch base.', false],
    ['reads a denial in its own clause', '"touch base"', 'Do not wait, touch base today.', true],
    ['passes over a word that speaks against it', '"use cookie" - oven', 'We use cookies from the oven.', false],
    ['wants one of the words beside it', '"use cookie" + site', 'We use cookies.', false],
    ['passes over what is only spoken about', '"touch base"', 'Avoid the phrase touch base.', false],
    ['tells what is over from what is to come', '"fire drill" + @coming', 'We had a fire drill.', false],
    ['takes what is to come', '"fire drill" + @coming', 'We will have a fire drill.', true],
    ['tells requests from statements', '"think outside the box" + @request', 'We think outside the box.', false],
    [
      'passes over what is a detail of a long sentence',
      '"original floors"',
      'A two-bedroom with original floors, a generous pantry and a bathroom window that looks onto a quiet inner courtyard.',
      false,
    ],
  ])('words in their order: %s', (_, needs, message, isMet) => {
    expect(meets(message, needs)).toBe(isMet)
  })

  test.each([
    ['our garage + {garage: full} + "full $"|@day', ['our garage', '{garage: full}', '"full $"']],
    ['cellar|garage - cellar', ['garage']],
    ['garage + cellar', undefined],
    ['garage - full', undefined],
  ])('of %s the first of each group that is said is told, as it is written', (needs, met) => {
    expect(metNeeds(readNeeds(needs), saidIn(read('Our garage is full.'), 2026))).toEqual(met)
  })

  test('what is denied fits where the line fits it', () => {
    expect(hasNeeds(readNeeds('"touch base"'), saidIn(read('We did not touch base.'), 2026), true)).toBe(true)
  })

  test.each([
    ['computed:pricing', 'Expected one of beyond-hundreds, count, '],
    [
      'computed:window(nigth)',
      'Expected night, day, overnight, noon, limits such as 2..8 in parentheses, and found nigth',
    ],
    ['computed:month(2-8)', 'Expected limits such as 2..8 in parentheses, and found 2-8'],
  ])('what is computed: %s is refused with what was expected', (needs, expected) => {
    expect(() => readNeeds(needs)).toThrow(expected)
  })

  test.each([
    ['takes what happens to it', '{elevator: service}', 'The elevator will be serviced.', true],
    ['takes no other kind of thing', '{machine: break}', 'The washing machine broke.', false],
    ['takes any kind where it may', '{*machine: break}', 'The washing machine broke.', true],
    ['tells one from several', '{one order: ship}', 'Your orders have shipped.', false],
    ['looks at what stands before the thing', '{(your) order: ship}', 'The order has shipped.', false],
    ['tells when it happens', '{elevator: service @past}', 'The elevator will be serviced.', false],
    ['tells an order from a statement', '{food: please label}', 'We label our food.', false],
    ['takes both where either fits', '{food: (please) label}', 'We label our food.', true],
    ['takes a duty for an order', '{receipt: please keep}', 'All receipts must be kept.', true],
    ['tells what does not happen', '{cash: not accept}', 'We do not accept cash.', true],
    ['passes over what does not happen', '{cash: accept}', 'We do not accept cash.', false],
    ['passes over what is only supposed', '{garage: full}', 'If the garage is full, call Dana.', false],
    ['passes over a question', '{garage: full}', 'Is the garage full?', false],
    ['reads the last sentence only', '{garage: full}', 'The garage is full. Please wait in the lobby.', false],
    ['takes the last sentence', '{garage: full}', 'Please wait in the lobby. The garage is full.', true],
    [
      'passes over one of two main points',
      '{elevator: out of order}',
      'The office has moved and the elevator is out of order.',
      false,
    ],
    [
      'reads on after "please remember that"',
      '{fridge: full}',
      'Please remember that the fridge on the second floor is full.',
      true,
    ],
  ])('what happens to what: %s', (_, needs, message, isMet) => {
    expect(meets(message, needs)).toBe(isMet)
  })

  test.each([
    '"(a|b"',
    '"a) b"',
    '"a|b"',
    '"(|b)"',
    '"{a"',
    '',
    'parking + ',
    'parking - a - b',
    '@weather + rain',
    '{elevator}',
    '{: break}',
    '" "',
    'a - "b"',
  ])('cannot be read from “%s”', (needs) => {
    expect(() => readNeeds(needs)).toThrow()
  })
})
