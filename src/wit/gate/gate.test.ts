import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type StraightSubject, straightSubjects } from '#content-model/gate-list.ts'
import { straightFacePage } from '#content-model/pages/company.ts'
import { gate } from '#wit/testing/gate-texts.ts'
import { vectors } from '#wit/testing/shipped-vectors.ts'
import { graveKinds } from './gate.ts'
import { gravenessOf, stack } from './model/gate-score.ts'

/** The sentences of a file under their headings ("# death"). */
function tables(file: string): [string, string[]][] {
  const text = readFileSync(fileURLToPath(new URL(`testing/${file}`, import.meta.url)), 'utf8')
  return text
    .split(/^# /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [kind = '', ...sentences] = part.trim().split('\n')
      return [kind, sentences.filter((sentence) => sentence !== '')]
    })
}

const grave = tables('grave.txt')
const harmless = tables('harmless.txt')
/** Subjects of /straight-face, and sentences about them as their senders write them. */
const promisedSentences: readonly [StraightSubject, string][] = [
  ['claims', 'Our fund guarantees a return of 8% a year.'],
  ['claims', 'Nine out of ten dentists recommend our toothpaste.'],
  ['claims', 'Clinically proven to reduce wrinkles.'],
  ['claims', 'You will earn $5,000 a month from home.'],
  ['claims', 'This investment has returned 9 percent every year since 2010.'],
  ['claims', 'The supplement supports healthy joints.'],
  ['claims', 'Our customers save an average of $240 a year.'],
  ['claims', 'Our platform has 99.9% uptime.'],
  ['claims', 'Our serum fades dark spots in two weeks.'],
  ['layoffs', 'The company is rightsizing its sales department.'],
  ['layoffs', 'We are laying off 120 people on Friday.'],
  ['layoffs', 'Your position has been eliminated.'],
  ['layoffs', 'We are parting ways with the marketing team.'],
  ['layoffs', 'The airline is cutting 300 pilots.'],
  ['layoffs', 'We will restructure the sales team.'],
  ['layoffs', 'We replace cashiers with kiosks.'],
  ['layoffs', 'We will outsource the payroll team.'],
  ['layoffs', 'We will automate the help desk.'],
  ['outages', 'The card readers are not working today.'],
  ['outages', 'The heating is off in the whole building.'],
  ['outages', 'Our phone lines are down until further notice.'],
  ['outages', 'Our service is down and we are investigating.'],
  ['outages', 'Customers cannot log in at the moment.'],
  ['outages', 'We experienced a data breach on March 3.'],
  ['outages', 'Power is out in three counties.'],
  ['recalls', 'We are recalling the K2 kettle, lots 0417 to 0422. Unplug it and do not use it.'],
  ['recalls', 'Stop using the charger immediately.'],
  ['recalls', 'Stop using the blender and return it to the store.'],
  ['recalls', 'The product has been recalled.'],
  ['recalls', 'Please bring back the mugs, which may shatter.'],
  ['recalls', 'We have found glass in some jars of our salsa.'],
  ['health', 'The muffins are made in a kitchen that uses peanuts.'],
  ['health', 'Please wash your hands before you see a patient.'],
  ['health', 'Take one tablet twice a day with food.'],
  ['health', 'She broke her leg.'],
  ['health', 'Your appointment with the oncologist is on Monday.'],
  ['severe-weather', 'A tornado warning is in effect until 9 p.m.'],
  ['severe-weather', 'The office is closed on Monday because of snow.'],
  ['severe-weather', 'All residents must evacuate by noon.'],
  ['severe-weather', 'The ferry is not running because of strong winds.'],
  ['severe-weather', 'Six inches of snow are expected tonight.'],
  ['consent', 'Your subscription renews automatically on May 1.'],
  ['consent', 'This meeting is being recorded.'],
  ['consent', 'Please sign the waiver before the climb.'],
  ['consent', 'Smile, you are on camera.'],
  ['consent', 'By clicking Accept you agree to our terms.'],
  ['consent', 'We have updated our privacy policy.'],
  ['consent', 'We use cookies to improve your experience.'],
  ['consent', 'You can withdraw your consent at any time.'],
]

const all = (list: [string, string[]][]) => list.flatMap(([, sentences]) => sentences)

describe('The gate of the try-outs', () => {
  it('says what kind of reason and which promised subject it has', () => {
    expect(gate.graveKind('The funeral is on Friday.')).toBe('death')
    expect(gate.graveKind('The damn printer is out of paper.')).toBe('profanity')
    expect(gate.graveKind('The meeting is on Friday.')).toBeUndefined()
    expect(gate.straightSubject('We are recalling the K2 kettle. Unplug it and do not use it.')).toBe('recalls')
    expect(gate.straightSubject('The meeting is on Friday.')).toBeUndefined()
  })

  it.each(['We lost Easter eggs in the garden.', 'The crash course was dead on Monday.'])(
    'takes no harmless neighbor for a name: %s',
    (sentence) => {
      expect(gate.graveKind(sentence)).toBeUndefined()
    },
  )

  it('is measured on at least 300 grave sentences and 300 harmless neighbors', () => {
    expect(all(grave).length).toBeGreaterThanOrEqual(300)
    expect(all(harmless).length).toBeGreaterThanOrEqual(300)
  })

  it('lets at most 3 in 100 grave sentences pass', () => {
    const missed = all(grave).filter((sentence) => !gate.isGrave(sentence))
    expect(missed.length / all(grave).length, missed.join('\n')).toBeLessThanOrEqual(0.03)
  })

  it('refuses at most 5 in 100 harmless neighbors', () => {
    const missed = all(harmless).filter((sentence) => gate.isGrave(sentence))
    expect(missed.length / all(harmless).length, missed.join('\n')).toBeLessThanOrEqual(0.05)
  })

  it.each(grave)('refuses what is about %s, with at most one exception', (_, sentences) => {
    const missed = sentences.filter((sentence) => !gate.isGrave(sentence))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1)
  })

  it.each(harmless)('lets the harmless neighbors of %s pass, with at most two exceptions', (_, sentences) => {
    const missed = sentences.filter((sentence) => gate.isGrave(sentence))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2)
  })

  it.each([
    ['capitals', 'THE FUNERAL IS ON FRIDAY.'],
    ['accents', 'The fúneral is on Friday.'],
    ['typographic apostrophes', 'He didn’t make it through the night.'],
    ['letters that are not seen', 'The fun\u00ADeral is on Friday.'],
    ['a grave detail at the end of a long text', `${'The meeting is at ten. '.repeat(40)}The funeral is at noon.`],
  ])('is not put off by %s', (_, text) => {
    expect(gate.isGrave(text)).toBe(true)
  })
})

describe('The gate of a brief', () => {
  it.each([
    'nurses',
    'Night-shift nurses and students',
    'Retired firefighters',
    'People who work in hospitals',
    'Hospital staff',
    'Vet clinic, open Sundays',
    'Teddy bear hospital',
    'Parents of a child who is crying right now',
    'Paramedics',
    'Rescue dogs for adoption',
    'Five-armed brass lamp, lit',
    'A 12-armed crystal chandelier',
    'Nail guns and glue guns for rent, $9 a day',
    'A field gun from the 1940s',
    'An army of antiques',
    'An army of garden gnomes',
    'The 21-gun salute on the pier',
    'Salute guns in the castle yard',
    'Army surplus coats and tin soldiers',
    'Military badges, medals and buttons',
    'man at the potter’s wheel, his hands and the white bowls',
    'tabletop players with a grey army',
    'Painted soldiers for wargamers',
    'Chess set, knights and soldiers carved from bone',
    'Paintball for birthdays, 12 guns',
    'Salvation Army band at the corner',
    'World War II posters, framed',
    'Retired police horses, riding lessons',
    'Robber and police costumes',
    'Fire truck for birthday parties',
    'Crime novels, used, $3',
    'A guillotine for paper',
    'A machete cutting coconuts',
    'A poison green sofa',
    'Acid-free paper',
    'Self defense class for women, Saturdays',
    'A prison turned into a hotel',
    'Hurricane lamps',
    'Dwarf apple trees',
    'Yoga in the church hall, opposite the church',
    'Cakes for weddings, baptisms and birthdays',
    'Wheelchair accessible',
    'Charred corn, drowned in butter',
  ])('takes a trade or a customer for one: %s', (words) => expect(gate.graveInBrief(words)).toBeUndefined())

  it.each([
    ['Funeral flowers', 'funeral'],
    ['Five armed men beside a lamp', 'armed'],
    ['A gun', 'gun'],
    ['A man shot with a nail gun', 'shot with a nail gun'],
    ['Guns and ammunition', 'guns'],
    ['His hands hit her, his hands on her neck', 'his hands'],
    ['Police killed a boy at the game', 'killed'],
    ['Soldiers and their weapons at war', 'weapons'],
    ['A robber with a gun in a shop', 'robber'],
    ['The army and its new tanks', 'army'],
    ['A child who was abused', 'abused'],
    ['Nurses who lost a patient', 'nurses'],
    ['People who cry themselves to sleep and kept crying at night', 'kept crying'],
  ])('names the words of what is grave: %s', (text, words) => expect(gate.graveInBrief(text)?.words).toBe(words))

  it('reads a field with the others around it', () => {
    expect(gate.graveInBrief('People with a grey army', 'Miniatures painted by hand')).toBeUndefined()
    expect(gate.graveInBrief('People with a grey army', 'Tanks')?.words).toBe('army')
    expect(gate.graveInBrief('Bread', 'Guns')).toBeUndefined()
  })

  it('lets no more grave sentences pass than that of keywords', () => {
    const missed = all(grave).filter((sentence) => gate.graveInBrief(sentence) === undefined)
    expect(missed.length / all(grave).length, missed.join('\n')).toBeLessThanOrEqual(0.03)
  })
})

describe('What /straight-face promises', () => {
  it('is what the gate leaves alone: each row is a subject of the gate, and each other kind of the gate is named', () => {
    expect(Object.keys(straightFacePage.subjects)).toEqual(straightSubjects)
    const inRows = ['illness', 'disability', 'disaster', 'layoffs', 'safety']
    const named = Object.keys(straightFacePage.also.kinds)
    expect([...named, ...inRows].sort()).toEqual([...graveKinds].sort())
  })

  it.each(promisedSentences)('a sentence about %s is left as it is: %s', (subject, sentence) => {
    expect(gate.graveness(sentence, vectors)).not.toBe('fine')
    expect([subject, undefined]).toContain(gate.straightSubject(sentence))
  })

  it('each row has a rule of its own that refuses', () => {
    const held = new Set(promisedSentences.map(([, sentence]) => gate.straightSubject(sentence)))
    expect(straightSubjects.filter((subject) => !held.has(subject))).toEqual([])
    expect(gate.graveness(straightFacePage.unchanged.sentence, vectors)).toBe('grave')
  })

  it.each([
    'Scheduled maintenance: Sunday, 2:00 to 4:00 a.m. ET.',
    'Light rain is expected in the afternoon.',
    'I recall that the meeting was at ten.',
    'We guarantee a quiet room on every floor.',
    'The bakery uses cookies from the oven next door.',
    'Calls that are recorded on the to-do list go to Dana.',
    'The site visit is down the street.',
    'A perfect storm of birthdays.',
    'Hot water will be shut off on Tuesday from 10 a.m. to 1 p.m.',
    'Prescription sunglasses are 30% off this month.',
    'This soap is gentle on hands.',
    'We are cutting the cake at 3 p.m.',
    'Do not use the elevator for furniture.',
    'A blizzard of emails is in my inbox.',
    'The budget needs a booster shot.',
    'Terminate the contract with the water vendor.',
  ])('says nothing of neighbors: %s', (sentence) => {
    expect(gate.straightSubject(sentence)).toBeUndefined()
  })

  it.each([
    'No further action is needed.',
    'Pay by card or with your phone.',
    'Please pay with cash or your card.',
    'Final reminder: the picnic is on Friday.',
  ])('is not certain about what only has its words: %s', (sentence) => {
    expect(gate.graveness(sentence, vectors)).not.toBe('grave')
  })
})

describe('Words that leave no doubt', () => {
  it.each([
    'The deadline to file for asylum is Friday at 5 p.m.',
    'The deadline to identify the remains is Friday at 5 p.m.',
    'Our webinar on opioids starts at 4 p.m.',
    'Our webinar on Islam starts at 4 p.m.',
    'Our sale ends at midnight because the bank is foreclosing.',
    'Our sale ends at midnight. Dad did not make it.',
    'Urns are 20% off this week.',
    'Our webinar on menopause and hot flashes starts at 4 p.m.',
    'The deadline to vacate your home is Friday at 5 p.m.',
    'Your account has been sent to collections.',
    'Your invoice is 90 days overdue and we will call a lawyer.',
    'Your electricity will be shut off unless you pay by Friday.',
    'Women in tech will meet on Thursday at 5 p.m.',
    'She left me for the dentist.',
    'We will sue you.',
  ])('get no joke, whatever stands around them: %s', (sentence) => {
    expect(gate.graveness(sentence, vectors)).not.toBe('fine')
  })

  it.each([
    'His funeral is on Friday at 10.',
    'She was diagnosed with cancer last week.',
    'Your account has been sent to collections.',
    'She left me for the dentist.',
    'We will sue you.',
  ])('refuse where the rest of a sentence says nothing else: %s', (sentence) => {
    expect(gate.graveness(sentence, vectors)).toBe('grave')
  })

  it.each(['AIDS test', 'urns', 'opioids'])('hold of keywords too: %s', (keyword) => {
    expect(gate.isGrave(keyword)).toBe(true)
  })

  it.each([
    'The coffee urn is on the second floor.',
    'The stamp collection is on display.',
    'A friendly reminder that invoice 114 is due on Friday.',
    'The cache eviction policy is least recently used.',
    'The widow on page 12 can be fixed by tightening the lines.',
  ])('leave their harmless neighbors alone: %s', (sentence) => {
    expect(gate.graveness(sentence, vectors)).not.toBe('grave')
  })
})

describe('The rules and the model of the gate together', () => {
  it('refuse above one threshold, and are careful between it and a lower one', () => {
    const scoreFor = (sum: number) => (sum - stack.bias) / stack.score
    expect(stack.grave).toBeGreaterThan(stack.careful)
    expect(gravenessOf(scoreFor(stack.grave + 0.01), undefined)).toBe('grave')
    expect(gravenessOf(scoreFor(stack.grave - 0.01), undefined)).toBe('careful')
    expect(gravenessOf(scoreFor(stack.careful + 0.01), undefined)).toBe('careful')
    expect(gravenessOf(scoreFor(stack.careful - 0.01), undefined)).toBe('fine')
  })

  it('hear a grave sentence at the end of a long harmless text', () => {
    const text = `${'The meeting is at ten in the large room. '.repeat(20)}The funeral of her mother is on Friday.`
    expect(gate.graveness(text, vectors)).toBe('grave')
  })

  it('refuse every swear word, however harmless the sentence', () => {
    expect(gate.graveness('The f*cking meeting is at ten.', vectors)).toBe('grave')
    expect(gate.graveness('Our damn webinar starts at 4 p.m. on Tuesday.', vectors)).toBe('grave')
    expect(gate.graveness('Our webinar starts at 4 p.m. on Tuesday.', vectors)).toBe('fine')
  })
})
