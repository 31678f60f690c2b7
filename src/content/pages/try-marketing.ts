import { tryMessages, tryPaths } from '#content/pages/try.ts'

/** What may be typed for a script, in characters as people count them, and how many files are read. */
export const marketingLimits = { product: 120, seen: 300, audience: 60, files: 20 } as const

/** Where words are looked at before a script is made of them, and where a press of Fell flat is counted. */
export const marketingPaths = { gravity: '/api/try/gravity', flat: tryPaths.flat } as const

export const marketingWords = {
  title: 'Try it on a camera roll',
  lines: ['Try it on a', 'camera roll'],
  product: 'Product',
  productPlaceholder: 'Bread, delivered before 7',
  seen: 'What is seen',
  seenPlaceholder: 'A clock at 6:40, a loaf, a toaster',
  audience: 'Target audience',
  audiencePlaceholder: 'People who are not up yet',
  length: 'Length in seconds',
  write: 'Write the script',
  sent: 'Pressing sends these words to us for one look. None are kept. The files stay with you.',
  missing: 'Say what it is. We will not guess.',
  long: 'That is {count} characters. We read up to {most}. All of it is still here.',
  limit: 'That is a lot of scripts from one address. Wait a few minutes, then press again.',
  broken: 'That did not work. It was not your files. Try again.',
  refused: tryMessages.refused,
  // Files.
  drop: 'Drop photos and videos here.',
  dropTouch: 'Photos and videos go here.',
  letGo: 'Let go.',
  choose: 'Choose files',
  stays: 'Nothing is uploaded. Your browser reads the files and tells only you.',
  files: 'Your files',
  photo: 'Photo',
  video: 'Video',
  portrait: 'Portrait',
  landscape: 'Landscape',
  square: 'Square',
  dark: 'Dark',
  even: 'Even light',
  bright: 'Bright',
  palette: 'Colors: {names}',
  shots: '{count} shots, cut at {times}',
  remove: 'Remove {name}',
  removed: '{name} is off the list. The file is where it was.',
  reading: 'Looking at it.',
  tooMany: 'Twenty are plenty. The other {count} were left out.',
  minute: 'Only its first minute was looked at.',
  unseen: 'The pictures of this kind of video can’t be looked at here. Its length and size will do.',
  notMedia: 'Not a photo or a video. It was left where it is.',
  stopsHalfway: 'This file stops halfway. Choose another copy.',
  damaged: 'This file is damaged. Choose another copy.',
  empty: 'This file is empty. We read all of it.',
  program: 'A drawing with a program in it. We did not open it.',
  drawing: 'A drawing. A photo of it will do.',
  unknownFormat: 'Your browser can’t open this kind of photo. A JPEG or a PNG will do.',
  huge: 'That is a lot of photo. Choose one under 100 MB.',
  // The script.
  example: 'An example from our drawer.',
  made: 'Put together from your files and your words. Read it before you film it.',
  madeWithout: 'Put together from your words. Read it before you film it.',
  seconds: 'Seconds',
  picture: 'Picture',
  sound: 'Sound',
  voice: 'Voice',
  totalSeconds: '{count} seconds',
  totalWords: '{count} words',
  onePause: 'One pause',
  pauses: '{count} pauses',
  rate: 'Spoken at no more than 2.3 words a second',
  download: 'Download as text',
  print: 'Print',
  another: 'Another',
  noMore: 'No more',
  flat: 'Fell flat',
  noScript:
    'Your browser does the reading here, and for that it needs JavaScript. It is off. Below is an example, made of two photos and a video.',
} as const

/** What the example script is made of: the files of a bakery that is none of ours. */
export const marketingExample = {
  slug: 'marketing',
  kind: 'stand-by-it',
  product: 'Bread, delivered before 7',
  seen: 'A clock at 6:40, a loaf, a toaster',
  audience: 'People who are not up yet',
  length: 15,
  footage: [
    { kind: 'photo', name: 'clock.jpg', width: 4032, height: 3024, light: 'bright', palette: [] },
    { kind: 'photo', name: 'loaf.jpg', width: 3024, height: 3024, light: 'even', palette: [] },
    {
      kind: 'video',
      name: 'toaster.mp4',
      width: 1080,
      height: 1920,
      palette: [],
      seconds: 11,
      shots: [
        { from: 0, to: 4 },
        { from: 4, to: 7 },
        { from: 7, to: 11 },
      ],
    },
  ],
  /** A drawing for each file. */
  drawings: [
    { object: 'alarm-clock', ground: 'sky' },
    { object: 'loaf', ground: 'lilac' },
    { object: 'toaster', ground: 'mint' },
  ],
} as const
