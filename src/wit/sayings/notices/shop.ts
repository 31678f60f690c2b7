import { type Saying, saying } from '../saying.ts'

/** Hours, prices, stock and bookings, as a shop puts them. */
export const noticesShop: readonly Saying[] = [
  saying({
    id: 'hours-on-door',
    needs:
      'hour + post|posted|list|listed + on the door|on the front door|on our door|on our front door - not|if|within|hours ago|after hours',
    dryness: 'sandy',
    text: 'Anyone near enough to read them can also try the handle.',
    why: 'What the reader is standing at.',
    example: 'Our holiday hours are posted on the front door.',
    miss: 'The job is posted on the door.',
  }),
  saying({
    id: 'hours-same-length',
    needs:
      'new hours|new weekend hours|new summer hours|new winter hours|new fall hours|new spring hours|new holiday hours|new store hours|new office hours|new business hours|new opening hours|new evening hours|extended hours|hours be change|hours have change|hours will change - not|hire|shift|overtime|billable|pay|crew|employee|if|hour change',
    dryness: 'sandy',
    text: 'Each hour still has 60 minutes.',
    why: 'What has not changed.',
    example: 'New weekend hours at our Elm Street shop',
    miss: 'We billed three hours.',
  }),
  saying({
    id: 'early-now-on-time',
    needs:
      'open an hour early|open an hour earlier|open half an hour earlier|open earlier|opening earlier|opens earlier|opening an hour earlier|open 30 minutes earlier|open two hours earlier - not|no longer|if|could|season|year|than expected',
    dryness: 'sandy',
    text: 'Those who always came too early will be on time.',
    why: 'Who it is for.',
    example: 'The coffee bar will open an hour earlier during finals week.',
    miss: 'The coffee bar opens at 6.',
  }),
  saying({
    id: 'staying-is-shopping',
    needs:
      'now deliver|now delivers|now delivering|now offer delivery|now offers delivery|now offering delivery|delivery be now available|delivery is now available|now do delivery|now does delivery - library|pharmacy|prescription|medicine|post office|mail|meal|not|report|result|alert|data|course|training|news|content|software|app|platform|system|baby|lesson|power|performance|email|message|can',
    dryness: 'sandy',
    text: 'Staying where you are now counts as shopping.',
    why: 'What a delivery makes of it.',
    example: 'The bakery on Main Street now delivers.',
    miss: 'The bakery delivered on Tuesday.',
  }),
  saying({
    id: 'front-keeps-up',
    needs:
      'delivery|deliveries|delivery driver|courier + back door|rear door|back entrance|rear entrance|loading dock|side door + should|must|please|go|use - front|paint|was|left|not|repair|dinner',
    dryness: 'sandy',
    text: 'The front door will keep up appearances.',
    why: 'The division of labor.',
    example: 'Deliveries should go to the back door until further notice.',
    miss: 'The back door is open.',
  }),
  saying({
    id: 'left-with-neighbor',
    needs:
      'order|package|parcel|delivery|box|item + left with a neighbor|left with your neighbor|leave with a neighbor|leave with your neighbor|left next door|left with the neighbor|left with your next-door neighbor - if|please|can|not|would|may',
    dryness: 'sandy',
    text: 'You now have something to talk about.',
    why: 'What neighbors lack.',
    example: 'Your order was left with a neighbor.',
    miss: 'Can you leave my package with a neighbor?',
  }),
  saying({
    id: 'only-price-cut',
    needs:
      'half price|half-price|half off + is|are|all|get|every|be - not|was|were|time|page|haircut|first|second|one|children|kid|off its|years',
    dryness: 'sandy',
    text: 'Only the price is cut in half.',
    why: 'What comes whole.',
    example: 'Coffee is half price before 8 a.m. all week.',
    miss: 'Coffee was half price last week.',
  }),
  saying({
    id: 'only-describe-them',
    needs:
      'sell out by|sell out before|sells out by|sells out before|usually sell out|often sell out|sell out early|sold out by - not|never|if|was|were|had|yesterday',
    dryness: 'sandy',
    text: 'After that, we can only describe what you missed.',
    why: 'What is left to sell.',
    example: 'The cinnamon rolls sell out by ten most mornings.',
    miss: 'The rolls are sold out.',
  }),
  saying({
    id: 'your-own-uncle',
    needs:
      'can be rent|can be rented|available to rent|available for rent|can be book|can be booked|can be reserved|can be reserve|available for private|available for rental|be available for|is available for|rent our|host your|book our|reserve our + birthday|wedding|anniversary|graduation|family reunion|reception - office party|company party|company holiday|kid|children|child|car|tent|chair|photo|equipment|dj|cater|catering|funeral|memorial|not|gift|cake|flower|planner|limo|bus|registry|card',
    dryness: 'sandy',
    text: 'Please bring your own uncle for the speech.',
    why: 'What no venue supplies.',
    example: 'Our rooftop can be rented for birthdays and company events.',
    miss: 'Cakes are available for birthdays.',
  }),
  saying({
    id: 'looking-at-door',
    needs:
      "let us know|please call|call us|please tell us|please contact us|please let us + cancel|can not make it|cannot make it|can't make it|change of plan|plans change + reservation|booking|table - fee|charge|hotel|flight|rental|refund|day|hour|online",
    dryness: 'sandy',
    text: 'Otherwise, we will keep looking at the door.',
    why: 'What a host does.',
    example: 'Please let us know if you need to cancel your reservation.',
    miss: 'Please cancel 24 hours ahead.',
  }),
  saying({
    id: 'done-earlier',
    needs:
      'have an opening|have an earlier opening|have an earlier appointment|have a cancellation|have an earlier time|have an earlier slot|earlier appointment be available + early|earlier|sooner|come in - no|not|job|position|if we|surgery|please|by',
    dryness: 'sandy',
    text: 'You would also be done earlier.',
    why: 'The other end of it.',
    example: 'We have an opening on Tuesday morning if you would like to come in earlier.',
    miss: 'We have an opening for a cook.',
  }),
  saying({
    id: 'noises-until-then',
    needs:
      'car|truck|van|vehicle + due for|be due|is due + inspection|service|tune-up|checkup|tire rotation|brake - i|late|not|loan|payment|lease|registration|overdue|oil|past|return|recall',
    dryness: 'sandy',
    text: 'Noises have until then to stop on their own.',
    why: 'The usual hope.',
    example: 'Your car is due for an inspection in May.',
    miss: 'Your car payment is due.',
  }),
  saying({
    id: 'keep-driving',
    needs:
      'parking|park + behind the|in back of the|in the back|in the rear|behind our|at the rear - staff|employee|only|reserved|reserve|full|the park|a park|park is|park be|not|no|never|front|bike|dog|playground|national|trail|across|side|parking lot is closed|closed|gate|new',
    dryness: 'sandy',
    text: 'If you can see the front door, keep driving.',
    why: 'How to tell.',
    example: 'Visitor parking is behind the building.',
    miss: 'The park is behind us.',
  }),
  saying({
    id: 'view-your-own',
    needs:
      'takeout|take-out|carryout + available|offer|now|all day|until|every - trash|ready|no|not|stop|library|book|clothes|grocery|drug|end|prescription|only|driver',
    dryness: 'sandy',
    text: 'The view will be your own.',
    why: 'The other half of dining out.',
    example: 'Takeout is available all day.',
    miss: 'Your takeout is ready.',
  }),
  saying({
    id: 'no-time-to-get-lost',
    needs:
      'two doors down|next door|across the street|one block|a block away|around the corner|three doors down|across the hall|one door down + move|moving|relocate - family|neighbor|if|not|your|moved in|please|car|music',
    dryness: 'sandy',
    text: 'You will hardly have time to get lost.',
    why: 'The distance.',
    example: 'The store is moving two doors down.',
    miss: 'A new family moved in next door.',
  }),
]
