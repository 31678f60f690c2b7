import { type Saying, saying } from '../saying.ts'

/** Reviews, jobs and what a visit was like. */
export const offersReviews: readonly Saying[] = [
  saying({
    id: 'stay-this-size',
    needs:
      'i|my + fit perfectly|fits perfectly|fit great|fits great|fit like a glove|fits like a glove|fit me perfectly|perfect fit + medium|small|large|size|shirt|dress|jacket|pants|jeans|coat|sweater|suit|ring|order - room|kitchen|space|corner|wall|house|car|shelf|table|sofa|job|role|rug|living|phone|case',
    dryness: 'sandy',
    text: 'I now have to stay this size.',
    why: 'The other side of a good fit.',
    example: 'I ordered the medium and it fits perfectly.',
    miss: 'The sofa fits perfectly in my room.',
  }),
  saying({
    id: 'expectations-raised',
    needs:
      'exceed my expectation|exceed our expectation|exceed all my expectation|exceed all expectation|exceed expectation|exceeded all of my expectation|surpass my expectation - meet|will|must|goal|revenue|role|review|sales|rating|aim|strive|try',
    dryness: 'sandy',
    text: 'They have been raised for next time.',
    why: 'What that leads to.',
    example: 'The meal exceeded my expectations.',
    miss: 'We aim to exceed expectations.',
  }),
  saying({
    id: 'started-strangers',
    needs: 'i + recommend + to anyone|to anybody - doctor|not|work',
    dryness: 'crisp',
    text: 'I have begun with strangers.',
    why: "At one's word.",
    example: 'I would recommend this place to anyone.',
    miss: 'I recommend the soup.',
  }),
  saying({
    id: 'looking-forward-left',
    needs:
      'day early|week early|earlier than expect|sooner than expect|faster than expect|days early + arrive|come|show up|get here|deliver - your|you|@we|please|will|guest|train|baby|winter|spring|may',
    dryness: 'sandy',
    text: 'I had not finished looking forward.',
    why: 'What was cut short.',
    example: 'The rug arrived two days early.',
    miss: 'Guests may arrive a day early.',
  }),
  saying({
    id: 'second-best',
    needs:
      'best + in town|in the city|in the neighborhood|in the county|in the state - not|hotel rate|interest|try|do our|best way|best time|best place to park|employer|employers|work|among',
    dryness: 'arid',
    text: 'Agreeing on the second best would take longer.',
    why: 'How rankings go.',
    example: 'This is the best burger in town.',
    miss: 'We are in town for the week.',
  }),
  saying({
    id: 'no-longer-words',
    needs:
      'i + use this|use it|use my|wear this|wear it|wear my|used this|used it + every day|every morning|every night|daily + year|month|week - cream|lotion|serum|vitamin|inhaler|medicine|supplement|drug|mask|brace',
    dryness: 'crisp',
    text: 'We no longer need words.',
    why: 'How such things go.',
    example: 'I have used this blender every day for a year.',
    miss: 'We use it daily.',
  }),
  saying({
    id: 'desk-usual-size',
    needs:
      'room to grow|room to learn|plenty of room to|opportunity to grow|opportunity for growth|room for growth|room to advance - children|child|kids|plants|garden|roots',
    dryness: 'crisp',
    text: 'The desk is the usual size.',
    why: 'What does not grow.',
    example: 'Join a growing company with plenty of room to learn.',
    miss: 'The room is full of plants.',
  }),
  saying({
    id: 'people-all-day',
    needs:
      'enjoy work with people|love work with people|like work with people|enjoy working with people|love working with people|like working with people|people person|enjoy helping people|enjoy talking to people|enjoy meeting new people + you|must|who|candidate|should - not',
    dryness: 'arid',
    text: 'People will be there all day.',
    why: 'Notice is given.',
    example: 'You enjoy working with people and solving problems.',
    miss: 'Many people work here.',
  }),
  saying({
    id: 'wish-more-colors',
    needs: 'i wish + more color|more colors|other color|other colors|more size|bigger size|another color',
    dryness: 'arid',
    text: 'I own the ones there are.',
    refersTo: [],
    why: 'How far it has gone.',
    example: 'I wish it came in more colors.',
    miss: 'I wish you well.',
  }),
]
