import { expect, test } from 'vitest'
import { isProfane } from './profanity.ts'

test.each([
  ...['f*ck', 'F*CKING', 'f*k', 'f**k', 'f#@%k', 'f--k'],
  ...['s*t', 's#@t', 's*it', 's--t', 'sh*t', 'sh#%t', 'sh*tty'],
  ...['b*tch', 'b##tch', 'b*ch', 'b#ch', 'b--ch'],
  ...['a##', 'a@#hole', 'd*ck', 'd##ck', 'c*nt', 'c##nt', 'bull****', 'as**'],
])('%s is a swear word behind signs', (word) => {
  expect(isProfane(word)).toBe(true)
  expect(isProfane(`The ${word} meeting is at ten.`)).toBe(true)
})

test.each([
  ...['shit', 'sh!t', '@ss', 'fuuuck', 'damn', 'damned', 'goddamn', 'goddammit', 'crap', 'crappy'],
  ...['pissed', 'prick', 'WTF', 'What the hell'],
])('%s is a swear word', (word) => {
  expect(isProfane(word)).toBe(true)
})

test.each([
  ...[
    'shiitake',
    'cockpit',
    'peacock',
    'shuttlecock',
    'fire-retardant',
    'damnation',
    'Pissarro',
    'Scunthorpe',
    'class',
  ],
  ...['scrap', 'prickly', 'the hello', 'bring your own shell'],
  ...['2*3', 'x*y', 'A#1', 'a*', 'fork', 'f/k', 'set', 'shut', 's t', 'batch', 'such', 'dock', 'count', 'duck'],
  ...['wow!!', '5%', 'as* is', 'wait--ck'],
])('%s is none', (text) => {
  expect(isProfane(text)).toBe(false)
})
