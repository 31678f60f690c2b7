import { type Footage, type Material, orientationOf, ratioOf, type StoryPhoto, type Video } from './material.ts'
import { capitalized, inWords } from './spoken.ts'
import { pause, product, type StoryKind, say } from './story-draft.ts'

/** The share of a picture from which a color counts as its main one. */
const most = 0.5
const million = 1_000_000
/** The highest number of megapixels that can be spoken in the shortest script. */
const mostMillions = 99

const isPhoto = (footage: Footage): footage is StoryPhoto => footage.kind === 'photo'
const isMoving = (footage: Footage) => footage.kind === 'photo' && footage.moves === true
const isVideo = (footage: Footage): footage is Video => footage.kind === 'video'
const withCut = ({ footage }: Material) => footage.filter(isVideo).find(({ shots }) => shots.length > 1)
const inLight = (light: 'dark' | 'bright') => (material: Material) =>
  material.footage.find((footage) => footage.light === light)
/** Least ratio of the sides at which a picture stands, and at which it lies. */
const stands = 1.2
const lies = 2
const standing = (orientation: 'portrait' | 'landscape', least: number) => (material: Material) =>
  material.footage.find((footage) => orientationOf(footage) === orientation && ratioOf(footage) >= least)
const mostlyOneColor = ({ footage }: Material) =>
  footage.find(({ palette: [first] }) => first !== undefined && first.share >= most)
const withPixels = ({ footage }: Material) =>
  footage.filter(isPhoto).find(({ width, height }) => {
    const millions = Math.floor((width * height) / million)
    return millions >= 2 && millions <= mostMillions
  })
/** Whole minutes that a script is shorter than its video. */
const spared = (video: Video, { length }: Material) => Math.floor((video.seconds - length) / 60)
const long = (material: Material) => material.footage.filter(isVideo).find((video) => spared(video, material) >= 2)

interface Story<Found> {
  title(found: Found): string
  drafts(found: Found, material: Material): ReturnType<StoryKind['drafts']>
}

/** Makes a kind of story about the file that `pick` finds. */
const about = <Found>(id: string, pick: (of: Material) => Found | undefined, story: Story<Found>): StoryKind => ({
  id,
  title: (material) => [pick(material)].flatMap((found) => (found ? story.title(found) : []))[0],
  drafts: (material) => [pick(material)].flatMap((found) => (found ? story.drafts(found, material) : [])),
})

/** Pixels as spoken, rounded down. */
function pixels({ width, height }: StoryPhoto): string {
  const millions = Math.floor((width * height) / million)
  const over = width * height > millions * million ? 'over ' : ''
  return `${over}${inWords(millions)} million pixels`
}

/** Whole minutes as spoken; in hours from a hundred minutes on. */
function time(minutes: number): string {
  if (minutes < 100) return `${inWords(minutes)} minutes`
  const hours = Math.floor(minutes / 60)
  return `over ${hours === 1 ? 'an hour' : `${inWords(hours)} hours`}`
}

const counted = (number: number, thing: string) => `${inWords(number)} ${thing}${number === 1 ? '' : 's'}`

function countOf({ footage }: Material): string {
  const moving = footage.filter(isMoving).length
  const photos = footage.filter(isPhoto).length - moving
  const videos = footage.filter(isVideo).length
  return Object.entries({ photo: photos, animation: moving, video: videos })
    .flatMap(([thing, number]) => (number > 0 ? counted(number, thing) : []))
    .join(', ')
}

/** Kinds of story about the measurements of files. */
export const kindsOfFootage: readonly StoryKind[] = [
  about('cut', withCut, {
    title: () => 'There is a cut coming',
    drafts: (video, material) => [
      say(6, 'A cut is coming.', video),
      pause(6, 'Nothing. That was the cut.', video),
      say(15, 'That was it.', 'same'),
      say(30, 'It came with the video.', 'same'),
      product(material),
      say(30, 'You handled the cut well.'),
      pause(30, 'Nothing. Give them a moment.', 'same'),
      say(60, 'Another one may follow.'),
      pause(60, 'Nothing. Do not say when.', 'next'),
      say(60, 'That concludes the cuts.', 'same'),
    ],
  }),
  about('still', ({ footage }) => footage.filter(isPhoto).find((photo) => !isMoving(photo)), {
    title: () => 'It is a photo',
    drafts: (photo, material) => [
      say(6, 'Watch closely.', photo),
      pause(6, 'Nothing. Hold the photo.', 'same'),
      say(6, 'It is a photo.', 'same'),
      say(30, 'We will show it again.', 'same'),
      pause(30, 'Nothing. Hold the same photo.', 'same'),
      say(30, 'It went the same way.', 'same'),
      product(material),
      say(60, 'There is no third showing.', photo),
      pause(60, 'Nothing. Hold it in any case.', 'same'),
      say(60, 'That one was a courtesy.', 'same'),
    ],
  }),
  about('spared', long, {
    title: () => 'What we left out',
    drafts: (video, material) => [
      say(6, `We left out ${time(spared(video, material))}.`, video),
      pause(6, 'Nothing. This was kept.', 'same'),
      say(15, 'They are still in the video.', 'same'),
      product(material),
      say(30, 'We had to choose.', video),
      pause(30, 'Nothing. This was chosen.', 'same'),
      say(60, 'Each one was a minute long.', 'same'),
      pause(60, 'Nothing. This is not one of them.', 'same'),
      say(60, 'It made the choice harder.', 'same'),
    ],
  }),
  about('dark', inLight('dark'), {
    title: () => 'Your screen is on',
    drafts: (footage, material) => [
      say(6, 'Your screen is on.', footage, 6),
      say(15, 'This picture is dark.', footage),
      pause(6, 'Nothing. Let their eyes adjust.', 'same'),
      say(15, 'Your eyes are adjusting.', 'same'),
      say(15, 'Your screen is not.', 'same'),
      product(material),
      say(30, 'Here it is again, as dark as before.', footage),
      pause(30, 'Nothing. Touch no switch.', 'same'),
      say(60, 'We could turn on a light.', 'same'),
      pause(60, 'Nothing. Turn on no light.', 'same'),
      say(60, 'Your eyes have only just adjusted.', 'same'),
    ],
  }),
  about('bright', inLight('bright'), {
    title: () => 'Your screen is fine',
    drafts: (footage, material) => [
      say(6, 'Your screen is fine.', footage),
      pause(6, 'Nothing. Let them check.', 'same'),
      say(15, 'It is only the picture.', 'same'),
      product(material),
      say(30, 'You may look away from it.', footage),
      pause(30, 'Nothing. Wait for them.', 'same'),
      say(30, 'It is as bright as before.', 'same'),
      say(60, 'Squinting counts as watching.', 'same'),
      pause(60, 'Nothing. Dim nothing.', 'same'),
      say(60, 'Now your eyes have adjusted.', 'same'),
    ],
  }),
  about('color', mostlyOneColor, {
    title: ({ palette: [first] }) => `Mostly ${first?.name}`,
    drafts: (footage, material) => {
      const [first, second] = footage.palette
      return [
        say(6, `This is mostly ${first?.name}.`, footage),
        pause(6, 'Nothing. Let them check.', 'same'),
        product(material),
        say(15, `The rest is not ${first?.name}.`, footage),
        ...(second && second.share >= 0.03 && second.name !== first?.name
          ? [
              say(30, `Some of the rest is ${second.name}.`, 'same'),
              pause(30, 'Nothing. Let them find it.', 'same'),
              say(60, 'You need not choose.', 'same'),
            ]
          : [
              pause(30, 'Nothing. It is their turn to look.', 'same'),
              say(60, 'You need not look at the rest.', 'same'),
            ]),
        pause(60, 'Nothing. Leave the colors on.', 'same'),
        say(60, `It ends as it began, mostly ${first?.name}.`, 'same'),
      ]
    },
  }),
  about('standing', standing('portrait', stands), {
    title: () => 'You may sit',
    drafts: (footage, material) => [
      say(6, 'The picture stands. You may sit.', footage, 6),
      say(15, 'This picture is standing up.', footage),
      pause(6, 'Nothing. Let them find a chair.', 'same'),
      say(15, 'You may sit.', 'same'),
      product(material),
      say(30, 'The picture will stand to the end.', footage),
      pause(30, 'Nothing. Hold it upright.', 'same'),
      say(60, 'Please do not offer it a chair.', 'same'),
      pause(60, 'Nothing. Bring no chair.', 'same'),
      say(60, 'Thank you for sitting.', 'same'),
    ],
  }),
  about('lying', standing('landscape', lies), {
    title: () => 'The picture is lying down',
    drafts: (footage, material) => [
      say(6, 'This picture is lying down.', footage),
      pause(6, 'Nothing. Do not wake it.', 'same'),
      say(15, 'You may lie down too.', 'same'),
      product(material),
      say(30, 'The picture is wider than it is tall.', footage),
      pause(30, 'Nothing. Leave it on its side.', 'same'),
      say(60, 'It will not get up for this.', 'same'),
      pause(60, 'Nothing. Do not ask it to.', 'same'),
      say(60, 'Neither should you.', 'same'),
    ],
  }),
  about('pixels', withPixels, {
    title: (photo) => capitalized(pixels(photo)),
    drafts: (photo, material) => [
      say(6, `${capitalized(pixels(photo))}.`, photo),
      pause(6, 'Nothing. Let them count.', 'same'),
      say(15, 'Please look at all of them.', 'same'),
      product(material),
      say(30, 'You skipped some.', photo),
      pause(30, 'Nothing. Let them catch up.', 'same'),
      say(60, 'The ones in the corner count too.', 'same'),
      pause(60, 'Nothing. Wait by the corner.', 'same'),
      say(60, 'That will do.', 'same'),
    ],
  }),
  {
    id: 'inventory',
    title: ({ footage }) => (footage.length > 1 ? 'An inventory' : undefined),
    drafts: (material) => [
      say(6, `We have ${countOf(material)}.`),
      pause(6, 'Nothing. Let them be counted.'),
      say(15, 'You have now seen some.'),
      product(material),
      say(30, 'Here they are again.'),
      pause(30, 'Nothing. Allow for slow counters.'),
      say(30, 'The number has not changed.'),
      say(60, 'You may check our figures.'),
      pause(60, 'Nothing. Wait for the result.'),
      say(60, 'We have the same one.'),
    ],
  },
]
