import { type Saying, saying } from '../saying.ts'

/** Newsletters, episodes and questions to readers. */
export const offersPosts: readonly Saying[] = [
  saying({
    id: 'as-you-left-it',
    needs:
      "here be what new|here is what's new|here's what's new|here's what is new|here's a look at what's new|here be what be new",
    dryness: 'arid',
    text: 'The rest is as you left it.',
    why: 'What is not new.',
    example: "Here's what's new at the library this month.",
    miss: 'This is new.',
  }),
  saying({
    id: 'lesson-one',
    needs: 'want to learn|like to learn|wish you could|interested in learn|want to know how - more about us|why',
    dryness: 'crisp',
    text: 'Wanting to was lesson 1. You passed.',
    why: 'Where it begins.',
    example: 'Want to learn how to make fresh pasta at home?',
    miss: 'Did you learn a lot?',
    asks: true,
  }),
  saying({
    id: 'need-help-nod',
    needs:
      "need help|need a hand|need some help|need a little help + with|choose|find|plan|decide|move|get|set|write|design|organize - care|loss|debt|urgent|medical|parent|i|did|who|we|still|emergency|today's",
    dryness: 'sandy',
    text: 'Nodding is a start, though we cannot see it.',
    why: 'The first step, unseen.',
    example: 'Need help with your taxes this year?',
    miss: 'Do we need help with the report?',
    asks: true,
  }),
  saying({
    id: 'less-is-answer',
    needs:
      "what you would like to see|what you'd like to see|what you want to see|what would you like to see|want to see more of|would like to see more of",
    dryness: 'crisp',
    text: 'Less is also an answer.',
    why: 'The other direction.',
    example: 'Tell us what you would like to see next.',
    miss: 'We would like to see the room.',
  }),
  saying({
    id: 'parts-by-stopping',
    needs:
      'watch|see|catch|hear|listen + full video|full episode|full interview|full recording|full talk|full trailer|full conversation',
    dryness: 'arid',
    text: 'Parts of it can be had by stopping.',
    why: 'For those in a hurry.',
    example: 'Watch the full video on our channel.',
    miss: 'The video room is full.',
  }),
  saying({
    id: 'hmm-counts',
    needs:
      'love your feedback|like your feedback|appreciate your feedback|want your feedback|welcome your feedback|value your feedback|share your feedback|give us your feedback|would love feedback - thank|thanks|by|draft|before',
    dryness: 'crisp',
    text: '“Hm” is feedback.',
    why: 'The shortest kind.',
    example: "We'd love your feedback on our new checkout page.",
    miss: 'The feedback came in.',
  }),
  saying({
    id: 'read-more-often',
    needs:
      'thank|thanks|appreciate|grateful + kind comment|kind word|kind review|kind message|sweet comment|lovely comment|nice comment|lovely message|nice message|kind note|kind letter - loss|condolence|sympathy|passing',
    dryness: 'sandy',
    text: 'They were read more often than necessary.',
    why: 'What kindness leads to.',
    example: 'Thank you all for the kind comments on our last post.',
    miss: 'The comment was unkind.',
  }),
  saying({
    id: 'better-afterward',
    needs:
      'answer your question|answer all your question|answer your most|take your question|answering your question + show|episode|podcast|webinar|live|session|panel|event|workshop|talk|expert',
    dryness: 'sandy',
    text: 'The better question comes an hour later.',
    why: 'When they come.',
    example: "On today's show, we answer your questions about buying a first home.",
    miss: 'Please answer the question.',
  }),
  saying({
    id: 'on-the-way',
    needs: 'brought to you by|bring to you by',
    dryness: 'crisp',
    text: 'It was on the way.',
    refersTo: [],
    why: 'No trouble at all.',
    example: 'This episode is brought to you by Harbor Coffee.',
    miss: 'I brought you the file.',
  }),
]
