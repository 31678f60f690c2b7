import type { Reading } from './reading.ts'

/** Signs of two clauses, where a line could refer to the wrong one, or of an uncertain statement. */
const twofold =
  /[;?!]|\b(?:if|unless|whether|might|but|because|although|though|however|due to|which|since|sorry|regret|unfortunately)\b|\bapolog|, (?:so|and|or) (?:we|i|it|they|you|he|she|there|please|the|our)\b|, (?:so|please|which)\b/
/** Stems of subjects that the gate may let pass, but that lines about the phrasing must avoid. A `$` ends a word, a `_` is a space. */
const delicateStems = `
  accident$ accidents$ injur patient hospital doctor nurse$ nurses$ clinic medica police court$ courts$ lawsuit attorney service_animal wheelchair women minorit
  veteran smok allerg shots$ vaccin layoff terminat parental_leave maternity food_bank food_pantry shelter past_due candidate
  canceled cancelled evacuat fire$ complain harass deceased memorial die$ dies$ died$ dying dead$ death funeral grief griev cancer
  ill$ illness sick surger disease diagnos depress anxi therap suicid kill murder war$ wars$ gun$ guns$ violen abus assault rape$ divorc
  miscarr pregnan widow orphan refugee asylum evict homeless unemploy bankrupt debt$ debts$ addict alcoholi sober drunk overdos disab
  blind$ deaf lonel alone$ scared afraid wound victim prison jail church pray god$ trans$ gay$ racis bleeding blood chok poison drown
  hurt pain$ suffer dementia hospice surviv gambl stalk threat self-harm self_harm stillb abort cremat cemeter shooting hostage terror
  overweight bury$ buried$ custody eulog will_to_live end_my_life give_up help_me cry$ crying$ starv famin hunger soldier nazi slave
  lynch tortur kidnap corpse coffin burial pallbear bereave auschwitz holocaust autops morgue ashes chemo biops tumor tumour coma$ comas$ insulin ambulance oxygen disappear emergenc hotline pills bomb
  headstone urn$ urns$ mourn wreath in_memory bedside heaven grave$ graves$
  treatment dose$ doses$ visa$ visas$ poverty flood burned crime$ crimes$ vigil dismiss deport seiz attack symptom lost$ missing$ laid$ body$ bodies$ passed_away last_wish
`
const delicate = new RegExp(
  `\\b(?:${delicateStems.trim().split(/\s+/).join('|').replaceAll('$', '\\b').replaceAll('_', ' ')})`,
)
const aboutMe = /^(?:i|i'm|i've|i'd|i'll|my)\b/
const longest = 130

/** Exceptions that a line about the phrasing allows. */
export interface Tolerance {
  /** Whether it may follow a statement about the author: "I am…", "My…". */
  readonly mine?: boolean | undefined
  /** Whether it may follow a sentence of two clauses, since it refers to neither. */
  readonly twofold?: boolean | undefined
}

/** A message's words in lower case, without its end mark. */
const plainText = ({ text, asks }: Reading): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(asks ? /\?+$/ : /[.!…]*["')\]]*$/, '')

/** What the lines for any subject must know of a message. */
export interface Plainness {
  /** Whether it is short, of one sentence, and about no delicate subject. */
  readonly isPlain: boolean
  readonly isTwofold: boolean
  /** Whether it is a statement about the author. */
  readonly isMine: boolean
}

/** Reads whether a message is one plain sentence, so that a line about its phrasing can follow with any subject. */
export function plainnessOf(reading: Reading): Plainness {
  const sentence = plainText(reading)
  return {
    isPlain: reading.sentences === 1 && sentence.length <= longest && !delicate.test(sentence),
    isTwofold: twofold.test(sentence),
    isMine: !reading.asks && aboutMe.test(sentence),
  }
}

/** Whether a message is plain but for the exceptions that a line allows. */
export const isPlainFor = ({ isPlain, isTwofold, isMine }: Plainness, { twofold = false, mine = false }: Tolerance) =>
  isPlain && (twofold || !isTwofold) && (mine || !isMine)
