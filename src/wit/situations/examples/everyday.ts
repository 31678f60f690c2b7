/** Sentences that are the situation of that name. */
export const everydayExamples: readonly (readonly [id: string, sentence: string])[] = [
  ['rate-limit', 'The API rate limit is 600 requests per minute.'],
  ['room-name', 'The meeting room is called Horizon.'],
  ['contacts-updated', 'Please update the CRM after every call.'],
  ['supply-closet', 'I reorganized the supply closet by color.'],
  ['intern-finds', 'The intern found 340 duplicates in the database.'],
  ['form-rejects', 'The web form rejects phone numbers with spaces.'],
  ['sample-returned', 'Please return the sample tiles when you have decided.'],
  ['template-new', 'Please use the new template for all letters.'],
  ['car-parked-facing', 'Please park with the front of the car facing the wall.'],
  ['laptop-cart', 'The laptop cart must be plugged in overnight.'],
  ['sent-instead', 'The florist sent 12 centerpieces instead of 20.'],
  ['file-resend', 'Please send the file to Dana by Friday.'],
  ['spelling-check', "Please double check the spelling of the sponsor's name."],
  ['profile-updated', 'Your profile has been updated.'],
  ['thanks-order', 'Thank you for your order.'],
  ['loyal-customer', 'Thank you for being a loyal customer since 2016.'],
]

/** Sentences that come near the situation of that name and are not it. */
export const everydayNearMisses: readonly (readonly [id: string, sentence: string])[] = [
  ['rate-limit', 'There is no limit.'],
  ['room-name', 'The room is named in memory of our founder.'],
  ['contacts-updated', 'The database was migrated.'],
  ['supply-closet', 'The closet is in the hallway.'],
  ['intern-finds', 'The intern did not find the error.'],
  ['form-rejects', 'The form was redesigned.'],
  ['sample-returned', 'The samples are free.'],
  ['template-new', 'Please do not use the old template.'],
  ['car-parked-facing', 'Please do not park here.'],
  ['laptop-cart', 'The cart is empty.'],
  ['sent-instead', 'The florist sent 12 centerpieces.'],
  ['file-resend', 'The file was sent.'],
  ['spelling-check', 'The number was checked.'],
  ['profile-updated', 'Your credit score has been updated.'],
  ['thanks-order', 'We have not received your order.'],
  ['loyal-customer', 'The customer is not loyal.'],
]
