import type { Situation } from './situation.ts'

/** Transit, parking apps and the way there. */
export const transportSituations: readonly Situation[] = [
{
id: 'fare',
thing: ['fare', 'ticket', 'bus ticket', 'day pass'],
anyKind: true,
event: ['cost', 'be', 'rise', 'go up', 'increase', 'buy', 'require', 'available'],
when: ['now', 'coming'],
unless: ['sold', 'concert', 'raffle', 'welfare', 'speed', 'police', 'not', 'airline', 'late', 'cancel'],
with: ['fare', 'bus', 'train', 'ride', 'machine', 'transit', 'ferry', 'tram', 'subway'],
why: 'The machine wants the other coin.',
lines: [
{ dryness: 'sandy', text: 'The machine would like the coin you just gave away.' },
{ dryness: 'crisp', text: 'Whistling at the window does not count as payment.' },
{ dryness: 'arid', text: 'A bill with a crease will be returned until it is embarrassed.' },
],
},
{
id: 'ticket-machine',
thing: ['ticket machine', 'vending machine', 'change machine', 'pay station', 'parking meter', 'kiosk', 'parking machine'],
anyKind: true,
event: ['give', 'accept', 'take', 'out of order', 'break', 'return', 'broken', 'down', 'out of service'],
when: ['now', 'past', 'coming'],
why: 'Machines have taste in coins.',
lines: [
{ dryness: 'sandy', text: 'It prefers coins it has not seen today.' },
{ dryness: 'crisp', text: 'Rubbing the coin on the machine is a tradition, not a repair.' },
{ dryness: 'arid', text: 'A firm knock on the side is not listed among its functions.' },
],
},
{
id: 'escalator-stand',
thing: ['escalator', 'aisle', 'hallway', 'walkway', 'path', 'sidewalk', 'exit', 'corridor'],
anyKind: true,
event: ['stand', 'keep', 'keep clear', 'clear'],
mood: 'any',
unless: ['fire', 'emergency', 'ambulance', 'snow', 'ice', 'evacuation', 'safety'],
with: ['right', 'clear', 'left', 'free'],
why: 'A path is defined by the people on it.',
lines: [
{ dryness: 'sandy', text: 'It works best as a place on the way to another.' },
{ dryness: 'crisp', text: 'Standing there thinking is best done on a bench.' },
{ dryness: 'arid', text: 'Sudden stops for a message are not covered.' },
],
},
{
id: 'bus-stop-moved',
thing: ['bus stop', 'stop', 'taxi stand', 'pickup point', 'platform', 'gate', 'meeting point', 'track'],
anyKind: true,
event: ['move', 'change', 'relocate'],
when: ['past', 'coming', 'now'],
unless: ['please', 'cannot', 'music', 'gate code', 'software', 'not', 'data', 'social', 'career', 'video', 'record', 'media', 'trading', 'ios'],
why: 'Crowds on the wrong side know each other.',
lines: [
{ dryness: 'sandy', text: 'Those at the old one will have each other.' },
{ dryness: 'crisp', text: 'Please check which side of the street you are brave on.' },
{ dryness: 'arid', text: 'People waiting confidently in the wrong place are to be approached gently.' },
],
},
{
id: 'carpool',
thing: ['carpool', 'ride', 'lift'],
event: ['share', 'need', 'offer', 'take', 'organize', 'join'],
when: ['now', 'coming'],
mood: 'any',
unless: ['out', 'roller', 'thrill', 'elevator', 'bike', 'fare', 'cost', 'horse', 'drunk', 'hospital', 'emergency'],
with: ['carpool', 'share', 'ride', 'offsite', 'airport'],
why: 'The radio decides friendships.',
lines: [
{ dryness: 'sandy', text: 'The driver chooses the music and the temperature.' },
{ dryness: 'crisp', text: 'The front seat is taken by whoever says so first.' },
{ dryness: 'arid', text: 'Singing along is decided by majority.' },
],
},
]
