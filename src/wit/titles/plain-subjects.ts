/** Words of subjects that get no joke in a title, with the name of the subject. Whole words, also in the plural. */
const subjects = {
  medicine:
    'medicine medication medical medicare medicaid drug pill dose dosage symptom treatment therapy therapist cancer tumor diabetes diabetic insulin doctor dentist dental hospital clinic nurse nursing surgery surgeon surgical vaccine vaccination pregnancy pregnant fertility ivf miscarriage menopause blood cholesterol anxiety depression depressed adhd autism bipolar ptsd dementia alzheimer alzheimers parkinson stroke seizure epilepsy allergy allergies allergic asthma pain ache headache migraine arthritis injury infection virus flu covid fever rash acne eczema vitamin supplement melatonin antibiotic ibuprofen aspirin diet weight-loss obesity ozempic rehab addiction alcoholism sober sobriety disability wheelchair hearing-aid prosthetic orthopedic orthotic physiotherapy chiropractor hospice caregiver patient health mental-health sleep-apnea insomnia cpap diagnosis disease syndrome disorder wound bandage prescription pharmacy std hiv',
  money:
    'loan mortgage credit debt insurance insurer tax taxes taxation irs invest investing investment investor index-fund mutual-fund hedge-fund dividend annuities stock stocks bond bonds etf crypto bitcoin ethereum pension retirement 401k ira roth annuity bank banking finance financial refinance refinancing bankruptcy foreclosure payday overdraft wage salary payroll budgeting savings interest lender lending broker brokerage forex trading credit-score alimony inheritance trust grant scholarship tuition student-loan fafsa lottery gambling casino betting',
  law: 'lawyer attorney law legal lawsuit divorce custody visa immigration asylum eviction probate notary litigation court bail settlement compliance gdpr hipaa',
  safety:
    'safety safe smoke-detector smoke-alarm detector carbon-monoxide extinguisher fire helmet car-seat seatbelt life-jacket first-aid emergency poison poisonous toxic asbestos radon mold lead gun rifle pistol ammunition ammo firearm knife-attack alarm security burglar self-defense pepper-spray baby-gate childproof childproofing babyproofing recall evacuation hurricane tornado earthquake wildfire flood electrocution gas-leak propane fireworks seat-belt baby infant newborn',
  affairs:
    'climate-change global-warming climate-crisis war genocide abortion racism election elections voting refugee poverty homelessness immigration-policy extinction deforestation pollution nuclear terrorism slavery holocaust colonialism death-penalty gender-equality human-rights hunger famine',
} as const

export type PlainSubject = keyof typeof subjects

const known = Object.entries(subjects).flatMap(([subject, words]) =>
  words.split(' ').map((word) => [word.replaceAll('-', ' '), subject as PlainSubject] as const),
)
const single = new Map(known.filter(([word]) => !word.includes(' ')))
const phrases = known.filter(([word]) => word.includes(' '))

/** "Stock" in a kitchen and "lead" at work are neither money nor danger. */
const harmless =
  /\b(?:(?:chicken|beef|vegetable|bone|fish) stock|stock photos?|leads? generation|sales leads?|lead magnet|food safe|oven safe|dishwasher safe|blood orange|fire pits?|bond paper|pain au chocolat|law of|trust fall|grant writing|pool table|power banks?|piggy banks?|food banks?|baby carrots?)\b/

/**
 * @returns the subject of a keyword about medicine, money, law or safety, which is written for without a joke; undefined for
 * any other
 */
export function plainSubject(keyword: string): PlainSubject | undefined {
  const text = keyword
    .toLowerCase()
    .replace(harmless, ' ')
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  const phrase = phrases.find(([words]) => ` ${text} `.includes(` ${words} `) || ` ${text} `.includes(` ${words}s `))
  if (phrase) return phrase[1]
  for (const word of text.trim().split(' ')) {
    const found = single.get(word) ?? (word.endsWith('s') ? single.get(word.slice(0, -1)) : undefined)
    if (found) return found
  }
  return undefined
}
