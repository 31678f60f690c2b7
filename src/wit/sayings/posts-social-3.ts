import { type Saying, saying } from './saying.ts'

/** What is asked and said in social posts. */
export const postsSocial3: readonly Saying[] = [
  saying({
    id: 'introductions',
    needs:
      'join thousand|join the thousand|join hundred|join more than|join over|join nearly + who|of|subscriber|reader|other|people|customer|member|# - church|march|protest|lawsuit|class action|ministry',
    dryness: 'sandy',
    text: 'Introductions may take a while.',
    why: 'Arithmetic.',
    example: 'Join thousands of readers who get our Sunday letter.',
    miss: 'Join us at 3.',
  }),
  saying({
    id: 'pocket-hum',
    needs:
      'turn on notification|turn on post notification|turn on your notification|turn on push notification|notifications on',
    dryness: 'sandy',
    text: 'Your pocket will hum accordingly.',
    why: 'What to expect.',
    example: 'Turn on notifications to hear about new drops first.',
    miss: 'Turn off the light.',
  }),
  saying({
    id: 'eyes-open',
    needs:
      'photo from|photos from|picture from|pictures from|photo of the event|photos of the event + up|post|now|here|live|online|ready|see|album - camera|security|scene|accident|missing|inspection|listing|phone|upload|storm|crash|funeral|memorial|x-ray',
    dryness: 'sandy',
    text: 'Eyes are open in most of them.',
    refersTo: [],
    why: 'A report on quality.',
    example: 'Photos from Friday’s ribbon cutting are up on our page.',
    miss: 'The photo is on the desk.',
  }),
  saying({
    id: 'now-experts',
    needs: 'welcome + new follower|new subscriber|new reader|new listener|new member - meeting|please|you',
    dryness: 'sandy',
    text: 'Compared with you, the rest are now experts.',
    why: 'What your arrival does.',
    example: 'Welcome to our new followers.',
    miss: 'The new member has a key.',
  }),
  saying({
    id: 'several-voices',
    needs:
      'hello from|greetings from|warm greetings from|cheers from + team|all of us|everyone|our|crew|staff - jail|hospital',
    dryness: 'sandy',
    text: 'Please imagine it in several voices.',
    refersTo: [],
    why: 'For the effect.',
    example: 'Hello from the team at Northside Bikes.',
    miss: 'Hello, our team is here.',
  }),
  saying({
    id: 'tidy-part',
    needs:
      'show us your|share a photo of your|share a picture of your|post a photo of your|send us a photo of your|post a picture of your + workspace|desk|office|setup|kitchen|garden|closet|shelf|room|home|garage|porch|bookshelf|pantry|yard|studio - damage|leak|proof|rental|move|inspection',
    dryness: 'sandy',
    text: 'You need only tidy the part in the picture.',
    why: 'A rule of photography.',
    example: 'Show us your home office setup.',
    miss: 'Please show your badge.',
  }),
  saying({
    id: 'two-boasting',
    needs:
      "what's one thing|what be one thing|what is one thing - we|better|improve|change|wish|fix|our|regret|fear|miss|struggle",
    dryness: 'crisp',
    text: 'Two would be boasting.',
    why: 'Why one.',
    example: 'What’s one thing you can’t travel without?',
    miss: 'Is one thing left?',
    asks: true,
  }),
  saying({
    id: 'nod-at-nothing',
    needs:
      'listen to + episode|podcast|latest|show - voicemail|patient|kid|kids|customer|call|wherever|teacher|feedback',
    dryness: 'sandy',
    text: 'Strangers may see you nod at nothing.',
    why: 'A side effect.',
    example: 'Listen to the latest episode on your commute.',
    miss: 'Listen to the customer.',
  }),
  saying({
    id: 'from-the-side',
    needs:
      'behind every great|behind every good|behind every successful|behind every beautiful|behind every strong - man|woman|death',
    dryness: 'arid',
    text: 'From the side, you can see both.',
    refersTo: [],
    why: 'A matter of position.',
    example: 'Behind every great meal is a great farmer.',
    miss: 'Please stand behind every line.',
  }),
  saying({
    id: 'snack-layer',
    needs:
      'team|company|partnership|business|workplace + build on|built on|be build on - lot|land|site|hill|foundation of|faith|god|block|street|year|#',
    dryness: 'sandy',
    text: 'The next layer is snacks.',
    why: 'A cross section.',
    example: 'Great teams are built on trust.',
    miss: 'The team built a shed on Friday.',
  }),
  saying({
    id: 'wanting-all',
    needs:
      'which one would you|which would you|which one do you|which do you|which color would you|which one are you + choose|pick|prefer|wear|try|order|like|want|take - appointment|time|day|doctor|location|@time|@day|meet|we|agree',
    dryness: 'sandy',
    text: 'Wanting all of them is also an answer.',
    refersTo: [],
    why: 'A frequent one.',
    example: 'Which one would you choose?',
    miss: 'Would you choose a time?',
    asks: true,
  }),
  saying({
    id: 'look-with-interest',
    needs:
      'have you try our|have you tried our|have you try the new|have you tried the new|have you tried this - restart|turn|reset|call|report|medicine|why|log',
    dryness: 'sandy',
    text: 'Looking at it with interest is a start.',
    why: 'Where most begin.',
    example: 'Have you tried our new iced tea yet?',
    miss: 'Have you tried to restart?',
    asks: true,
  }),
  saying({
    id: 'least-itself',
    needs:
      'make the most of your|make the most of the|make the most out of your|get the most out of your - treatment|insurance|benefit|session|visit|life|medication|health|appointment|retirement|money|therapy',
    dryness: 'arid',
    text: 'The least takes care of itself.',
    why: 'The rest of the range.',
    example: 'Make the most of your weekend.',
    miss: 'Most of your order is here.',
  }),
  saying({
    id: 'floor-choice',
    needs:
      'make room for + new|more|something|spring|fall|summer|holiday|winter - ambulance|child|passenger|wheelchair|people|baby|traffic|emergency|mistake|joy',
    dryness: 'sandy',
    text: 'The floor is the usual first choice.',
    why: 'How room is made.',
    example: 'Make room for something new this spring.',
    miss: 'We need a room for the new class.',
  }),
  saying({
    id: 'right-chair',
    needs: 'no place like home - insurance|nursing|hospice|funeral',
    dryness: 'crisp',
    text: 'It has the right chair.',
    refersTo: [],
    why: 'The difference.',
    example: 'There’s no place like home.',
    miss: 'There is no place to sit.',
  }),
  saying({
    id: 'taxes-remain',
    needs:
      'make everything better|makes everything better|make everything taste better|make every day better|make everything a little better - god|mother|mom|dad|time|tax|medicine',
    dryness: 'sandy',
    text: 'Taxes remain as they were.',
    why: 'An exception.',
    example: 'Fresh flowers make everything better.',
    miss: 'Everything is in the better box.',
  }),
  saying({
    id: 'dishes-as-before',
    needs: 'what make you happy|whatever make you happy|what bring you joy - not|therapy|sad|love',
    dryness: 'crisp',
    text: 'Do the dishes as before.',
    why: 'For the rest.',
    example: 'Do more of what makes you happy.',
    miss: 'We are happy with the dishes.',
  }),
  saying({
    id: 'previous-video',
    needs: 'new video + up|live|out|channel|here|post - not|camera|security|call|system|if|card|conference',
    dryness: 'arid',
    text: 'The previous video has moved down one.',
    why: 'Elsewhere on the page.',
    example: 'Our new video is up on our channel.',
    miss: 'The video is not new.',
  }),
]
