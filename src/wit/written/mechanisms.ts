/** A mechanism of a joke. The prompt asks for one result in each, so that no two are the same joke. */
interface Mechanism {
  /** The instruction for the service. */
  readonly how: string
  /** The explanation of such a result for readers. */
  readonly why: string
}

export const mechanismNames = [
  'taken-literally',
  'consequence',
  'exactness',
  'understatement',
  'exception',
  'recognition',
  'definition',
  'one-step-further',
] as const
export type MechanismName = (typeof mechanismNames)[number]

export const mechanisms: Readonly<Record<MechanismName, Mechanism>> = {
  'taken-literally': {
    how: 'take one word or phrase of the sentence at its literal meaning',
    why: 'A word taken at its word.',
  },
  consequence: {
    how: 'state the small practical consequence that nobody mentions',
    why: 'What follows from it, and is usually left out.',
  },
  exactness: {
    how: 'be official about something too small for it, without a number',
    why: 'Too exact for something this small.',
  },
  understatement: {
    how: 'say less than there is to say',
    why: 'Says less than there is to say.',
  },
  exception: {
    how: 'grant or refuse an exception that nobody would ask for',
    why: 'An exception that nobody asked for.',
  },
  recognition: {
    how: 'state what people really do in this case',
    why: 'What people do, put down as a rule.',
  },
  definition: {
    how: 'define a word of the sentence by how it is used at work',
    why: 'A word, defined by how it is used.',
  },
  'one-step-further': {
    how: 'follow the logic of the sentence one step too far',
    why: 'Its own logic, one step too far.',
  },
}
