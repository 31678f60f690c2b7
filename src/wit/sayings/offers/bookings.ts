import { type Saying, saying } from '../saying.ts'

/** Bookings, hours, jobs and courses. */
export const offersBookings: readonly Saying[] = [
  saying({
    id: 'finish-reading',
    needs:
      'fill up fast|fill up quickly|fill fast|fill quickly|go fast|go quickly|sell out fast|sell out quickly|book up fast|book up quickly|filling up fast|filling fast|going fast|sell quickly - bathtub|tub|tank|not|tires|heart|time|day|week',
    dryness: 'sandy',
    text: 'You may finish reading this first.',
    refersTo: [],
    why: 'There is that much time.',
    example: 'Appointments are filling up fast for December.',
    miss: 'The tub fills up fast.',
  }),
  saying({
    id: 'know-by-then',
    needs:
      'now booking|now book|now accept booking|now accept reservation|now take reservation|now taking booking|booking be open|now schedule|now scheduling|now accepting reservation + spring|summer|fall|winter|season|year|holiday|january|february|march|april|may|june|july|august|september|october|november|december',
    dryness: 'sandy',
    text: 'Please know now how you will feel by then.',
    why: 'What booking ahead takes.',
    example: 'We are now booking weddings for next spring.',
    miss: 'Book the room now.',
  }),
  saying({
    id: 'pull-at-door',
    needs:
      'hour + post|posted|list|listed|find + website|site|online|page|web - rate|job|work|office hours with|within|pay|hourly|minimum|24|session',
    dryness: 'crisp',
    text: 'Pulling at the door is the other method.',
    why: 'How else to learn it.',
    example: 'Our holiday hours are posted on our website.',
    miss: 'The job was posted an hour ago.',
  }),
  saying({
    id: 'appointment-chance',
    needs: 'by appointment only|by appointment - not|no',
    dryness: 'sandy',
    text: 'Chance meetings happen elsewhere.',
    why: 'What is left to chance.',
    example: 'The studio is open by appointment only.',
    miss: 'Your appointment is at 4.',
  }),
  saying({
    id: 'sleep-through-stay',
    needs:
      'two-night minimum|night minimum|minimum stay|three-night minimum|minimum of two night|minimum of three night',
    dryness: 'crisp',
    text: 'You may sleep through all of it.',
    refersTo: [],
    why: 'How nights are spent.',
    example: 'There is a two-night minimum on holiday weekends.',
    miss: 'The minimum age is 12.',
  }),
  saying({
    id: 'retirement-last',
    needs: 'paid vacation|paid time off|pto + 401|401(k|401k|retirement',
    dryness: 'arid',
    text: 'Of these, retirement comes last.',
    why: 'An order of events.',
    example: 'We offer paid vacation and a retirement plan.',
    miss: 'Paid vacation is great.',
  }),
  saying({
    id: 'letter-feeling',
    needs:
      'resume|résumé + cover letter + send|apply|submit|upload|include|email - attached| no cover|not|optional|without|my|i',
    dryness: 'crisp',
    text: 'The letter says the same, with feeling.',
    why: 'Why two are asked for.',
    example: 'Apply with your resume and a short cover letter.',
    miss: 'Your resume has arrived.',
  }),
  saying({
    id: 'other-part',
    needs:
      'part-time|part time + hire|position|role|job|opening|look for|seek|help|wanted|need - full-time|full time|or full|student|school|became|left|degree',
    dryness: 'crisp',
    text: 'The other part is yours.',
    why: 'What the hours leave.',
    example: "We're hiring a part-time barista.",
    miss: 'She studied part-time.',
  }),
  saying({
    id: 'middle-doubt',
    needs:
      'by the end + course|workshop|class|program|webinar|session|book|training|day|weekend|lesson|series + you - report|please|send|submit|finish|complete|let us|deadline|respond|reply|pay',
    dryness: 'sandy',
    text: 'In the middle, you will doubt it.',
    refersTo: [],
    why: 'How courses go.',
    example: 'By the end of the course, you will be able to build a bookcase.',
    miss: 'Please pay by the end of the day.',
  }),
  saying({
    id: 'standing-still',
    needs:
      'own pace|own speed|self-paced|self paced + learn|course|study|lesson|class|program|training|module|complete|work - walk|walking|run|hike|tour',
    dryness: 'crisp',
    text: 'Standing still is a pace.',
    why: 'The slowest one.',
    example: 'Learn Spanish at your own pace.',
    miss: 'The pace of the walk is slow.',
  }),
  saying({
    id: 'rusty',
    needs:
      'all level|all skill level|any level|every level|every skill level|all experience level + welcome|open|suitable|perfect|great|for - parking|floor|noise|water|management|building|staff at',
    dryness: 'sandy',
    text: 'Expect most people to say they are rusty.',
    why: 'How levels introduce themselves.',
    example: 'Dancers of all levels are welcome.',
    miss: 'Welcome to level 4.',
  }),
  saying({
    id: 'do-not-change',
    needs:
      "definitely be back|will be back|definitely return|definitely come back|will be return|will be going back|will definitely go back|definitely go back + great|wonderful|excellent|amazing|love|loved|delicious|fantastic|enjoy|enjoyed|good|friendly|best - office|email|stock|power|monday|soon|in touch|with you|i'll be back on|online",
    dryness: 'sandy',
    text: 'Please do not change anything until then.',
    why: "A guest's request.",
    example: 'We had a great experience and will definitely be back.',
    miss: 'The great coffee will be back in stock.',
  }),
  saying({
    id: 'same-size',
    needs:
      'run small|run a little small|run a bit small|run slightly small|run large|run a little large|run a bit large|run slightly large|run big|run a little big|run a bit big|run true to size - business|errand|group',
    dryness: 'crisp',
    text: 'You are still the size you were.',
    why: 'A comfort.',
    example: 'The boots run a little small.',
    miss: 'We run a small business.',
  }),
  saying({
    id: 'only-five',
    needs:
      'five star|5 star|five stars|5 stars + for|give|from me|deserve|all the way - review|reviews|hotel|rated|rating|average|out of|leave|leaving|resort|restaurant|general|reviewer|rate us',
    dryness: 'crisp',
    text: 'The form had only five.',
    why: 'Why not more.',
    example: 'Five stars for the crew that painted our porch.',
    miss: 'We have a five-star rating.',
  }),
]
