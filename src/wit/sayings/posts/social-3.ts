import { type Saying, saying } from '../saying.ts'

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
    id: 'previous-video',
    needs: 'new video + up|live|out|channel|here|post - not|camera|security|call|system|if|card|conference',
    dryness: 'arid',
    text: 'The previous video has moved down one.',
    why: 'Elsewhere on the page.',
    example: 'Our new video is up on our channel.',
    miss: 'The video is not new.',
  }),
]
