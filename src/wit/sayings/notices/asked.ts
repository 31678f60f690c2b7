import { type Saying, saying } from '../saying.ts'

/** What customers and colleagues ask for. */
export const noticesAsked: readonly Saying[] = [
  saying({
    id: 'wobbly-table-ask',
    needs:
      'table + do you have|do you still have|is there|are there|would you have|could we get|could i get|can we get|can i get|can i book|can we book|could i book|could we book|can i reserve|could i reserve|can we reserve + for two|for three|for four|for five|for six|for eight|tonight|available|saturday|sunday|friday|thursday|lunch|dinner|@time - oak|wood|conference|dining|market|fair|data|sale|spreadsheet|picnic|rent|pool|outdoor|outside|patio|booth|vendor',
    asks: true,
    dryness: 'sandy',
    text: 'One that wobbles is fine.',
    why: 'How much it matters.',
    example: 'Do you have a table for six on Friday at 7?',
    miss: 'Do you have a table for sale?',
  }),
  saying({
    id: 'wobbly-table',
    needs:
      'table + i + ask whether|ask if|wonder if|wondering if|like to book|like to reserve|want to book|want to reserve|hope to book|need to book|need to reserve|check whether|check if|see if + available|for two|for three|for four|for five|for six|for eight|for ten|saturday|sunday|friday|dinner|lunch|@time - sale|data|vendor|booth|picnic|outdoor|outside|patio|pool|conference|furniture|round',
    dryness: 'sandy',
    text: 'One that wobbles is fine.',
    why: 'How much it matters.',
    example: "I'm writing to ask whether you still have any tables available for Saturday.",
    miss: "I'd like to sell a table.",
  }),
  saying({
    id: 'looking-out',
    needs:
      'table by the window|window seat|window table|near the window|seat by the window|by a window|next to the window + could|can|is there|may|would|do you have|possible - curtain|flight|plane|plant|desk|bus|train|cushion|cost',
    asks: true,
    dryness: 'sandy',
    text: 'Some looking out is planned.',
    why: 'What it is for.',
    example: 'Could we get a table by the window?',
    miss: 'Could you close the window?',
  }),
  saying({
    id: 'day-ends-after',
    needs:
      'send|forward|share|email|finish|submit|review|get me|get that|update + end of day|end of the day|eod|close of business|end of today + can you|could you|would you|will you|can i - @we|when|sorry',
    asks: true,
    dryness: 'sandy',
    text: 'My day will end shortly after that.',
    why: "The sender's plan.",
    example: 'Can you send me the updated budget by end of day?',
    miss: 'Can you send me the budget?',
  }),
  saying({
    id: 'easy-places',
    needs:
      'can you|could you|would you + send me|resend|forward me|share + link|address|phone number|file|password reset|contact|recording - pdf|version|vector|correct|format|logo|invoice|draft|final|signed|update|updated|your|new|google|social|on facebook|if|when',
    asks: true,
    dryness: 'sandy',
    text: 'I have looked in all the easy places.',
    why: 'What came before asking.',
    example: 'Could you send me the link to the folder?',
    miss: 'Could you send me your link?',
  }),
  saying({
    id: 'rather-ask',
    needs:
      'what time + start|begin|open|leave|meet|get there|arrive|be there|kick off - you open|surgery|hurt|do you open|funeral|service|your|flight|close|pain',
    asks: true,
    dryness: 'sandy',
    text: 'I would rather ask than be early.',
    why: 'The reason.',
    example: 'What time does the meeting start?',
    miss: 'What time is it?',
  }),
  saying({
    id: 'nearly-true',
    needs:
      'when can i expect|when can we expect|when should i expect|when should we expect|when will the|when do you think + draft|report|proposal|design|contract|quote|estimate|order|delivery|invoice|part|logo|plan|sample|slide|result of the survey|cabinet|project|car - test|lab|baby|lunch|dinner|medical|refund|funeral|pain|you arrive',
    asks: true,
    dryness: 'sandy',
    text: 'A date that is nearly true will do.',
    why: 'What is hoped for.',
    example: 'When can I expect the first draft?',
    miss: 'When did you send it?',
  }),
  saying({
    id: 'answer-in-person',
    needs:
      'do you deliver|do you offer delivery|do you do delivery|do you also deliver|do you have delivery|can you deliver|can it be delivered|could you deliver|is delivery available - how much|speech|talk|presentation|workshop|baby|training|report|result|message|speak|medicine|file|on time|prescription',
    asks: true,
    dryness: 'sandy',
    text: 'I would answer the door in person.',
    why: "The buyer's part.",
    example: 'Do you deliver on Sundays?',
    miss: 'Did you deliver the speech?',
  }),
  saying({
    id: 'open-all-day',
    needs:
      'be you open|are you open|will you be open|are you still open|what time do you open|when do you open|is the store open|is your store open|be your shop open|are you guys open - call|meet|chat|for a|job|to|open up|minded|source|about|hire|er|late|emergency|24|all day',
    asks: true,
    dryness: 'sandy',
    text: 'I am open all day.',
    why: 'The other side of the counter.',
    example: 'Are you open on Memorial Day?',
    miss: 'Are you open to suggestions?',
  }),
  saying({
    id: 'circling-alone',
    needs:
      'parking|where do visitors park|where do we park|where do i park|where can i park|where can we park|where should i park|where should we park|where do guests park + is there|do you have|where is|where do|where can|where should|where be|is parking|any parking|have parking|how be|is street parking - permit|ticket|fine|dog|accessible|handicap|handicapped|disabled|charge|how much|validate|bike|boat|trailer|rv',
    asks: true,
    dryness: 'sandy',
    text: 'The circling I can do on my own.',
    why: 'What needs no help.',
    example: 'Is there parking nearby?',
    miss: 'Who got a parking ticket?',
  }),
  saying({
    id: 'sitting-down',
    needs:
      'how much do you charge|how much do it cost|how much does it cost|how much be a|how much is a|how much would|how much will|what do you charge|how much are your|how much be your|how much does a|how much do a|what would it cost|how much does the|how much for - surgery|treatment|funeral|hospital|therapy|medicine|owe|bail|lawyer|attorney|time|longer|weigh|lose|rain|ambulance|prescription|save|snow|earn|vet|notice|you earn|fine|repay|loan',
    asks: true,
    dryness: 'sandy',
    text: 'I am sitting down.',
    why: 'Ready for it.',
    example: 'How much do you charge for a birthday cake?',
    miss: 'How much time do we have?',
  }),
  saying({
    id: 'doorstep-differs',
    needs:
      'say deliver|says delivered|say delivered|mark as deliver|marked as delivered|marked delivered|show as delivered|shows delivered|shows as delivered|listed as delivered + my|i + not|never|no sign|nothing|nowhere|empty - your|please check|medicine|if|medication|prescription|speech',
    dryness: 'sandy',
    text: 'My doorstep sees it differently.',
    why: 'The other witness.',
    example: "My package says delivered, but it's not here.",
    miss: 'My package was delivered.',
  }),
  saying({
    id: 'least-picky',
    needs:
      'do you have|are there|is there|would there be + anything open|anything available|anything left|any availability|any opening|any openings|any rooms|any spots|any tables|any slots|any seats|any appointments|any times|any cancellations|any tickets - job|position|improvement|color|size|doctor|therapy|vaccine|else|hiring|emergency',
    asks: true,
    dryness: 'sandy',
    text: 'I am at my least picky.',
    why: 'Why asked.',
    example: 'Are there any rooms left for the weekend of the 12th?',
    miss: 'Are there any questions?',
  }),
  saying({
    id: 'leaners',
    needs:
      'booth + could|can|may|is there|would it be possible|possible - vote|voting|photo|trade|vendor|phone|toll|rent|ticket|show|fair|recording|market|tanning|paint|kissing|set up|find your',
    asks: true,
    dryness: 'sandy',
    text: 'Some of us are leaners.',
    why: 'What a booth is for.',
    example: 'Could we have a booth instead of a table?',
    miss: 'Could we rent a photo booth?',
  }),
]
