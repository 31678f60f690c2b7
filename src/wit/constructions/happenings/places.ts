import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

const otherSide: Record<string, string> = { left: 'right', right: 'left' }

/** Where things are, hang and are kept. */
export const places = [
  frame({
    id: 'on-the-left',
    why: 'A fact about the way back.',
    is: [
      "(?:the|our)(?: [\\w'-]+){1,3}(?<be> is| are) (?:down|along|at the end of|up|through|past) (?:the )?[\\w ]+?,? on (?:the|your) (?<side>left|right)",
      "(?:the|our)(?: [\\w'-]+){0,3} (?:room|restroom|restrooms|bathroom|office|exit|elevator|elevators|stairs|kitchen|library|cafeteria|door|entrance|lounge|gym|desk)(?<be> is| are) on (?:the|your) (?<side>left|right){tail}",
    ],
    unless: /\b(?:politic\w+|wing|bottom|top|button|corner|screen|page)\b/,
    fits: [
      "The ladies' room is down the hall on the left.",
      'The elevators are on your right after the lobby.',
      'The library is down the corridor on the right.',
    ],
    near: ['The button is on the left.', 'The invoice is on the left.'],
    lines: ({ slot, plural }) => {
      const back = otherSide[slot('side')]
      return [crisp(`On the way back, ${plural ? 'they are' : 'it is'} on the ${back}.`)]
    },
  }),
  frame({
    id: 'taped-up',
    why: 'How long such a notice lasts.',
    is: [
      '(?:the|a|our|this)(?: [\\w-]+){0,3}? (?<head>schedules?|lists?|signs?|plans?|maps?|notes?|menus?|notices?|instructions|rota|roster|flyers?|posters?)(?<be> is| are) (?:taped|stuck|pinned|glued|attached with tape) to (?:the|our|your|my) {np}{tail}',
    ],
    fits: [
      'The lifeguard schedule is taped to the office door.',
      'The floor plan is pinned to the wall by the lift.',
      'The key list is taped to the cabinet.',
    ],
    near: ['The interview was taped.'],
    lines: ({ they, it, is }) => [crisp(`${they} ${is} as permanent as what holds ${it}.`)],
  }),
  frame({
    id: 'in-shared-drive',
    why: 'How folders are named.',
    is: [
      "(?:the|our|all|my)(?: [\\w'%#-]+){1,7}(?<be> is| are) (?:now )?(?:saved |stored |available |filed )?(?:in|on|under|to) (?:the|our) (?:[\\w-]+ )?(?:shared (?:drive|folder)|drive|team folder|project folder|google drive|dropbox){tail}",
      "(?:minutes|notes|slides|photos|files|templates)(?: [\\w'-]+){0,7}(?<be> is| are) (?:now )?(?:in|on) the (?:[\\w-]+ )?(?:shared (?:drive|folder)|drive|folder){tail}",
    ],
    fits: [
      'Minutes from the last board meeting are in the shared drive.',
      'The new template is in the team folder.',
      'All photos are saved in the shared folder.',
    ],
    near: ['The drive takes an hour.'],
    lines: ({ they, is, it }) => [
      crisp('The name of the folder made sense at the time.'),
      arid(`${they} ${is} near several things that look like ${it}.`),
    ],
  }),
  frame({
    id: 'wifi-password-at',
    why: 'A public secret.',
    is: ['(?:the )?(?:wi-?fi|guest|internet) password is (?:on|by|above|posted|written|printed|taped) .+'],
    unless: /\b(?:front desk|reception|request)\b/,
    fits: [
      'Wi-Fi password is on the chalkboard by the pastries.',
      'The Wi-Fi password is on the back of the menu.',
      'The guest password is posted by the door.',
    ],
    near: ['The Wi-Fi password has changed.'],
    lines: () => [sandy('You will say it aloud while typing.')],
  }),
  frame({
    id: 'thing-in-place',
    why: 'Where things are meant to be.',
    is: [
      '(?:the )?(?:extra |spare |clean |fresh |new |more |additional )*(?<head>towels?|blankets?|pillows?|mugs|cups|plates|napkins|forks|spoons|scissors|stapler|staples|tape|pens|markers|batteries|chargers?|charger|adapters?|extension cords?|umbrellas?|light bulbs|trash bags|paper towels|sponges|broom|mop|vacuum|ladder|step stool|toolbox|corkscrew|can opener|remote|hdmi cable|key|spare key|keys|spare keys|hand truck|dolly|printer paper|envelopes|stamps|filters|whiteboard markers)(?: for (?:the )?[\\w ]+)?(?<be> is| are) (?:kept |stored |now |always )?(?:in|on|under|behind|above|next to|inside|below) (?:the|a|my|our) {np}',
    ],
    unless: /\b(?:first|aid|epi|fire|sale|price|order)\b/,
    fits: [
      'Extra blankets are in the closet.',
      'The ladder is behind the door.',
      'The scissors are in the top drawer.',
    ],
    near: ['The scissors are new.'],
    lines: ({ slot, they, it, plural }) => [
      crisp(`If ${they} ${plural ? 'are' : 'is'} not there, you are not the first.`),
      /^(?:scissors|stapler|ladder|step stool|broom|mop|remote|charger|vacuum|toolbox|hand truck|dolly)$/.test(
        slot('head'),
      ) && sandy(`Putting ${it} back is how this sentence stays true.`),
    ],
  }),
  frame({
    id: 'keeps-thing-at',
    why: 'A secret is over.',
    is: ['(?:the|our)(?: [\\w-]+){1,2} keeps the (?:spare |extra |good )[\\w ]+? (?:in|under|behind|on) the {np}'],
    unless: /\b(?:keys?)\b/,
    fits: [
      'The receptionist keeps the spare charger in the plant pot.',
      'The janitor keeps the spare ladder under the stairs.',
      'The manager keeps the good stapler behind the printer.',
    ],
    near: ['The river keeps the town in the valley.'],
    lines: () => [crisp('It was a good hiding place until this sentence.')],
  }),
  frame({
    id: 'stop-location',
    why: 'Up to when there is a way back.',
    is: ['(?:our|the) new (?:address|office) is (?:at|in|on) .+'],
    fits: [
      'Our new address is at 14 Canal Street.',
      'The new office is on the third floor.',
      'Our new office is in the old post office.',
    ],
    near: ['Our new store is in Dayton.', 'Our new office is quiet.'],
    lines: () => [sandy('Feet take about a month to learn it.')],
  }),
]
