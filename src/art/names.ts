/** The five accents of the palette. Ink text stands on each of them. */
export const accents = ['yolk', 'tomato', 'sky', 'mint', 'lilac'] as const
export type Accent = (typeof accents)[number]

/** Every object the house can draw. A name here has a drawing in `objects/`. */
export const objectNames = [
  'alarm-clock',
  'balloon',
  'banana',
  'brick',
  'briefcase',
  'cactus',
  'cake',
  'clapperboard',
  'cloud',
  'envelope',
  'espresso-cup',
  'filing-cabinet',
  'goldfish',
  'laptop',
  'lightbulb',
  'loaf',
  'megaphone',
  'milk-carton',
  'moon',
  'office-plant',
  'paint-bucket',
  'pan-with-egg',
  'pencil',
  'phone',
  'pigeon',
  'printer',
  'rubber-duck',
  'stapler',
  'toaster',
  'traffic-cone',
  'trophy',
  'typewriter',
  'washing-machine',
] as const
export type ObjectName = (typeof objectNames)[number]

/** The eight of the team, then the nine who reviewed us. */
export const personNames = [
  'ines-okafor',
  'walt-birnbaum',
  'priya-raman',
  'tomas-leal',
  'mei-lin-zhou',
  'amina-yusuf',
  'harpreet-gill',
  'dot-hargreaves',
  'carla-mendes',
  'gordon-pike',
  'hana-sato',
  'declan-roe',
  'bisi-adeyemi',
  'margaret-stone',
  'raj-malhotra',
  'samira-haddad',
  'ted-lindqvist',
] as const
export type PersonName = (typeof personNames)[number]

/** The eight client marks. */
export const markNames = ['plinth', 'halfway', 'ordinary', 'blank', 'quarterly', 'beige', 'tuesday', 'stet'] as const
export type MarkName = (typeof markNames)[number]

/** The eighteen posters, named for the client whose work they show. */
export const posterNames = [
  'toast-eventually',
  'pigeon-air',
  'night-shift-espresso',
  'duck-cover-insurance',
  'goldfish-reminders',
  'form-27-b',
  'printer-therapy',
  'second-banana',
  'brick-the-newsletter',
  'cactus-mattress-co',
  'nine-fifteen',
  'out-of-office',
  'local-cloud',
  'lid-dairy',
  'plant-unsupervised',
  'cone-zone',
  'everyone-gets-one',
  'a-bank-called-beige',
] as const
export type PosterName = (typeof posterNames)[number]

/** The four expressions of the face. There is no fifth. */
export const expressions = ['straight', 'smirk', 'glance', 'blink'] as const
export type Expression = (typeof expressions)[number]
