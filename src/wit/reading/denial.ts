/** Turns with a "no" or "not" that deny nothing of what a sentence tells of, or that are a word for something else. */
const harmless = new RegExp(
  [
    String.raw`\bno (?:later|more|less|fewer) than\b|\bnot later than\b|\bnot (?:only|just|to mention)\b|\bno matter\b|\bno\. ?\d`,
    String.raw`\b(?:do not|don't|not|never) (?:forget|hesitate|miss|worry|mind)\b|\b(?:can't|cannot|can not) wait\b|\bwhy not\b`,
    String.raw`\b(?:at )?no (?:extra |additional )?(?:charge|cost|fee)\b|\bno (?:contract|commitment|minimum|appointments?|reservations?|experience|registration|tickets?)\b|\bwithout a (?:contract|commitment|minimum|setup fee)\b`,
    String.raw`\bno (?:questions asked|access)\b`,
    // "In the rack, not in the hallway" says what is so.
    String.raw`(?:,| and) not (?:in|on|at|to|from|by|with|the|a|an|your|our)\b[^,;]*`,
    // What does not work is out of order: that is an event, and no denial of one.
    String.raw`(?:\bnot|n't|\bno longer|\bnever)(?: \w+ly| yet)? (?:work(?:s|ing)?|function(?:s|ing)?|respond(?:s|ing)?|operat(?:e|es|ing|ional)|available|in service|online|turn(?:ing)? on|start(?:ing)? up|loading|connecting|heating|cooling|flush(?:ing)?|print(?:ing)?)\b`,
  ].join('|'),
  'g',
)

/** Clauses that hang on what is told: what they deny is another thing. */
const hanging =
  /\b(?:if|unless|whether|when|whenever|until|till|before|after|because|since|while|so|that|who|which|where|although|though|as)\b[^,;]*/g

/** What was so and is not any more, or what somebody says is not so. */
const past = [
  '(?<!get |getting |be |am |are )used to (?:be|have)',
  'but (?:now )?(?:it |they )?(?:now )?(?:works?|is fixed|are fixed|is back|are back)',
  '(?:i|we|they) doubt|den(?:y|ies|ied) that|(?:is|are) (?:false|untrue)',
  '(?<!a )few of',
].join('|')

const denial = new RegExp(
  String.raw`\b(?:${past}|not|never|cannot|no|nothing|nobody|none|neither|nor|without|hardly|scarcely|barely|zero|far from|anything but|by no means|free of|(?:stop(?:s|ped)?|ceased?) (?:to be|being))\b|n't\b|(?:^|\s)-\d|(?:^|\s)0 [a-z]`,
)

const order = /^(?:please |kindly )*(?:do not|don't|never)\b/
const sentenceEnd = /(?<=[.!?…])(?<!\b[ap]\.m\.)\s+/

/**
 * Whether a text says that something is not so: "is not broken", "no longer late", "nobody is leaving", "0 seats". An order
 * not to do something, or a question, denies nothing.
 *
 * @param text any text of at most a few hundred characters
 */
export const deniesSomething = (text: string): boolean =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(sentenceEnd)
    .some(
      (sentence) =>
        !sentence.endsWith('?') &&
        !order.test(sentence) &&
        denial.test(sentence.replace(harmless, ' ').replace(hanging, ' ')),
    )
