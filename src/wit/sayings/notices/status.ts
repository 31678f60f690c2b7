import { type Saying, saying } from '../saying.ts'

/** Short notes on where one is and how far the work is. */
export const noticesStatus: readonly Saying[] = [
  saying({
    id: 'i-will-be-nodding',
    needs:
      'i + meeting|meetings|conference|workshop|webinar|training + get back to|answer|reply|respond|follow up|call you|write back + tonight|later|tomorrow|after|afterward|afterwards|evening|when - we|not|if|please|you could|thank|enjoy|nice|great|meeting you',
    dryness: 'sandy',
    text: 'Until then, I will be nodding.',
    why: 'What one does in there.',
    example: "I'm heading into meetings all afternoon but will answer you tonight.",
    miss: 'I will answer you tonight.',
  }),
  saying({
    id: 'not-too-used',
    needs:
      'i + be out|be away|out of the office|on vacation|be off|am out|am away|am off + can help|will help|can assist|will cover|be cover|is covering|will be covering|be happy to help|will handle|can answer - i can|i will help|sick|surgery|medical|maternity|parental|bereavement|last day|leave|retire|family|emergency|hospital|if',
    dryness: 'sandy',
    text: 'Please do not get too used to that.',
    why: 'On being replaced for a while.',
    example: "I'm out until Monday, but Dana can help you.",
    miss: 'I can help you on Monday.',
  }),
  saying({
    id: 'gray-dot',
    needs:
      'i + offline|away from my desk|away from my computer|away from my keyboard|step away|stepping away - as|chair|board|committee|we|not|if|site|network|phone|server|printer|store|media|role|from the company|position|backup|mode|work offline|you',
    dryness: 'sandy',
    text: 'The gray dot by my name will be telling the truth.',
    why: 'It does not always.',
    example: "I'll be offline for an hour around lunch.",
    miss: 'The server will be offline for an hour.',
  }),
  saying({
    id: 'unusually-efficient',
    needs:
      "i be leave|i am leave|i be leaving|i am leaving|i'm leaving|i will leave|i have to leave|i need to leave|i'll be leaving|i will be leaving|i'll leave|i be log off|i'm logging off|i be sign off|i have to head out|i be head out|i need to head out + @time - package|box|note|form|copy|check|file|door|them|it|company|job|vacation|trip|flight|you|doctor|hospital|funeral|sick|voicemail|message|review|tip|home|airport|train|surgery|tomorrow|key|yesterday|for",
    dryness: 'sandy',
    text: 'Until then, I will be unusually efficient.',
    why: 'What a clock does.',
    example: "I'm leaving at 3 today to pick up my son.",
    miss: 'The bus leaves at 3.',
  }),
  saying({
    id: 'talking-is-left',
    needs:
      'i|we + finish|finished|complete|completed|ready + slide|slides|slide deck|presentation|deck|speech - please|if|not|when|by|your|you|almost|nearly|wood|patio|backyard|to finish|should|need|will|half|after',
    dryness: 'sandy',
    text: 'The talking is all that is left.',
    why: 'The rest of it.',
    example: 'I finished the slides for tomorrow.',
    miss: 'I need to finish the slides.',
  }),
  saying({
    id: 'estimate-was-quick',
    needs:
      'take longer than|took longer than|taken longer than + expect|expected|plan|planned|think|thought|hope|hoped|anticipate|anticipated|estimate + we|i - order|refund|wait|surgery|recovery|treatment|response|if|will|may|your|you|sorry|apologize|healing|delivery|customer|not|ambulance|help',
    dryness: 'sandy',
    text: 'The estimate itself was quick.',
    why: 'In its defense.',
    example: 'The quarterly report took longer than we expected.',
    miss: 'The report took a week.',
  }),
  saying({
    id: 'looks-like-answer',
    needs:
      'proposal|bid|application|grant|pitch|offer + went out|sent|submitted|turned in|sent in|mailed + i|we|this morning|yesterday|today|last night - please|you|your|if|will|not|can|should|could|must|before|after|need|job offer|special|when',
    dryness: 'sandy',
    text: 'From here on, every new email looks like the answer.',
    why: 'The wait.',
    example: 'We sent the proposal to the city this morning.',
    miss: 'We will send the proposal soon.',
  }),
  saying({
    id: 'one-bumper',
    needs:
      'i|we + stuck in traffic|caught in traffic|sitting in traffic|stick in traffic|sit in traffic - not|avoid|never|no more|if|driver|package|delivery|hate|no longer|you|yesterday|was|ambulance',
    dryness: 'sandy',
    text: 'I can now describe one bumper in detail.',
    why: 'What is seen from there.',
    example: "I'm stuck in traffic but will be there soon.",
    miss: 'The truck is stuck in traffic.',
  }),
  saying({
    id: 'on-top-for-now',
    needs:
      'i|we + left|put|placed|leave + on your desk - please|if|not|ring|bell|will|flowers|can|should|sorry|food|coffee|cake',
    dryness: 'sandy',
    text: 'It is on top, which may not last.',
    why: 'Where to look.',
    example: 'I left the report on your desk.',
    miss: "Please don't put food on your desk.",
  }),
  saying({
    id: 'hour-for-topic',
    needs:
      'no meeting|no staff meeting|no team meeting|no weekly meeting|no meetings|not have a meeting|not have a staff meeting|not have a team meeting|not be a meeting - require|required|need|needed|room|link|agenda|note|minutes|if|quorum|more|longer|friday rule|aa|prayer',
    dryness: 'sandy',
    text: 'Please use the time for what we would have talked about.',
    why: 'Its best use.',
    example: 'No meeting this week.',
    miss: 'The meeting is at 10.',
  }),
  saying({
    id: 'back-of-head',
    needs:
      'photo|picture + picnic|party|retreat|event|trip|wedding|open house|conference|potluck|dinner|reunion|field day|concert + upload|uploaded|post|posted|share|shared|online|album|up on|drive|folder|available - please|your|product|not|book|booth|will|can|want|if|memorial|photographer|you',
    dryness: 'sandy',
    text: 'Several show the back of the same head.',
    why: 'As group photos do.',
    example: 'I uploaded the photos from the picnic to the shared drive.',
    miss: 'Please share your photos.',
  }),
  saying({
    id: 'second-thoughts-begin',
    needs:
      'order be place|order has been placed|order was placed|order be placed|placed the order|placed an order|placed our order - wrong|mistake|error|twice|name|your|you|if|before|by|please|must|customer|will|not|need|restraining|should|can|court|when',
    dryness: 'sandy',
    text: 'Second thoughts may now begin.',
    why: 'What comes after.',
    example: 'The order has been placed.',
    miss: 'Your order was placed.',
  }),
  saying({
    id: 'arriving-went-well',
    needs:
      'arrive|arrived|came|come|delivered|showed up + wrong color|wrong size|wrong shade|wrong finish|wrong model - if|not|may|when|please|sorry|apologize|never|your',
    dryness: 'sandy',
    text: 'The arriving went well.',
    why: 'The good half of it.',
    example: "The paint arrived, but it's the wrong color.",
    miss: 'The paint arrived.',
  }),
  saying({
    id: 'easy-to-blame',
    needs:
      'i + out this afternoon|off this afternoon|out for the afternoon|out for the rest of the day|out for the day|out today|out tomorrow|off tomorrow|off today|out of the office today|out of the office tomorrow|out this morning|out on friday|out on monday|off on friday|away this afternoon + back|return - flu|cold|fever|jury|sick|surgery|doctor|funeral|hospital|if|family|emergency|you|not|medical|back pain',
    dryness: 'sandy',
    text: 'Until then, I will be hard to find and easy to blame.',
    why: 'What an absence is good for.',
    example: "I'm out this afternoon but back first thing tomorrow.",
    miss: "I'm out of milk today.",
  }),
  saying({
    id: 'end-was-announced',
    needs:
      'ran long|run long|running long|ran late|go long|went long|ran over time|ran over by + meeting|call|class|rehearsal|practice|presentation|appointment|session|lecture - if|may|will|can|surgery|not|might|sometimes',
    dryness: 'sandy',
    text: 'The end was announced several times.',
    why: 'What slows an end.',
    example: "The meeting ran long, so I'm a little behind.",
    miss: 'The meeting may run long.',
  }),
  saying({
    id: 'easy-half-first',
    needs:
      'i|we + halfway through|half way through|halfway done|half done|halfway finished|half finished|halfway there - year|quarter|month|week|life|flight|treatment|semester|season|day|not|marathon|race|movie|film|pregnant|chemo|summer|if|meeting|goal',
    dryness: 'sandy',
    text: 'The easy half came first.',
    why: 'Which one is left.',
    example: "I'm about halfway through the inventory.",
    miss: "We're halfway through the year.",
  }),
  saying({
    id: 'mistakes-in-draft',
    needs:
      'first draft|rough draft + finish|finished|done|complete|ready|attach|attached - not|when|by|please|if|expect|will|send me|almost|nearly|need|should|nfl|pick|have to|must|your',
    dryness: 'sandy',
    text: 'The mistakes are also in draft form.',
    why: 'What a draft covers.',
    example: 'The first draft of the brochure is finished.',
    miss: 'When will the first draft be finished?',
  }),
  saying({
    id: 'bakery-and-i',
    needs:
      'i + bring|bringing|make|making + dessert|cookie|pie|brownie|cake|cupcake|muffin|pastry + potluck|picnic|party|office|meeting|work|tomorrow|friday|monday - bake|baked|baking|recipe|homemade|bought|buy|order|if|not|you|please|we|gluten|allergy|nut|can|scratch|make sure|vegan',
    dryness: 'sandy',
    text: 'The bakery and I are very close.',
    why: 'A confession.',
    example: 'I signed up to bring dessert to the potluck.',
    miss: 'Please bring a dessert to the potluck.',
  }),
  saying({
    id: 'complete-outfit',
    needs:
      'i + be in the office|be in our office|be back in the office|be at the office|i will be in the office|be in the denver office|office all week|office all next week|office all day|office this week|office next week|office on monday|office on tuesday|office on wednesday|office on thursday|office on friday|in the office tomorrow - out of|not|home|you|if|doctor|can not|away|out|dentist|post|principal|leave|sick|until|when|box|we',
    dryness: 'sandy',
    text: 'A complete outfit is planned.',
    why: 'What it takes.',
    example: "I'll be in the Denver office all next week.",
    miss: "I'll be out of the office all next week.",
  }),
  saying({
    id: 'coat-quietly',
    needs:
      'i + leave early|leaving early|head out early|heading out early|leave a little early|leave a bit early|leaving a little early|leaving a bit early|duck out early - sick|doctor|hospital|funeral|if|you|was|yesterday|we|not|want|can|surgery|traffic|airport|fee|feel|emergency|always|used to',
    dryness: 'sandy',
    text: 'The coat will be put on quietly.',
    why: 'How it is done.',
    example: "I have to leave early today for my daughter's recital.",
    miss: 'He left early yesterday.',
  }),
  saying({
    id: 'view-from-ahead',
    needs:
      'ahead of schedule|a week ahead on|a day ahead on|two days ahead on|a few days ahead on|a little ahead on|a bit ahead on|days ahead of schedule|a day ahead of|a week ahead of|running ahead on + i|we|project|work|crew - not|if|please|you|your|arrive|book|flight|plan ahead|keep|stay|want|hope|never|how|leave|call',
    dryness: 'sandy',
    text: 'The view from here is unfamiliar.',
    why: 'How rare it is.',
    example: "We're a week ahead on the kitchen remodel.",
    miss: 'Please plan a week ahead.',
  }),
]
