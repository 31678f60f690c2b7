import { type Saying, saying } from '../saying.ts'

/** Thanks, introductions and farewells. */
export const lettersPeople: readonly Saying[] = [
  saying({
    id: 'thanks-for-meeting',
    needs:
      'thank|thanks|appreciate + meeting with me|meet with me|speaking with me|speak with me|talking with me|talking to me|sitting down with me|interviewing me + yesterday|today|morning|afternoon|week|@day|about|last|earlier|time - agree|agreeing|will|tomorrow|next|advance|consider|forward',
    dryness: 'sandy',
    text: 'I enjoyed being on my best behavior.',
    why: 'A rare occasion.',
    example: 'Thank you for meeting with me this morning about the internship.',
    miss: 'Thanks for agreeing to meet with me tomorrow.',
  }),
  saying({
    id: 'hard-work',
    needs: 'hard work + thank|thanks|appreciate|grateful|appreciation - not|sorry|loss|pay off',
    dryness: 'arid',
    text: 'The easy work was appreciated as well.',
    why: 'For completeness.',
    example: 'Thank you all for your hard work on the launch.',
    miss: 'It is hard work.',
  }),
  saying({
    id: 'not-without-you',
    needs:
      'we could not have do it without you|we could not have do this without you|we could not do it without you|we could not do this without you|we could not have done it without|we could not have done this without',
    dryness: 'crisp',
    text: 'We could have started.',
    why: 'To be exact.',
    example: "We couldn't have done it without you.",
    miss: 'We did it without you.',
  }),
  saying({
    id: 'owe-you-one',
    needs: 'i owe you one',
    dryness: 'arid',
    text: 'The unit is still to be agreed.',
    why: 'An open point.',
    example: 'I owe you one for staying late on Tuesday.',
    miss: 'We owe you a refund.',
  }),
  saying({
    id: 'warm-welcome',
    needs: 'thank|thanks|appreciate + warm welcome|kind welcome|friendly welcome - we|our|us|give|please',
    dryness: 'sandy',
    text: 'I had arrived at room temperature.',
    why: 'A comparison.',
    example: 'Thank you for the warm welcome during my first week.',
    miss: 'Please give her a warm welcome.',
  }),
  saying({
    id: 'pleasure-working',
    needs:
      'pleasure|joy|honor + work with|working with + been|was - will|would|forward|could|looking|had hoped|not|late|memory|passed',
    dryness: 'sandy',
    text: 'Parts of it were work.',
    refersTo: [],
    why: 'To be complete.',
    example: "It's been a pleasure working with all of you.",
    miss: 'It would be a pleasure to work with you.',
  }),
  saying({
    id: 'my-name-is',
    needs:
      'my name be + i - not|misspell|misspelled|spell|list|missing|should|wrong|if|mailbox|like|victim|lawyer|attorney|doctor|nurse|addict',
    dryness: 'arid',
    text: 'The rest will come out gradually.',
    why: 'How one gets to know people.',
    example: 'My name is Rachel and I work in customer success.',
    miss: 'My name is not on the list.',
  }),
  saying({
    id: 'heard-great-things',
    needs:
      'hear great things|hear good things|hear wonderful things|hear nice things|heard great things|heard good things|heard wonderful things|heard nice things + your|about you - not',
    dryness: 'sandy',
    text: 'They were said in your absence.',
    why: 'When such things are said.',
    example: "I've heard great things about your work from Allison.",
    miss: 'I heard things in the attic.',
  }),
  saying({
    id: 'so-quickly',
    needs:
      'thank|thanks|appreciate + so quickly|so very quickly|so fast|so promptly|so quick|so soon + for|you|your - we|our|us|not|if|please|will|sorry|rise|rose|grow|grew',
    dryness: 'sandy',
    text: 'I had settled in to wait.',
    why: 'What was planned.',
    example: 'Thank you for getting back to me so quickly.',
    miss: 'It all went by so quickly.',
  }),
  saying({
    id: 'thanks-for-reminder',
    needs: 'thank you for the reminder|thanks for the reminder|thank for the reminder|appreciate the reminder - not|we',
    dryness: 'sandy',
    text: 'I had it in mind, toward the back.',
    refersTo: [],
    why: 'Where it was.',
    example: "Thanks for the reminder, I'll take care of it today.",
    miss: 'This is a reminder to say thanks.',
  }),
  saying({
    id: 'not-thank-enough',
    needs: 'i can not thank you enough|i could not thank you enough',
    dryness: 'arid',
    text: 'This is as far as I got.',
    why: 'The state of the attempt.',
    example: "I can't thank you enough for organizing the fundraiser.",
    miss: 'Thank you, that is enough.',
  }),
]
