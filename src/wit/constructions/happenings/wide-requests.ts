import { crisp } from '../../worked-out/pattern.ts'
import { frame } from './frame.ts'

/** Wide frames of what is due, wanted, asked and thanked for. The last to be asked. */
export const wideRequests = [
  frame({
    id: 'thanks-for-choosing',
    why: 'Choosing one is not choosing the others.',
    is: ['(?:thank you|thanks|many thanks|thanks so much|thank you so much)(?:,? [a-z]+,?)? for choosing {np}{tail}'],
    unless: /\b(?:but|condolences|loss|prayers|hospital|clinic|dental|health|funeral)\b/,
    fits: ['Thanks for choosing our hotel.', 'Thank you for choosing us.', 'Thank you for choosing Harbor Bakery.'],
    near: ['Thank you for shopping with us.', 'We thank the sponsor.'],
    lines: () => [crisp('Not choosing the others was a nice touch.')],
  }),
]
