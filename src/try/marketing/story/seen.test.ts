import { expect, test } from 'vitest'
import { pairSeen, thingsIn } from './seen.ts'

const files = (...names: string[]) =>
  names.map((name) => ({ name, kind: /mp4|mov/.test(name) ? ('video' as const) : ('photo' as const) }))
const paired = (seen: string, ...names: string[]) => Object.fromEntries(pairSeen(seen, files(...names)).ofFile)

test('a thing belongs to the files that are called so', () => {
  expect(paired('A clock at 6:40, a loaf, a toaster', 'toaster.mp4', 'clock.jpg', 'loaf-1.jpg', 'loaf-2.jpg')).toEqual({
    0: 'A toaster.',
    1: 'A clock at 6:40.',
    2: 'A loaf.',
    3: 'A loaf.',
  })
  expect(paired('a man runs, a wet shoe', 'IMG_shoe.jpg', 'running.mov')).toEqual({
    0: 'A wet shoe.',
    1: 'A man runs.',
  })
})

test('a thing belongs to the only file of the kind that it names', () => {
  expect(paired('a photo of a van, a clip of rain', 'IMG_1.mp4', 'IMG_2.jpg')).toEqual({
    0: 'A clip of rain.',
    1: 'A photo of a van.',
  })
})

test('a thing belongs to the file that it names, which is not said again', () => {
  const [one, two, three] = ['IMG_10.jpg', 'IMG_11.jpg', 'IMG_12.jpg']
  const seen = 'IMG_10.jpg is the clock, IMG_12 shows the gears, my bench (IMG_11.jpg)'
  expect(paired(seen, one, two, three)).toEqual({ 0: 'The clock.', 1: 'My bench.', 2: 'The gears.' })
})

test('an empty file takes none of the things that the others have', () => {
  const unread = [{ name: 'IMG_4.jpg', before: 3, shows: true }]
  const { ofFile, meant } = pairSeen('Biscuit (orange, fluffy), Nori, Miso', files('1.jpg', '2.jpg', '3.jpg'), unread)
  expect([[...ofFile.values()], meant]).toEqual([['Biscuit (orange, fluffy).', 'Nori.', 'Miso.'], []])
})

test('things belong to files in order where there are as many of both', () => {
  expect(paired('a van and a bakery', 'IMG_1.jpg', 'IMG_2.jpg')).toEqual({ 0: 'A van.', 1: 'A bakery.' })
})

test('all things belong to a single file, and a single thing to the first of several', () => {
  expect(paired('a van, a bakery and\na price of 1,250 dollars', 'IMG_1.jpg')).toEqual({
    0: 'A van, a bakery and a price of 1,250 dollars.',
  })
  expect(paired('a man in a hat', 'IMG_1.jpg', 'IMG_2.jpg')).toEqual({ 0: 'A man in a hat.' })
  expect(paired('a man in the rain', 'IMG_1.jpg', 'rain.mp4')).toEqual({ 1: 'A man in the rain.' })
})

test('things go to the first files in order where there are fewer, and stand alone where there are more', () => {
  expect(paired('a van, a bus', 'IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg')).toEqual({ 0: 'A van.', 1: 'A bus.' })
  const { ofFile, alone } = pairSeen('a van, a bus, a tram', files('IMG_1.jpg', 'IMG_2.jpg'))
  expect([Object.fromEntries(ofFile), alone]).toEqual([{ 0: 'A van.', 1: 'A bus.' }, ['A tram.']])
})

test('what belongs to a file that was not read is on no other', () => {
  const unread = [{ name: 'IMG_2.HEIC', before: 1, shows: true }]
  const inOrder = pairSeen('a notebook, my desk, a lamp', files('IMG_1.jpg', 'IMG_3.jpg'), unread)
  expect(Object.fromEntries(inOrder.ofFile)).toEqual({ 0: 'A notebook.', 1: 'A lamp.' })
  expect(inOrder.meant).toEqual([{ name: 'IMG_2.HEIC', words: 'My desk.' }])
  const byName = pairSeen('rocks, a boot sole', files('rocks.jpg'), [{ name: 'boot_sole.jpg', before: 0, shows: true }])
  expect([Object.fromEntries(byName.ofFile), byName.meant]).toEqual([
    { 0: 'Rocks.' },
    [{ name: 'boot_sole.jpg', words: 'A boot sole.' }],
  ])
  const list = pairSeen('a red drum kit', files('drums.jpg'), [{ name: 'prices.pdf', before: 1, shows: false }])
  expect([Object.fromEntries(list.ofFile), list.meant]).toEqual([{ 0: 'A red drum kit.' }, []])
})

test.each<[seen: string, files: number, things: string[]]>([
  ['A teapot. Blueberries.', 2, ['A teapot', 'Blueberries']],
  [
    'The black teapot by the window. Blueberries for the jam. A book someone left.',
    3,
    ['The black teapot by the window', 'Blueberries for the jam', 'A book someone left'],
  ],
  ['a kettle; a cup, full; a spoon', 3, ['a kettle', 'a cup, full', 'a spoon']],
  ['a kettle; a cup, a spoon', 3, ['a kettle', 'a cup', 'a spoon']],
  ['A bride! A groom', 2, ['A bride!', 'A groom']],
  ['St. Mary’s at 8 a.m. on Sunday, the choir', 2, ['St. Mary’s at 8 a.m. on Sunday', 'the choir']],
  ['salt and pepper grinders on a table, fish and chips', 2, ['salt and pepper grinders on a table', 'fish and chips']],
  ['bed and breakfast tray, our dog', 2, ['bed and breakfast tray', 'our dog']],
  ['A dog in black and white, two people, a painting', 3, ['A dog in black and white', 'two people', 'a painting']],
  ['A dog in black and white', 2, ['A dog in black and white']],
  ['a teapot, blueberries and a book', 3, ['a teapot', 'blueberries', 'a book']],
  ['a teapot, blueberries, and a book', 3, ['a teapot', 'blueberries', 'a book']],
  ['flowers and candles', 2, ['flowers', 'candles']],
  ['flowers and candles', 1, ['flowers and candles']],
  ['a man and his dog', 2, ['a man and his dog']],
  ['a van and a bakery and a bus', 2, ['a van and a bakery and a bus']],
  ['a black, shiny pot, a loaf', 2, ['a black, shiny pot', 'a loaf']],
  ['a price of 1,250 dollars, a van', 2, ['a price of 1,250 dollars', 'a van']],
  ['a woman in a red coat, laughing', 1, ['a woman in a red coat, laughing']],
  ['a woman in a red coat, laughing', 0, ['a woman in a red coat, laughing']],
  ['red umbrella, white dots, two sneakers', 1, ['red umbrella, white dots, two sneakers']],
  ['the panel, palm trees behind. Hay, a fence in front', 2, ['the panel, palm trees behind', 'Hay, a fence in front']],
  ['the panel, palm trees behind\nhay, a fence', 2, ['the panel, palm trees behind', 'hay, a fence']],
  ['a woman, laughing, a van, a bus', 2, ['a woman, laughing', 'a van', 'a bus']],
  ['flowers, candles, cups', 2, ['flowers', 'candles', 'cups']],
  ['a loaf, a knife', 0, ['a loaf', 'a knife']],
  ['', 2, []],
  [
    '1) our green front 2) the shelves upstairs 3) old volumes',
    3,
    ['our green front', 'the shelves upstairs', 'old volumes'],
  ],
  ['1. the shaper 2. a board, wet 3. the beach at six', 3, ['the shaper', 'a board, wet', 'the beach at six']],
  ['1) the stage 2) a dragon 3) the moon', 2, ['the stage', 'a dragon', 'the moon']],
  ['Photos: (1) a cup, (2) two cups and (3) a pot.', 3, ['a cup', 'two cups', 'a pot']],
  ['photo 1 a cup, photo 2 is a pot', 2, ['a cup', 'a pot']],
  [
    'a. saddle before, cracked b. saddle after c. the bench',
    3,
    ['saddle before, cracked', 'saddle after', 'the bench'],
  ],
  [
    'first the sweep on the roof, second his brushes, third a fireplace',
    3,
    ['the sweep on the roof', 'his brushes', 'a fireplace'],
  ],
  ['no. 7 in the tunnel, a 1:87 station, 3 trains', 3, ['no. 7 in the tunnel', 'a 1:87 station', '3 trains']],
  [
    'Biscuit (orange, fluffy), Nori, half of Miso’s face',
    3,
    ['Biscuit (orange, fluffy)', 'Nori', 'half of Miso’s face'],
  ],
  ['“Mild, really” (green), “Hot” on toast', 2, ['“Mild, really” (green)', '“Hot” on toast']],
  ['a 24" pizza, a 12" pizza, an oven', 3, ['a 24" pizza', 'a 12" pizza', 'an oven']],
  ['a goat - two goats asleep – the barn', 3, ['a goat', 'two goats asleep', 'the barn']],
  ['- a suit\n- the veil, close\n- me, with bees', 3, ['a suit', 'the veil, close', 'me, with bees']],
  ['the door, then the fall', 2, ['the door', 'the fall']],
  ['a red hammock and a loom and hands', 3, ['a red hammock', 'a loom', 'hands']],
])('“%s” for %i files', (seen, count, things) => expect(thingsIn(seen, count)).toEqual(things))

test('nothing seen is nothing said', () => expect(paired('', 'IMG_1.jpg')).toEqual({}))
