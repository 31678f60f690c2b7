import { describe, expect, test } from 'vitest'
import { hasNeeds, readNeeds, wordsIn } from './needs.ts'
import { read } from './reading/reading.ts'

const meets = (message: string, needs: string) => hasNeeds(readNeeds(needs), wordsIn(read(message)))

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

  test.each(['', 'parking + ', 'parking - a - b', '@weather + rain'])('cannot be read from “%s”', (needs) => {
    expect(() => readNeeds(needs)).toThrow('cannot be read')
  })
})
