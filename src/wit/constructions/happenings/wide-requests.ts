import { arid, crisp, sandy } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

/** Wide frames of what is due, wanted, asked and thanked for. The last to be asked. */
export const wideRequests = [
  frame({
    id: 'lets-do',
    rank: 'last',
    why: 'Silence is a vote.',
    is: ["let's (?:all )?(?!pray|remember|not forget|be honest|go\\b){np}{tail}"],
    fits: ["Let's park that idea for now.", "Let's keep the kitchen clean.", "Let's finish the slides by Friday."],
    near: ['Let us pray.'],
    lines: () => [arid('All in favor may remain silent.')],
  }),
  frame({
    id: 'thanks-for-choosing',
    why: 'Choosing one is not choosing the others.',
    is: ['(?:thank you|thanks|many thanks|thanks so much|thank you so much)(?:,? [a-z]+,?)? for choosing {np}{tail}'],
    unless: /\b(?:but|condolences|loss|prayers|hospital|clinic|dental|health|funeral)\b/,
    fits: ['Thanks for choosing our hotel.', 'Thank you for choosing us.', 'Thank you for choosing Harbor Bakery.'],
    near: ['Thank you for shopping with us.', 'We thank the sponsor.'],
    lines: () => [crisp('Not choosing the others was a nice touch.')],
  }),
  frame({
    id: 'one-word-answer',
    rank: 'last',
    why: 'How short an answer may be.',
    is: [
      '(?:are|is|do|does|did|have|has|will|would|can|could|should|shall|may) (?!(?<=(?:can|could|would|will) )you)(?:you|we|i|it|this|that|there|the|your|our)\\b(?! think| feel| mind if| love| believe| okay| ok| alright| sick){tail}.*',
    ],
    asked: true,
    unless:
      /\b(?:why|how|what|who|which|or|tired|struggling|looking for|ready to|know that|ever|want to|wondered|doctor|police|hurt|pain|sick|worried|marry|pregnant|love)\b|\b(?:anything|some time|more about|something|anyone|somewhere)\b|\b(?:any (?:updates?|news|ideas?|questions|thoughts|feedback|recommendations|suggestions|advice|tips))\b/,
    fits: [
      'Can we move the meeting to 3?',
      'Have you had a chance to look at the draft?',
      'Is the projector working again?',
    ],
    near: ['Do you want tea or water?', 'How are you?'],
    lines: () => [crisp('One word would do.'), arid('Both of the usual answers are short.')],
  }),
  frame({
    id: 'when-question',
    why: 'An answer that is none.',
    is: ['(?:when|what time|what day|by when) (?:will|can|would|should|could)\\b.*'],
    asked: true,
    unless: /\b(?:why|die|baby|doctor|surgery|funeral)\b/,
    fits: ['When can we expect the samples?', 'When will the delivery come?', 'By when should we send the file?'],
    near: ['When does the library open?', 'Where is it?'],
    lines: () => [crisp('Soon is not a time.')],
  }),
  frame({
    id: 'where-question',
    why: 'What gets lost in writing.',
    is: ['where (?!are you from|do you (?:work|live)|are you)(?:is|are|can|do|does|did|should|would)\\b.*'],
    asked: true,
    unless: /\b(?:we going wrong|see yourself|child|son|daughter|dog|cat)\b/,
    fits: ['Where is the good stapler?', 'Where can I park?', 'Where should we put the boxes?'],
    near: ['When is it?'],
    lines: () => [
      crisp('Pointing does not come through in writing.'),
      sandy('Over there is a direction, not a place.'),
    ],
  }),
]
