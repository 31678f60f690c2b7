/** Phrases with a "no" or "not" that deny nothing of the sentence, or that are another word. */
const harmless = new RegExp(
  [
    String.raw`\bno (?:later|more|less|fewer) than\b|\bnot later than\b|\bnot (?:only|just|to mention)\b|\bno matter\b|\bno\. ?\d`,
    String.raw`\b(?:do not|don't|not|never) (?:forget|hesitate|miss|worry|mind)\b|\b(?:can't|cannot|can not) wait\b|\bwhy not\b`,
    String.raw`\b(?:at )?no (?:extra |additional )?(?:charge|cost|fee)\b|\bno (?:contract|commitment|minimum|appointments?|reservations?|experience|registration|tickets?)\b|\bwithout a (?:contract|commitment|minimum|setup fee)\b`,
    String.raw`\bno (?:questions asked|access)\b`,
    // "In the rack, not in the hallway" is no denial.
    String.raw`(?:,| and) not (?:in|on|at|to|from|by|with|the|a|an|your|our)\b[^,;]*`,
    // A thing that does not work is out of order: an event, and no denial of one.
    String.raw`(?:\bnot|n't|\bno longer|\bnever)(?: \w+ly| yet)? (?:work(?:s|ing)?|function(?:s|ing)?|respond(?:s|ing)?|operat(?:e|es|ing|ional)|available|in service|online|turn(?:ing)? on|start(?:ing)? up|loading|connecting|heating|cooling|flush(?:ing)?|print(?:ing)?)\b`,
  ].join('|'),
  'g',
)

/** Subordinate clauses, whose denials do not concern the sentence. */
const hanging =
  /\b(?:if|unless|whether|when|whenever|until|till|before|after|because|since|while|so|that|who|which|where|although|though|as)\b[^,;]*/g

/** Phrases for an end of a state, and for another person's denial. */
const past = [
  '(?<!get |getting |be |am |are )used to (?:be|have)',
  'but (?:now )?(?:it |they )?(?:now )?(?:works?|is fixed|are fixed|is back|are back)',
  '(?:i|we|they) doubt|den(?:y|ies|ied) that|(?:is|are) (?:false|untrue)',
  '(?<!a )few of',
].join('|')

const denial = new RegExp(
  String.raw`\b(?:${past}|not|never|cannot|unable|no|nothing|nobody|none|neither|nor|without|hardly|scarcely|barely|zero|far from|anything but|by no means|free of(?! charge)|(?:stop(?:s|ped)?|ceased?) (?:to be|being))\b|n't\b|(?:^|\s)-\d|(?:^|\s)0 [a-z]`,
)

const order = /^(?:please |kindly )*(?:do not|don't|never)\b/
const sentenceEnd = /(?<=[.!?…])(?<!\b[ap]\.m\.)\s+/

/**
 * Whether a text denies something: "is not broken", "no longer late", "nobody is leaving", "0 seats". A prohibition or a
 * question is no denial.
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
