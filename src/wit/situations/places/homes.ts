import type { Situation } from '../situation.ts'

/** Real estate and tenants. */
export const homesSituations: readonly Situation[] = [
  {
    id: 'power-off',
    thing: ['power', 'electricity', 'power supply'],
    event: ['shut off', 'turn off', 'off', 'interrupt', 'cut off', 'out', 'go out'],
    when: ['coming', 'now'],
    unless: ['storm', 'emergency', 'hospital', 'phone', 'button', 'device', 'press'],
    why: 'It counts who depends on sockets.',
    lines: [
      { dryness: 'sandy', text: 'Anything with a clock will need to be told the time afterward.' },
      { dryness: 'arid', text: 'Conversation runs on its own supply.' },
    ],
  },
]
